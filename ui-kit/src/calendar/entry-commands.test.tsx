import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CommandPalette } from '../palette/CommandPalette.js';
import { palettePart } from '../palette/palette-part.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from './Calendar.js';
import { calendarParts } from './calendar-parts.js';
import { MOVABLE } from './move/move-host.fixture.js';
import { movePart } from './move/move-part.js';

const calls = { onEdit: vi.fn(), onDelete: vi.fn(), onMove: vi.fn(), duplicate: vi.fn() };

const calendar = async (props: Partial<CalendarProps> = {}) => {
  await render(
    <ThemeProvider>
      <ShortcutProvider>
        <Calendar
          style={{ height: 800 }}
          compact={false}
          entries={MOVABLE}
          brands={[]}
          today="2026-11-11"
          onEdit={calls.onEdit}
          onDelete={calls.onDelete}
          onMove={calls.onMove}
          entryActions={() => [{ id: 'duplicate', label: 'Duplicate', onSelect: calls.duplicate }]}
          {...props}
        />
        <CommandPalette />
      </ShortcutProvider>
    </ThemeProvider>,
  );
};
const chip = () => page.getByRole('button', { name: /^Reserve list/ });
const palette = () => page.getByRole('dialog', { name: 'Search and commands' });
const commands = () =>
  palette()
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette().getByRole('combobox')).toHaveFocus();
};
const choose = async (name: string) => {
  await palette().getByRole('option', { name }).click();
  await expect.element(palette()).not.toBeInTheDocument();
};

beforeEach(async () => {
  localStorage.clear();
  for (const call of Object.values(calls)) call.mockReset();
  await page.viewport(1280, 900);
  await Promise.all([calendarParts.load(), movePart.load(), palettePart.load()]);
});

test('the palette offers the commands for the focused entry first', async () => {
  await calendar();
  await open();
  expect(commands().join()).not.toContain('Reserve list');
  await userEvent.keyboard('{Escape}');

  (chip().element() as HTMLElement).focus();
  await open();
  expect(commands().slice(0, 4)).toEqual([
    'Edit “Reserve list”',
    'Move “Reserve list”…',
    'Duplicate “Reserve list”',
    'Delete “Reserve list”',
  ]);
  await choose('Duplicate “Reserve list”');
  expect(calls.duplicate).toHaveBeenCalledTimes(1);
  await expect.element(chip()).toHaveFocus();
  await open();
  // The most recently used command is still first, even for a different entry.
  expect(commands()[0]).toBe('Duplicate “Reserve list”');
  await choose('Delete “Reserve list”');
  expect(calls.onDelete).toHaveBeenCalledWith({ entry: MOVABLE[1] });
});

test('the palette replaces the details of an entry and offers the commands for that entry', async () => {
  await calendar();
  await chip().click();
  const details = page.getByRole('dialog', { name: 'Reserve list' });
  await expect.element(details).toBeVisible();
  await open();
  await expect.element(details).not.toBeInTheDocument();
  await choose('Move “Reserve list”…');
  await page.getByRole('button', { name: '+7 days' }).click();
  expect(calls.onMove.mock.lastCall?.[0].moves).toMatchObject([{ id: 'post', startDate: '2026-11-16' }]);
  await expect.element(chip()).toHaveFocus();
});

test('a read-only calendar has no commands for entries', async () => {
  await calendar({ readOnly: true });
  (chip().element() as HTMLElement).focus();
  await open();
  expect(commands().join()).not.toContain('Reserve list');
});
