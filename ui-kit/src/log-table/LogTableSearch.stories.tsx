import { filterFields, matcherOf, NO_FILTER, today } from '@content-planner/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { testFilter } from '../../../.ci/test-filter.js';
import { filterCounts } from '../filters/filter-counts.js';
import type { CalendarFilter } from '../filters/types.js';
import { ColumnSettings } from './ColumnSettings.js';
import { LogTable, type LogTableProps } from './LogTable.js';
import { sampleBlogs } from './story-data.js';
import { columnOf, heads, tableMeta } from './table-story.fixture.js';

const meta = {
  ...tableMeta,
  title: 'Logs/LogTable/Search, order and columns',
  parameters: {
    ...tableMeta.parameters,
    guidance:
      'To control the search and order of `LogTable`, pass `search` and `sort`. Otherwise, the table stores them itself.',
  },
  args: { ...tableMeta.args, onSearchChange: fn(), onSortChange: fn() },
} satisfies Meta<typeof LogTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The search finds words in all visible columns and ignores case and accents. */
export const Search: Story = {};

export const SearchWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search blog logs' });
    await userEvent.type(search, 'tomas');
    await waitFor(() => expect(columnOf(canvasElement, 'Blog Name')).toEqual(["A cellar hand's day"]));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 14');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ search: 'tomas' });
    await userEvent.clear(search);
    await userEvent.type(search, '10/2 LUMEN in review');
    await waitFor(() =>
      expect(columnOf(canvasElement, 'Blog Name')).toEqual(['E-cargo: the long read', 'E-cargo: first look']),
    );
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await waitFor(() => expect(columnOf(canvasElement, 'Blog Name')).toHaveLength(14));
  },
};

/** If nothing matches, a button that clears the search appears. */
export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'unicycle');
    await expect(await canvas.findByRole('heading', { name: 'No logs match "unicycle"' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No logs match "unicycle"');
    const [, button] = canvas.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(columnOf(canvasElement, 'Blog Name')).toHaveLength(14));
    await expect(search).toHaveFocus();
  },
};

/** The application controls the search and the sort order. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  args: { search: 'riesling', sort: { column: 'blogName', direction: 'ascending' } },
  play: async ({ canvasElement, args }) => {
    await expect(columnOf(canvasElement, 'Blog Name')).toEqual(['Cellar notes: Riesling']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Blog Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      sort: { column: 'blogName', direction: 'descending' },
    });
    await expect(within(canvasElement).getByRole('columnheader', { name: 'Blog Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** An application that loads all entries and filters them itself. */
function Filtered({ initial = NO_FILTER, ...props }: LogTableProps & { initial?: CalendarFilter }) {
  const [filter, setFilter] = useState(initial);
  const { entries, fieldConfigurations = [] } = props;
  const isMatch = matcherOf(filter, { fields: filterFields(fieldConfigurations), today: today(), me: null });
  return (
    <LogTable
      {...props}
      entries={entries.filter(isMatch)}
      filters={{
        filter,
        onFilterChange: (change) => setFilter(change.filter),
        counts: filterCounts({ entries, filter, fieldConfigurations }),
      }}
    />
  );
}

/** Filters for brand, visibility and custom fields, in addition to the search. */
export const Filters: Story = {
  args: {
    onSelectionChange: fn(),
    toolbar: <ColumnSettings kind="blog" onChange={() => {}} />,
  },
  render: (args) => <Filtered {...args} initial={testFilter({ brandIds: ['harbor'] })} />,
};

export const FiltersWork: Story = {
  ...Filters,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = () => canvas.queryAllByRole('rowheader');
    const bar = await canvas.findByRole('group', { name: 'Active filters' });
    await expect(titles()).toHaveLength(4);
    await expect(bar).toHaveTextContent(/Brand is\s*Harbor & Vine.*4 of 14 entries/);
    // The count takes the search into account, and is displayed only once.
    await userEvent.type(canvas.getByRole('searchbox'), 'food');
    await waitFor(() => expect(bar).toHaveTextContent('3 of 14 entries'));
    await expect(canvas.queryByText('3 of 14')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));

    await userEvent.click(canvas.getByRole('button', { name: 'Brand is Harbor & Vine' }));
    const popover = within(await within(document.body).findByRole('dialog', { name: 'Brand' }));
    await expect(popover.getByRole('checkbox', { name: /Lumen Cycles 8 entries/ })).not.toBeChecked();
    await userEvent.click(popover.getByRole('button', { name: 'Only No brand' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(titles()).toHaveLength(1));

    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    const more = within(await within(document.body).findByRole('dialog', { name: 'More filters' }));
    await waitFor(() => expect(more.getByRole('button', { name: 'Add condition' })).toBeVisible());
    await expect(more.queryByRole('searchbox')).toBeNull();
    await expect(more.getByRole('button', { name: 'Both', pressed: true })).toBeVisible();
    await userEvent.click(more.getByRole('button', { name: 'Hidden' }));
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('heading', { name: 'No blog logs match the filters' }),
    ).toBeVisible();
    await expect(bar).toHaveTextContent('0 of 14 entries');
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear as HTMLElement);
    await waitFor(() => expect(titles()).toHaveLength(14));
    const menu = within(canvas.getByRole('group', { name: 'Filters' }));
    await expect(menu.getByRole('button', { name: 'Brand' })).toHaveFocus();
  },
};

/** No entry matches the filters. */
export const NoMatchForFilters: Story = {
  tags: ['!autodocs'],
  render: (args) => <Filtered {...args} initial={testFilter({ brandIds: ['deleted'] })} />,
};

/** On small screens, one button opens all filters. */
export const FiltersCompact: Story = {
  tags: ['!autodocs'],
  ...Filters,
  args: { ...Filters.args, compact: true },
};

/** Clicking a header sorts ascending, then descending, then restores the order of `entries`. */
export const Sorted: Story = {
  args: {
    entries: sampleBlogs.map((entry, index) =>
      index === 0 ? { ...entry, dynamicFields: { ...entry.dynamicFields, copy_due: '2025-12-30' } } : entry,
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: 'Copy Due' });
    const button = within(head).getByRole('button');
    const given = columnOf(canvasElement, 'Copy Due');
    await expect(head).not.toHaveAttribute('aria-sort');

    await userEvent.click(button);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    // The column is sorted by date, not by cell text.
    await expect(columnOf(canvasElement, 'Copy Due').slice(0, 2)).toEqual(['12/30/2025', '08/21/2026']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Copy Due, ascending');

    await userEvent.click(button);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(columnOf(canvasElement, 'Copy Due').at(-1)).toBe('12/30/2025');

    await userEvent.click(button);
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(columnOf(canvasElement, 'Copy Due')).toEqual(given);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ sort: null });

    await userEvent.click(canvas.getByRole('button', { name: 'Category' }));
    await expect(columnOf(canvasElement, 'Category').slice(0, 2)).toEqual(['Behind the scenes', 'Events']);
    await expect(columnOf(canvasElement, 'Category').at(-1)).toBe('–');
    await userEvent.click(canvas.getByRole('button', { name: 'Category' }));
    await expect(columnOf(canvasElement, 'Category')[0]).toBe('Stories');
    await expect(columnOf(canvasElement, 'Category').at(-1)).toBe('–');
  },
};

/** Hidden and reordered columns. Custom fields missing from the preference come last, and unknown ids are ignored. */
export const Columns: Story = {
  args: {
    visibleColumns: ['brand', 'date', 'blogName', 'field:deleted', 'field:author'],
    columnOrder: ['brand', 'category', 'field:deleted', 'blogName', 'date', 'field:author', 'field:status'],
    toolbar: <ColumnSettings kind="blog" onChange={() => {}} />,
    onSelectionChange: fn(),
  },
  play: async ({ canvasElement }) => {
    await expect(heads(canvasElement)).toEqual([
      '',
      'Brand',
      'Blog Name',
      'Date',
      'Author',
      'Copy Due',
      'Newsletter',
      'Actions',
    ]);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'guides');
    await expect(await canvas.findByRole('heading', { name: 'No logs match "guides"' })).toBeVisible();
  },
};

/** Even the title column can be hidden. The title still names the row, and the search still finds it. */
export const WithoutTitle: Story = {
  args: { visibleColumns: ['date', 'category'], columnOrder: ['category', 'date'], fieldConfigurations: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(heads(canvasElement)).toEqual(['Category', 'Date', 'Actions']);
    await expect(canvas.getByRole('button', { name: 'Edit How we price' })).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox'), 'how we price');
    await waitFor(() => expect(columnOf(canvasElement, 'Date')).toEqual(['11/25/2026']));
  },
};

/** On small screens, the search takes up the full width. */
export const Compact: Story = {
  args: { compact: true, onSelectionChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'riesling');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const CompactNoMatch: Story = { tags: ['!autodocs'], args: { compact: true, search: 'x'.repeat(80) } };
export const RightToLeft: Story = { tags: ['!autodocs'], ...Columns, globals: { direction: 'rtl' } };
