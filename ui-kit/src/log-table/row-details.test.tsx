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
