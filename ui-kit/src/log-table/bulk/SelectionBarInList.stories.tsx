import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { SelectionBar, type SelectionBarProps } from '../../calendar/selection/SelectionBar.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { sampleBlogs } from '../story-data.js';
import { BulkDeleteDialog } from './BulkDeleteDialog.js';

const meta = {
  title: 'Logs/SelectionBar in a list',
  component: SelectionBar,
  parameters: {
    ownTexts: ['Blog Logs'],
    guidance:
      'Always pass it as the `selectionBar` of `LogTable`: it is only visible while entries are selected. With `onEdit`, its main commands have icons.',
  },
  args: { count: 3, onEdit: fn(), onExportCsv: fn(), onDelete: fn(), onClear: fn() },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const Column = styled.section`
  display: flex;
  flex-direction: column;
  height: 320px;

  & > div:last-child {
    flex: 1;
    overflow: auto;
  }
`;

const START = ['blog-1', 'blog-2'];

/** A screen with a list of selectable rows and the bar. */
function Host({
  rows = sampleBlogs.slice(0, 5),
  selected = [],
  ...props
}: SelectionBarProps & { rows?: typeof sampleBlogs; selected?: readonly string[] }) {
  const [ids, setIds] = useState<readonly string[]>(selected);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  return (
    <Column aria-label="Blog Logs">
      <h1>Blog Logs</h1>
      <SelectionBar
        {...props}
        count={ids.length}
        onDelete={() => setAsking(true)}
        onClear={() => {
          props.onClear();
          setIds([]);
        }}
      />
      <BulkDeleteDialog
        open={asking}
        count={ids.length}
        onOpenChange={({ open }) => setAsking(open)}
        onConfirm={() => {
          setGone(ids);
          setIds([]);
          setAsking(false);
        }}
      />
      <div>
        {rows
          .filter(({ id }) => !gone.includes(id))
          .map(({ id, title }) => (
            <Checkbox
              key={id}
              checked={ids.includes(id)}
              onCheckedChange={({ checked }) =>
                setIds((before) => (checked ? [...before, id] : before.filter((other) => other !== id)))
              }
            >
              {title}
            </Checkbox>
          ))}
      </div>
    </Column>
  );
}

const inList: Partial<Story> = { render: (args) => <Host {...args} selected={START} /> };

/** The bar announces the number of selected entries. The live region is in the document before the bar appears. */
export const Selected: Story = {
  ...inList,
};

export const SelectedWorks: Story = {
  ...Selected,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 items selected$/);
    const bar = within(canvas.getByRole('group', { name: 'Actions for the selected items' }));
    await userEvent.click(bar.getByRole('button', { name: 'Edit…' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(bar.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExportCsv).toHaveBeenCalledOnce();
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

/** If no entries are selected, the bar is not visible, takes up no space and cannot receive focus. */
export const Closed: Story = {
  args: { count: 0 },
  render: (args) => <Host {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The bar appears and disappears as rows are selected, while focus stays on the checkboxes. */
export const FocusStays: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Host {...args} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('checkbox', { name: 'How we price' });
    const list = canvas.getByRole('region', { name: 'Blog Logs' });
    const { height } = list.getBoundingClientRect();
    const { top } = row.getBoundingClientRect();
    await userEvent.click(row);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 item selected');
    await expect(row).toHaveFocus();
    await expect(list.getBoundingClientRect().height).toBe(height);
    await expect(row.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(row).toHaveFocus();
  },
};

/** In the tab order, the bar comes before the rows. Clearing the selection returns focus to the row. */
export const Cleared: Story = {
  tags: ['!dev', '!autodocs'],
  ...inList,
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('checkbox', { name: 'How we price' });
    first.focus();
    await userEvent.tab({ shift: true });
    const clear = canvas.getByRole('button', { name: 'Clear selection' });
    await expect(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(first).toHaveFocus();
  },
};

/** If the focused row is deleted, focus moves to the list's heading. */
export const FocusAfterDeletion: Story = {
  tags: ['!dev', '!autodocs'],
  ...inList,
  play: async ({ canvas }) => {
    const first = canvas.getByRole('checkbox', { name: 'How we price' });
    first.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Delete 2 Items?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(first).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Blog Logs' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { tags: ['!autodocs'], ...inList, globals: { direction: 'rtl' } };

export const Light: Story = { tags: ['!autodocs'], ...inList, globals: { theme: 'light' } };
