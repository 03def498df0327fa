import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LogTable } from './LogTable.js';
import { sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

const onEdit = vi.fn();

const table = (compact: boolean) => (
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
    />
  </ThemeProvider>
);

const details = () => page.getByRole('dialog', { name: 'Event Details' });
const title = () => page.getByRole('button', { name: 'Cheese for a crowd', exact: true });

test('a click anywhere in a row opens its details, and closing them returns the focus', async () => {
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

test('Enter on the title opens them, and Edit in them edits the entry', async () => {
  await render(table(false));
  (title().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await details().getByRole('button', { name: 'Edit' }).click();
  expect(onEdit).toHaveBeenLastCalledWith({
    entry: expect.objectContaining({ title: 'Cheese for a crowd' }),
  });
  await expect.element(details()).not.toBeInTheDocument();
});

test('a tap on a row of the small-screen form opens them', async () => {
  await render(table(true));
  await page.getByRole('listitem').filter({ hasText: 'Cheese for a crowd' }).click();
  await expect.element(details()).toBeVisible();
});

test('checkboxes and buttons of a row keep their own clicks', async () => {
  await render(table(false));
  await page.getByRole('checkbox', { name: 'Select Cheese for a crowd' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Select Cheese for a crowd' })).toBeChecked();
  await page.getByRole('button', { name: 'Edit Cheese for a crowd' }).click();
  await expect.element(details()).not.toBeInTheDocument();
});
