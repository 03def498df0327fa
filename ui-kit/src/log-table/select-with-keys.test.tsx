import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LogTable, type LogTableProps } from './LogTable.js';
import { sampleBlogs, sampleBrands } from './story-data.js';

const table = (props: Partial<LogTableProps>) => (
  <ThemeProvider>
    <LogTable
      kind="blog"
      entries={sampleBlogs}
      brands={sampleBrands}
      fieldConfigurations={[]}
      onEdit={() => {}}
      onDelete={() => {}}
      {...props}
    />
  </ThemeProvider>
);

const show = (props: Partial<LogTableProps>) => render(table(props));

const [first, second, third, fourth] = sampleBlogs.map(({ id }) => id);

test.each([
  ['a table', false],
  ['a list', true],
])('holding Shift and pressing the arrow keys selects a range of rows in %s', async (_, compact) => {
  const onSelectionChange = vi.fn();
  const screen = await show({ compact, onSelectionChange });
  const boxes = screen.getByRole('checkbox', { name: /^Select (?!all)/ });
  (boxes.nth(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}');
  await expect.element(boxes.nth(3)).toHaveFocus();
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: [second, third, fourth] });
  // A step back deselects a row. Steps beyond the row where the range starts select the rows on the other side of it.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  await expect.element(boxes.nth(0)).toHaveFocus();
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: [first, second] });
  // A new range is added to the selection.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: [first, second, third, fourth] });
});

test('if rows cannot be selected, holding Shift and pressing the arrow keys only moves focus', async () => {
  const screen = await show({ compact: false });
  const titles = screen.getByRole('rowheader').getByRole('button');
  (titles.nth(0).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(titles.nth(1)).toHaveFocus();
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
});

test.each([
  ['a table', false],
  ['a list', true],
])('"Select all" in %s is disabled until there are rows to select', async (_, compact) => {
  const onSelectionChange = vi.fn();
  const screen = await show({ compact, onSelectionChange, entries: [], loading: true });
  const selectAll = screen.getByRole('checkbox', { name: 'Select all' });
  await expect.element(selectAll).toBeDisabled();
  await screen.rerender(table({ compact, onSelectionChange }));
  await expect.element(selectAll).toBeEnabled();
  await selectAll.click();
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: sampleBlogs.map(({ id }) => id) });
});
