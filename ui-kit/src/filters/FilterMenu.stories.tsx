import { NO_FILTER } from '@content-planner/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { testFilter } from '../../../.ci/test-filter.js';
import { sampleBrands, sampleFilterFields } from '../calendar/story-data.js';
import { FilterMenu } from './FilterMenu.js';

const brands = [
  ...sampleBrands,
  { id: 'fieldnote', name: 'Fieldnote Press', color: 'linear-gradient(90deg, #0ea5e9, #22c55e)' },
];

const meta = {
  title: 'Filters/FilterMenu',
  component: FilterMenu,
  parameters: {
    kit: { brands, fields: sampleFilterFields },
    guidance:
      '`Calendar` includes this menu if its `filters` prop is set. For lists, use it together with `FilterBar`.',
  },
  args: {
    filter: NO_FILTER,
    onFilterChange: fn(),
    counts: {
      shown: 20,
      total: 37,
      brands: new Map([
        ['lumen', 14],
        ['harbor', 7],
        ['fieldnote', 6],
        [null, 9],
      ]),
    },
  },
  argTypes: { controlRef: { control: false } },
  render: function Controlled(args) {
    const [filter, setFilter] = useState(args.filter);
    return (
      <FilterMenu
        {...args}
        filter={filter}
        onFilterChange={(change) => {
          setFilter(change.filter);
          args.onFilterChange(change);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const clickVisible = async (canvasElement: HTMLElement, name: RegExp) => {
  const found = within(canvasElement).getByRole('button', { name });
  await userEvent.click(found);
};

/** A button for each filter. In a small window, one button opens all of them. */
export const Default: Story = {};

/** All filters in one panel, as in a narrow toolbar. */
export const OneButton: Story = {
  args: { filter: testFilter({ kinds: ['blog', 'email'], brandIds: ['lumen', 'gone'] }) },
  parameters: { frame: { container: 'cp-part / inline-size', width: 600 } },
  play: async ({ args, canvasElement }) => {
    await clickVisible(canvasElement, /^Filters, 2 set$/);
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(panel.getByRole('button', { name: 'Deleted brand' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(panel.getByRole('button', { name: 'No brand' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      filter: testFilter({ kinds: ['blog', 'email'], brandIds: ['lumen', 'gone', null] }),
    });
  },
};

/**
 * The menu for a list of one kind. It does not filter by kind. By default, the list also shows entries that are hidden
 * from the calendar.
 */
export const ForLists: Story = { args: { types: false, visibility: 'both' } };

export const FieldsWork: Story = {
  ...OneButton,
  args: { filter: NO_FILTER },
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await clickVisible(canvasElement, /^Filters$/);
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const add = async (field: string) => {
      await userEvent.click(panel.getByRole('button', { name: 'Add condition' }));
      const list = within(await screen.findByRole('dialog', { name: 'Add condition' }));
      await userEvent.click(list.getByRole('button', { name: new RegExp(`^${field}`) }));
    };
    await add('Status');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ready' }));
    const ready = { fieldId: 'field-status', values: ['Ready'] };
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: testFilter({ fields: [ready] }) }),
    );
    await userEvent.keyboard('{Escape}');
    await add('Author');
    const author = await panel.findByRole('searchbox', { name: 'Value for Author' });
    await waitFor(() => expect(author).toHaveFocus());
    await userEvent.type(author, 'weber');
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenLastCalledWith({
        filter: testFilter({ fields: [ready, { fieldId: 'field-5', has: 'weber' }] }),
      }),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Remove Author has weber' }));
    await userEvent.click(panel.getByRole('button', { name: 'Remove Status is Ready' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: NO_FILTER });
  },
};
