import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { useShortcuts } from '../shortcuts/use-shortcuts.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { CommandPalette } from './CommandPalette.js';

const calls = { create: vi.fn(), date: vi.fn() };

function Create() {
  useShortcuts([{ keys: 'N', group: 'calendar', label: 'New entry', run: calls.create }]);
  return null;
}

test('what the user types while the palette’s code loads is entered in its field', async () => {
  await render(
    <ThemeProvider>
      <ShortcutProvider>
        <Create />
        <CommandPalette onGoToDate={calls.date} today="2026-11-11" />
      </ShortcutProvider>
    </ThemeProvider>,
  );
  // Dispatch all events in one task, before the code can load.
  const press = async (init: KeyboardEventInit) => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }),
    );
    for (let rest = 20; rest > 0; rest -= 1) await Promise.resolve();
  };
  await press({ key: 'k', ctrlKey: true });
  for (const key of [...'jan 45', 'Backspace', 'Enter']) await press({ key });
  expect(calls.create).not.toHaveBeenCalled();
  const field = page.getByRole('combobox', { name: 'Search and commands' });
  await expect.element(field).toHaveValue('jan 4');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' 2027');
  await expect.element(field).toHaveValue('jan 4 2027');
});
