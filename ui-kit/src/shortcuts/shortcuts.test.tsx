import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextInput } from '../primitives/TextInput.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { ShortcutProvider } from './ShortcutProvider.js';
import { SHORTCUTS_KEY } from './shortcuts-key.js';
import { useShortcutSheet, useShortcuts } from './use-shortcuts.js';

afterEach(() => localStorage.removeItem(SHORTCUTS_KEY));

const pressed = vi.fn();

function Planner() {
  const [isHere, setHere] = useState(true);
  const { openShortcuts } = useShortcutSheet();
  return (
    <>
      {isHere && <Keys />}
      <TextInput aria-label="Title" />
      <button type="button" onClick={openShortcuts}>
        List
      </button>
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  );
}

function Keys() {
  useShortcuts([
    { keys: 'N', group: 'calendar', label: 'New entry', run: pressed },
    { keys: 'Ctrl+Z', group: 'everywhere', label: 'Undo' },
  ]);
  return null;
}

const planner = async () => {
  pressed.mockClear();
  await render(
    <ThemeProvider>
      <ShortcutProvider>
        <Planner />
      </ShortcutProvider>
    </ThemeProvider>,
  );
};

test('single-key shortcuts work only without modifiers and outside fields, dialogs and IME compositions', async () => {
  await planner();
  const button = page.getByRole('button', { name: 'Leave' });
  button.element().focus();
  await userEvent.keyboard('n');
  expect(pressed.mock.calls).toEqual([[{ key: 'n' }]]);

  for (const init of [
    { ctrlKey: true },
    { altKey: true },
    { shiftKey: true },
    { isComposing: true },
    { keyCode: 229 },
  ])
    button.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, ...init }));
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.click();
  await userEvent.keyboard('n');
  await expect.element(title).toHaveValue('n');
  await page.getByRole('button', { name: 'List' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('n');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('the ? key lists shortcuts of all mounted components, and a checkbox turns off single-key shortcuts', async () => {
  await planner();
  await userEvent.keyboard('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet.getByText('New entry')).toBeVisible();
  await expect.element(sheet.getByText('Undo')).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  expect(localStorage.getItem(SHORTCUTS_KEY)).toBe('off');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('n?');
  expect(pressed).not.toHaveBeenCalled();
  expect(page.getByRole('dialog').elements()).toEqual([]);

  await page.getByRole('button', { name: 'List' }).click();
  await sheet.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
  expect(localStorage.getItem(SHORTCUTS_KEY)).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('shortcuts of an unmounted component neither run nor appear in the list', async () => {
  await planner();
  await page.getByRole('button', { name: 'Leave' }).click();
  await userEvent.keyboard('n?');
  expect(pressed).not.toHaveBeenCalled();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet).toBeVisible();
  expect(sheet.getByText('New entry').elements()).toEqual([]);
});
