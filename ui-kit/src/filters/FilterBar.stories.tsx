import { NO_FILTER } from '@content-planner/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { testFilter } from '../../../.ci/test-filter.js';
import { sampleFilterFields } from '../calendar/story-data.js';
import { Button } from '../primitives/Button.js';
import { FilterBar } from './FilterBar.js';
import { FilterMenu, type FilterMenuControl } from './FilterMenu.js';

const KINDS = ['blog', 'email', 'social', 'event', 'podcast'];

const meta = {
  title: 'Filters/FilterBar',
  component: FilterBar,
  parameters: {
    kit: { fields: sampleFilterFields },
    guidance:
      '`Calendar` includes this bar if its `filters` prop is set. For lists, use it together with `FilterMenu`.',
  },
  args: {
    filter: testFilter({ brandIds: ['lumen', null], kinds: KINDS }),
    onFilterChange: fn(),
    counts: { shown: 20, total: 37 },
    period: 'November',
  },
  argTypes: { menuRef: { control: false }, actions: { control: false } },
  render: function Controlled(args) {
    const [filter, setFilter] = useState(args.filter);
    const menuRef = useRef<FilterMenuControl>(null);
    const filters = {
      ...args,
      filter,
      onFilterChange: (change: { filter: typeof filter }) => {
        setFilter(change.filter);
        args.onFilterChange(change);
      },
    };
    return (
      <>
        <FilterMenu
          filter={filter}
          onFilterChange={filters.onFilterChange}
          controlRef={menuRef}
          style={{ marginBlockEnd: 12 }}
        />
        <FilterBar {...filters} menuRef={menuRef} />
      </>
    );
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each condition of the filter, and how many entries match. */
export const Default: Story = { args: { actions: <Button variant="ghost">Save view…</Button> } };

/** Removing a filter moves focus to the next filter, or to the menu if no filter is left. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('20 of 37 entries');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove filter: Brand is Lumen Cycles, No brand' }),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: testFilter({ kinds: KINDS }) });
    const type = canvas.getByRole('button', { name: 'Remove filter: Type 5 of 6' });
    await waitFor(() => expect(type).toHaveFocus());
    await userEvent.click(type);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: NO_FILTER });
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Active filters' })).toBeNull());
    await expect(document.activeElement?.closest('[data-filters]')).not.toBeNull();
  },
};

/** No entry matches. */
export const NothingMatches: Story = {
  args: { filter: testFilter({ text: 'zebra' }), counts: { shown: 0, total: 37 } },
};

/** A brand and a field in the filter no longer exist. They match no entries. */
export const Deleted: Story = {
  args: { filter: testFilter({ brandIds: ['lumen', 'gone'], fields: [{ fieldId: 'gone', checked: true }] }) },
};
