import { addDays } from '@content-planner/model';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Entry } from '../logs/entry.js';
import { CommandPalette } from '../palette/CommandPalette.js';
import { palettePart } from '../palette/palette-part.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LogTable, type LogTableProps } from './LogTable.js';
import { listParts } from './list-parts.js';
import { sampleBlogs, sampleBrands } from './story-data.js';

const TITLE = 'Cheese for a crowd';
const { id, version, startDate } = sampleBlogs.find(({ title }) => title === TITLE) as Entry;
const other = sampleBlogs.find((one) => one.id !== id) as Entry;

const calls = { onEdit: vi.fn(), onDelete: vi.fn(), onMove: vi.fn(), duplicate: vi.fn() };

const table = (props: Partial<LogTableProps> = {}) => (
  <ThemeProvider>
    <ShortcutProvider>
      <LogTable
        kind="blog"
        style={{ height: 600 }}
        compact={false}
        brands={sampleBrands}
        entries={sampleBlogs}
        onEdit={calls.onEdit}
        onDelete={calls.onDelete}
        onMove={calls.onMove}
        canMove={(entry) => entry.id === id}
        entryActions={() => [{ id: 'duplicate', label: 'Duplicate', onSelect: calls.duplicate }]}
        {...props}
      />
      <CommandPalette />
    </ShortcutProvider>
  </ThemeProvider>
);

const title = (name = TITLE) => page.getByRole('button', { name, exact: true });
const choose = async (name: string) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('option', { name }).click();
};

beforeEach(async () => {
  for (const call of Object.values(calls)) call.mockReset();
  await page.viewport(1280, 900);
  await Promise.all([palettePart.load(), listParts.load()]);
});

test('the palette has the commands for the focused row', async () => {
  await render(table());
  (title().element() as HTMLElement).focus();
  await choose(`Edit “${TITLE}”`);
  expect(calls.onEdit).toHaveBeenLastCalledWith({ entry: expect.objectContaining({ id }) });
  (title().element() as HTMLElement).focus();
  await choose(`Duplicate “${TITLE}”`);
  expect(calls.duplicate).toHaveBeenCalledTimes(1);
});

test('the palette has the commands for the open entry, and its details stay open', async () => {
  await render(table());
  await title().click();
  await expect.element(page.getByRole('dialog', { name: TITLE })).toBeVisible();
  await choose(`Delete “${TITLE}”`);
  expect(calls.onDelete).toHaveBeenLastCalledWith({ entry: expect.objectContaining({ id }) });
  await expect.element(page.getByRole('dialog', { name: TITLE })).toBeVisible();
});

test.each([false, true])('the menu of a row moves its entry (small screen: %s)', async (compact) => {
  await render(table({ compact }));
  const menu = (of: string) => page.getByRole('button', { name: `Actions ${of}` });
  await menu(other.title).click();
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Move…' }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await menu(TITLE).click();
  await page.getByRole('menuitem', { name: 'Move…' }).click();
  await page.getByRole('button', { name: '+7 days' }).click();
  const moved = addDays(startDate, 7);
  expect(calls.onMove.mock.calls[0]?.[0].moves).toEqual([{ id, version, startDate: moved, endDate: moved }]);
});
