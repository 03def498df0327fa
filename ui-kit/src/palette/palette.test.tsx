import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Calendar } from '../calendar/Calendar.js';
import { defaultCalendarState } from '../calendar/calendar-state.js';
import { octoberEntries } from '../calendar/story-data.js';
import { Dialog } from '../primitives/Dialog.js';
import { TextInput } from '../primitives/TextInput.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { useCommands } from '../shortcuts/use-shortcuts.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { CommandPalette } from './CommandPalette.js';

const calls = { date: vi.fn(), search: vi.fn(), entry: vi.fn(), all: vi.fn(), print: vi.fn() };
const found = octoberEntries.slice(0, 6);

function Commands() {
  const [asking, setAsking] = useState(false);
  useCommands([
    { keys: 'N', group: 'calendar', label: 'New entry', run: () => setAsking(true) },
    { keys: ['1', '2'], group: 'calendar', label: 'Switch to a view', run: () => {} },
    { keys: 'Ctrl+Z', group: 'everywhere', label: 'Undo' },
    { group: 'calendar', label: 'Print', keywords: ['paper'], run: calls.print },
    ...Array.from({ length: 12 }, (_, index) => ({
      group: 'everywhere' as const,
      label: `Page ${index + 1}`,
      run: () => {},
    })),
  ]);
  return (
    <>
      <TextInput aria-label="Name" />
      <Dialog open={asking} onOpenChange={({ open }) => setAsking(open)} title="Add entry">
        <TextInput aria-label="Title" />
      </Dialog>
    </>
  );
}

const planner = async ({ isReload = false } = {}) => {
  if (isReload) await cleanup();
  else localStorage.clear();
  for (const call of Object.values(calls)) call.mockReset();
  await page.viewport(1024, 800);
  await render(
    <ThemeProvider>
      <ShortcutProvider>
        <Commands />
        <CommandPalette
          onGoToDate={calls.date}
          onSearchEntries={calls.search}
          onOpenEntry={calls.entry}
          onOpenAllEntries={calls.all}
          entries={found}
          entryCount={41}
          today="2026-11-11"
        />
      </ShortcutProvider>
    </ThemeProvider>,
  );
};
const palette = () => page.getByRole('dialog', { name: 'Search and commands' });
const field = () => palette().getByRole('combobox');
const options = () => palette().getByRole('option');
const selected = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const open = async () => {
  await press('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
};

test('Ctrl+K opens the palette, even if a field has focus, but not over a dialog', async () => {
  await planner();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.click();
  await open();
  await press('{Escape}');
  await expect.element(palette()).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();

  await open();
  await press('new{Enter}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await press('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Add entry' })).toBeVisible();
  expect(palette().elements()).toEqual([]);
});

test('the open palette lists the commands of a screen that loads later', async () => {
  await page.viewport(1024, 800);
  const inside = (screen: ReactNode) => (
    <ThemeProvider>
      <ShortcutProvider>
        {screen}
        <CommandPalette />
      </ShortcutProvider>
    </ThemeProvider>
  );
  const { rerender } = await render(inside(null));
  await open();
  await field().fill('print');
  await expect.element(palette().getByText('No results').first()).toBeVisible();
  await rerender(inside(<Commands />));
  await options().filter({ hasText: 'Print' }).click();
  expect(calls.print).toHaveBeenCalled();
});

test('while the palette is open, Ctrl+K and typing move focus to its field, and no key reaches the page', async () => {
  await planner();
  const pressed = vi.fn();
  const onKeyDown = ({ key }: KeyboardEvent) => pressed(key);
  document.body.addEventListener('keydown', onKeyDown);
  const blur = () => (document.activeElement as HTMLElement).blur();
  await open();
  await press('jan ');
  blur();
  await press('4');
  await expect.element(field()).toHaveValue('jan 4');
  blur();
  await press('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('jan 4');
  await press('{Enter}');
  expect(calls.date).toHaveBeenCalledWith({ date: '2027-01-04' });
  // The user is still holding the key.
  const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  expect(document.body.dispatchEvent(new KeyboardEvent('keydown', held))).toBe(false);
  const reached = pressed.mock.calls.flat().filter((key) => key !== 'Control' && key !== 'k');
  expect(reached).toEqual([...'jan ', 'Enter']);
  document.body.removeEventListener('keydown', onKeyDown);
});

test('the palette goes to typed dates and months, clears the text on the first Escape, and closes on the second', async () => {
  await planner();
  await open();
  for (const [text, name, date] of [
    ['next tue', 'Tuesday, November 17, 2026', '2026-11-17'],
    ['mar 8', 'Monday, March 8, 2027', '2027-03-08'],
    ['tom', 'Tomorrow · Thursday, November 12, 2026', '2026-11-12'],
    ['march 2027', 'March 2027', '2027-03-01'],
    ['march', 'March 2027', '2027-03-01'],
  ] as const) {
    await field().fill(text);
    await expect.poll(selected).toContain(name);
    await press('{Enter}');
    expect(calls.date).toHaveBeenLastCalledWith({ date });
    await expect.element(palette()).not.toBeInTheDocument();
    await open();
    await expect.element(field()).toHaveValue('');
  }
  const escapeHint = () => palette().getByText('Esc').element().parentElement?.textContent;
  expect(escapeHint()).toBe('Esc Close');
  await press('xyz');
  await expect.poll(escapeHint).toBe('Esc Clear');
  await press('{Escape}');
  await expect.element(field()).toHaveValue('');
  await press('{Escape}');
  await expect.element(palette()).not.toBeInTheDocument();
});

test('the palette keeps text that is typed immediately after it opens again', async () => {
  await planner();
  await open();
  // Dispatch the events in one task, before the timer that returns focus from the closed palette.
  const send = async (init: KeyboardEventInit) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
    for (let rest = 20; rest > 0; rest -= 1) await Promise.resolve();
  };
  await send({ key: 'Escape' });
  expect(palette().elements()).toEqual([]);
  await send({ key: 'k', ctrlKey: true });
  const input = field().element() as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, 'winter');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(field()).toHaveValue('winter');
  await expect.element(field()).toHaveFocus();
});

/** Renders the palette over a calendar that displays November 2026. */
function OverCalendar() {
  const [state, setState] = useState(defaultCalendarState('2026-11-11'));
  return (
    <ThemeProvider>
      <Calendar
        style={{ height: 700 }}
        compact={false}
        entries={[]}
        brands={[]}
        today="2026-11-11"
        state={state}
        onStateChange={(change) => setState(change.state)}
      />
      <CommandPalette
        onGoToDate={({ date }) => setState((before) => ({ ...before, date }))}
        today="2026-11-11"
      />
    </ThemeProvider>
  );
}

test('focus moves to the date that the user goes to', async () => {
  await page.viewport(1280, 800);
  await render(<OverCalendar />);
  for (const [text, name] of [
    ['dec 1', 'Tuesday, December 1, 2026'],
    ['mar 8', 'Monday, March 8, 2027'],
    ['mar 9', 'Tuesday, March 9, 2027'],
  ] as const) {
    await open();
    await field().fill(text);
    await expect.poll(selected).toContain(name);
    await press('{Enter}');
    await expect.element(page.getByRole('button', { name: `${name}, no items` })).toHaveFocus();
  }
});

test('the palette reports that there are no results only after the entries have loaded', async () => {
  await page.viewport(1024, 800);
  const searching = (loading: boolean) => (
    <ThemeProvider>
      <CommandPalette onSearchEntries={calls.search} onOpenEntry={calls.entry} loading={loading} />
    </ThemeProvider>
  );
  calls.search.mockReset();
  const { rerender } = await render(searching(true));
  await open();
  await field().fill('week');
  await expect.poll(() => calls.search.mock.calls).toContainEqual([{ text: 'week' }]);
  expect(palette().getByText('No results').elements()).toEqual([]);
  await rerender(searching(false));
  await expect.element(palette().getByRole('status')).toHaveTextContent('No results');
});

test('the palette searches once after typing, and lists four entries and a command that displays all of them', async () => {
  await planner();
  await open();
  await press('wee');
  await press('k');
  await expect.poll(() => calls.search.mock.calls).toContainEqual([{ text: 'week' }]);
  await expect.element(options().filter({ hasText: 'All 41 entries with “week”' })).toBeVisible();
  await expect.element(palette().getByRole('status')).toHaveTextContent('6 results');
  const first = palette().getByRole('option', { name: new RegExp(`^${found[0]?.title}`) });
  await first.click();
  expect(calls.entry).toHaveBeenCalledWith({ entry: found[0] });
  await expect.poll(() => calls.search.mock.lastCall).toEqual([{ text: '' }]);

  await open();
  await field().fill('week');
  await options().filter({ hasText: 'All 41' }).click();
  expect(calls.all).toHaveBeenCalledWith({ text: 'week' });
});

test('the palette tells screen readers which result is selected, even after the results change', async () => {
  await planner();
  await open();
  const active = () => {
    const id = field().element().getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? `unknown: ${id}`);
  };
  await expect.poll(active).toContain('Today');
  for (const [text, name] of [
    ['pri', 'Print'],
    ['page 12', 'Page 12'],
    ['next tue', 'Tuesday, November 17, 2026'],
  ] as const) {
    await field().fill(text);
    await expect.poll(selected).toContain(name);
    expect(active()).toBe(selected());
  }
  await field().fill('qqq');
  await expect.poll(() => options().elements().length).toBeLessThan(6);
  await expect.poll(active).toBe(selected() ?? null);
});

test('the palette finds commands by keyword, and lists at most eight, beginning with the most recent one', async () => {
  await planner();
  await open();
  const commands = () => palette().getByRole('group', { name: 'Commands' }).getByRole('option');
  await expect.poll(() => commands().elements().length).toBe(8);
  await expect.element(commands().first()).toHaveTextContent('New entryN');
  expect(palette().getByText('Undo').elements()).toEqual([]);
  expect(palette().getByText('Switch to a view').elements()).toEqual([]);
  await press('paper');
  await expect.poll(selected).toBe('Print');
  await press('{Enter}');
  expect(calls.print).toHaveBeenCalledTimes(1);
  await open();
  await expect.element(commands().first()).toHaveTextContent('Print');
  await press('{ArrowUp}');
  await expect.poll(selected).toBe(commands().last().element().textContent);
  await press('{ArrowDown}');
  await expect.poll(selected).toContain('Today');
});

test('the palette remembers recent commands after a reload', async () => {
  await planner();
  for (const name of ['Page 12', 'Print', 'Page 9', 'Page 11', 'Page 9']) {
    await open();
    await field().fill(name);
    await expect.poll(selected).toBe(name);
    await press('{Enter}');
    await expect.element(palette()).not.toBeInTheDocument();
  }
  await planner({ isReload: true });
  await open();
  const commands = palette().getByRole('group', { name: 'Commands' }).getByRole('option');
  await expect.poll(() => commands.elements().length).toBe(8);
  const texts = commands.elements().map((option) => option.textContent);
  expect(texts.slice(0, 4)).toEqual(['Page 9', 'Page 11', 'Print', 'New entryN']);
});

test('the palette does not run a command when Enter ends an IME composition', async () => {
  await planner();
  await open();
  await field().fill('print');
  await expect.poll(selected).toBe('Print');
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  expect(calls.print).not.toHaveBeenCalled();
  await press('{Enter}');
  expect(calls.print).toHaveBeenCalledTimes(1);
});
