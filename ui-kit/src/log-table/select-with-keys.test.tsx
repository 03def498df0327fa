import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { selectionPart } from '../calendar/selection/selection-part.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
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

const all = sampleBlogs.map(({ id }) => id);

test('Ctrl+A selects all rows that match the search instead of the text of the page, and Escape clears them', async () => {
  await selectionPart.load();
  const onSelectionChange = vi.fn();
  const screen = await render(
    <ShortcutProvider>
      {table({ compact: false, onSelectionChange })}
      <p>Other text</p>
    </ShortcutProvider>,
  );
  const selectAll = () => userEvent.keyboard('{Control>}a{/Control}');
  await selectAll();
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: all });
  expect(String(getSelection())).toBe('');
  await userEvent.keyboard('{Escape}');
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: [] });
  await expect.element(screen.getByText('Selection cleared')).toBeInTheDocument();

  const search = screen.getByRole('searchbox');
  await search.fill('cargo');
  await expect.element(screen.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(2);
  onSelectionChange.mockClear();
  await selectAll();
  expect(onSelectionChange).not.toHaveBeenCalled();
  (search.element() as HTMLInputElement).blur();
  await selectAll();
  expect(onSelectionChange.mock.lastCall?.[0].ids).toHaveLength(2);
});

test('without a selection, Ctrl+A selects the text of the page', async () => {
  await selectionPart.load();
  await show({ compact: false });
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(String(getSelection())).toContain('How we price');
  getSelection()?.removeAllRanges();
});

test.each([
  ['a table', false],
  ['a list', true],
])('the X key selects and deselects the focused row of %s', async (_, compact) => {
  await selectionPart.load();
  const onSelectionChange = vi.fn();
  const screen = await show({ compact, onSelectionChange });
  (screen.getByRole('button', { name: 'How we price', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('x');
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: [first] });
  await expect.element(screen.getByText('How we price selected')).toBeInTheDocument();
  await expect.element(screen.getByRole('checkbox', { name: 'Select How we price' })).toBeChecked();
  await userEvent.keyboard('x');
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: [] });
  await expect.element(screen.getByText('How we price deselected')).toBeInTheDocument();
});

test('Escape closes the details before it clears the selection', async () => {
  await selectionPart.load();
  const onSelectionChange = vi.fn();
  const screen = await show({ compact: false, onSelectionChange });
  await screen.getByRole('checkbox', { name: 'Select How we price' }).click();
  const title = screen.getByRole('button', { name: 'How we price', exact: true });
  await title.click();
  await expect.element(screen.getByRole('dialog', { name: 'How we price' })).toBeVisible();
  (title.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: [first] });
  await userEvent.keyboard('{Escape}');
  expect(onSelectionChange).toHaveBeenLastCalledWith({ ids: [] });
});
