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

const details = () => page.getByRole('dialog', { name: 'Event Details' });
const title = () => page.getByRole('button', { name: 'Cheese for a crowd', exact: true });

test('opens the details when a row is clicked anywhere, and returns focus when they close', async () => {
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

test('opens the details on Enter, and edits the entry from there', async () => {
  await render(table(false));
  (title().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await details().getByRole('button', { name: 'Edit' }).click();
  expect(onEdit).toHaveBeenLastCalledWith({
    entry: expect.objectContaining({ title: 'Cheese for a crowd' }),
  });
  await expect.element(details()).not.toBeInTheDocument();
});

test('opens the details on a tap in the small-screen layout', async () => {
  await render(table(true));
  await page.getByRole('listitem').filter({ hasText: 'Cheese for a crowd' }).click();
  await expect.element(details()).toBeVisible();
});

test('does not open the details when the checkbox or a button in a row is clicked', async () => {
  await render(table(false));
  await page.getByRole('checkbox', { name: 'Select Cheese for a crowd' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Select Cheese for a crowd' })).toBeChecked();
  await page.getByRole('button', { name: 'Edit Cheese for a crowd' }).click();
  await expect.element(details()).not.toBeInTheDocument();
});

test('opens the details of the entry from a link, and returns focus to its row', async () => {
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

test('displays the history of the entry while its details are open', async () => {
  const renderHistory = vi.fn(({ entry }: { entry: Entry }) => <p>History of {entry.title}</p>);
  await render(table(false, { renderHistory }));
  expect(renderHistory).not.toHaveBeenCalled();
  await title().click();
  await expect.element(details().getByText('History of Cheese for a crowd')).toBeVisible();
});

test('links the whole value of a URL field in the table and in the details', async () => {
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
  await expect.element(linked(details())).toHaveAttribute('href', url);
});
