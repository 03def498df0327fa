import { addDays } from '@content-planner/model';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Entry } from '../logs/entry.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LogTable, type LogTableProps } from './LogTable.js';
import { sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

const onEdit = vi.fn();

const table = (compact: boolean, props: Partial<LogTableProps> = {}) => (
  <ThemeProvider>
    <LogTable
      kind="blog"
      brands={sampleBrands}
      fieldConfigurations={sampleFieldConfigurations}
      entries={sampleBlogs}
      compact={compact}
      onEdit={onEdit}
      onDelete={() => {}}
      onSelectionChange={() => {}}
      style={{ height: 600 }}
      {...props}
    />
  </ThemeProvider>
);

const details = () => page.getByRole('dialog', { name: 'Cheese for a crowd' });
const editButton = (dialog = details()) => dialog.getByRole('button', { name: 'Edit', exact: true });
const title = () => page.getByRole('button', { name: 'Cheese for a crowd', exact: true });

test('a click anywhere in a row opens the details, and focus returns to the row when they close', async () => {
  await render(table(false));
  await page
    .getByRole('row', { name: /Cheese for a crowd/ })
    .getByRole('cell')
    .nth(1)
    .click();
  await expect.element(details()).toBeVisible();
  await expect.element(details().getByRole('heading', { name: 'Cheese for a crowd' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(title()).toHaveFocus();
});

test('pressing Enter opens the details, and pressing it again edits the entry', async () => {
  await render(table(false));
  (title().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(editButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onEdit).toHaveBeenLastCalledWith({
    entry: expect.objectContaining({ title: 'Cheese for a crowd' }),
  });
  await expect.element(details()).toBeVisible();
});

test('arrow keys in the details step through the list, and the list stays usable', async () => {
  const onSelectEntry = vi.fn();
  await render(table(false, { onSelectEntry }));
  const row = page.getByRole('row', { name: /Cheese for a crowd/ });
  await title().click();
  await expect.element(row).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowDown}');
  const next = page.getByRole('dialog', { name: 'Studded tires, tested' });
  await expect.element(editButton(next)).toHaveFocus();
  await expect.element(row).not.toHaveAttribute('aria-current');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(editButton()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(editButton(next)).toHaveFocus();

  await page.getByRole('checkbox', { name: 'Select Cheese for a crowd' }).click();
  await expect.element(next).toBeVisible();
  await title().click();
  await expect.element(editButton()).toHaveFocus();
  await details().getByRole('button', { name: 'Close' }).click();
  await expect.element(title()).toHaveFocus();
  expect(onSelectEntry.mock.calls.map(([{ entry }]) => entry?.title ?? null)).toEqual([
    'Cheese for a crowd',
    'Studded tires, tested',
    'Cheese for a crowd',
    'Studded tires, tested',
    'Cheese for a crowd',
    null,
  ]);
  await title().click();
  (title().element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(details()).not.toBeInTheDocument();
});

test.each([false, true])('an entry can be moved from its details (small screen: %s)', async (compact) => {
  const onMove = vi.fn();
  await render(table(compact, { onMove, canMove: ({ title }) => title === 'Cheese for a crowd' }));
  await title().click();
  await page.getByRole('button', { name: 'Move…' }).click();
  await page.getByRole('button', { name: '+7 days' }).click();
  const { id, version, startDate } = sampleBlogs.find((one) => one.title === 'Cheese for a crowd') as Entry;
  const moved = addDays(startDate, 7);
  expect(onMove.mock.calls[0]?.[0].moves).toEqual([{ id, version, startDate: moved, endDate: moved }]);
  if (compact) await expect.element(title()).toHaveFocus();
  else await expect.element(page.getByRole('button', { name: 'Move…' })).toHaveFocus();
  await page.getByRole('button', { name: 'Studded tires, tested', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Studded tires, tested' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Move…' })).not.toBeInTheDocument();
});

test('if the open entry is deleted, the details close and the next row receives focus', async () => {
  const onSelectEntry = vi.fn();
  const onDelete = vi.fn();
  const { rerender } = await render(table(false, { onDelete, onSelectEntry }));
  await title().click();
  await expect.element(editButton()).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  const [{ entry }] = onDelete.mock.lastCall as [{ entry: Entry }];
  const entries = sampleBlogs.filter(({ id }) => id !== entry.id);
  await rerender(table(false, { entries, onSelectEntry }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Studded tires, tested', exact: true }))
    .toHaveFocus();
  expect(onSelectEntry).toHaveBeenLastCalledWith({ entry: null });
});

test('a tap opens the details in the small-screen layout', async () => {
  await render(table(true));
  await page.getByRole('listitem').filter({ hasText: 'Cheese for a crowd' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Event Details' })).toBeVisible();
});

test('a click on the checkbox or on a button in a row does not open the details', async () => {
  await render(table(false));
  await page.getByRole('checkbox', { name: 'Select Cheese for a crowd' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Select Cheese for a crowd' })).toBeChecked();
  await page.getByRole('button', { name: 'Edit Cheese for a crowd' }).click();
  await expect.element(details()).not.toBeInTheDocument();
});

test('the details of a linked entry open, and focus returns to its row when they close', async () => {
  const onSelectEntry = vi.fn();
  const linked = sampleBlogs.find((entry) => entry.title === 'Cheese for a crowd');
  const props = { onSelectEntry, openEntryId: linked?.id ?? null };
  const { rerender } = await render(table(false, { ...props, entries: [], loading: true }));
  await rerender(table(false, props));
  await expect.element(details().getByRole('heading', { name: 'Cheese for a crowd' })).toBeVisible();
  expect(onSelectEntry.mock.calls).toEqual([[{ entry: linked }]]);
  await userEvent.keyboard('{Escape}');
  expect(onSelectEntry).toHaveBeenLastCalledWith({ entry: null });
  await expect.element(title()).toHaveFocus();

  await rerender(table(false, { ...props, openEntryId: null }));
  await rerender(table(false, props));
  await expect.element(details()).toBeVisible();
  await rerender(table(false, { ...props, openEntryId: null }));
  await expect.element(details()).not.toBeInTheDocument();
});

test('the history of an entry is displayed while its details are open', async () => {
  const renderHistory = vi.fn(({ entry }: { entry: Entry }) => <p>History of {entry.title}</p>);
  await render(table(false, { renderHistory }));
  expect(renderHistory).not.toHaveBeenCalled();
  await title().click();
  await expect.element(details().getByText('History of Cheese for a crowd')).toBeVisible();
});

test('the table and the details display the entire value of a URL field as a link', async () => {
  const url = 'https://wiki.example/Company_Inc.';
  const [entry, field] = [sampleBlogs[0], sampleFieldConfigurations[0]];
  if (!entry || !field) throw new Error('There are no samples.');
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        brands={[]}
        fieldConfigurations={[{ ...field, fieldName: 'brief', fieldLabel: 'Brief', fieldType: 'url' }]}
        entries={[{ ...entry, title: 'Our history', dynamicFields: { brief: url } }]}
        compact={false}
        onEdit={onEdit}
        onDelete={() => {}}
        style={{ height: 600 }}
      />
    </ThemeProvider>,
  );
  const linked = (within: Locator) => within.getByRole('link', { name: url, exact: true });
  await expect.element(linked(page.getByRole('table'))).toHaveAttribute('href', url);
  await page.getByRole('button', { name: 'Our history' }).click();
  await expect.element(linked(page.getByRole('dialog'))).toHaveAttribute('href', url);
});
