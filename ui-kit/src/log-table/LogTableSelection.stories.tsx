import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LogTable, type LogTableProps } from './LogTable.js';
import { sampleBlogs } from './story-data.js';
import { tableMeta } from './table-story.fixture.js';

/** An application that stores the selection. */
function Host({ onSelectionChange, ...rest }: LogTableProps) {
  const [ids, setIds] = useState<readonly string[]>(['blog-5', 'blog-6', 'blog-8']);
  return (
    <LogTable
      {...rest}
      selectedIds={ids}
      onSelectionChange={(change) => {
        setIds(change.ids);
        onSelectionChange?.(change);
      }}
      selectionBar={
        <p role="status" style={{ position: 'absolute', insetInline: 0, bottom: 20, textAlign: 'center' }}>
          {ids.length} item(s) selected
        </p>
      }
    />
  );
}

const meta = {
  ...tableMeta,
  title: 'Logs/LogTable/Selection',
  parameters: {
    ownTexts: ['item(s) selected'],
    ...tableMeta.parameters,
    guidance:
      'To display checkboxes in `LogTable`, pass `selectedIds` or `onSelectionChange`. For actions on the selected entries, pass a `SelectionBar` as `selectionBar`.',
  },
  args: { ...tableMeta.args, onSelectionChange: fn() },
} satisfies Meta<typeof LogTable>;

export default meta;

type Story = StoryObj<typeof meta>;

const ids = (...numbers: number[]) => ({ ids: numbers.map((number) => `blog-${number}`) });

/** The table stores the selection. */
export const Uncontrolled: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Cheese for a crowd' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(2));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ ids: sampleBlogs.map(({ id }) => id) });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ ids: [] });
    await expect(all).not.toBeChecked();
  },
};

/** The application stores the selection and shows a bar at the bottom of the list. */
export const Selected: Story = {
  render: (args) => <Host {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select What a bike fit costs' })).toBeChecked();
  },
};

/** Shift-clicking a row selects or deselects all rows between it and the last clicked row. */
export const Range: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select How we price' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Lights for dark mornings' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(1, 2, 3, 4));
    await user.click(canvas.getByRole('checkbox', { name: 'Select Cheese for a crowd' }));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(1));
  },
};

/** Searching deselects the rows it hides. They stay deselected after the search is cleared. */
export const Searched: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Host {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search blog logs' });
    await userEvent.type(search, 'cargo');
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(5, 6)));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('What a bike fit costs')).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: 'Select What a bike fit costs' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select E-cargo: first look' })).toBeChecked();
    // 'Select all' selects only the matching rows: here, the rows of one brand.
    await userEvent.type(search, 'harbor');
    await waitFor(() => expect(canvas.queryByText('E-cargo: first look')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(2, 7, 9, 10));
  },
};

/** Deleted entries are deselected. */
export const Gone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { selectedIds: ['blog-1', 'deleted'] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenCalledWith(ids(1)));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
};

/** On small screens, 'Select all' is next to the search, and touch targets are 44 px. */
export const Compact: Story = {
  args: { compact: true },
  render: (args) => <Host {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Select How we price' });
    const { left, top } = box.getBoundingClientRect();
    // The touch target extends past the edge of the checkbox.
    await expect(canvasElement.ownerDocument.elementFromPoint(left - 12, top + 28)).toBe(box);
    await userEvent.click(box);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(1, 5, 6, 8));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ ids: sampleBlogs.map(({ id }) => id) });
  },
};

export const RightToLeft: Story = { tags: ['!autodocs'], ...Selected, globals: { direction: 'rtl' } };
export const Light: Story = { tags: ['!autodocs'], ...Selected, globals: { theme: 'light' } };
