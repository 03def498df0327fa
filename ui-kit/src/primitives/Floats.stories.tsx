import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.js';
import { Checkbox } from './Checkbox.js';
import { Menu } from './Menu.js';
import { Popover } from './Popover.js';
import { Tooltip } from './Tooltip.js';

const meta = { title: 'Primitives/Floats' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens beside its button; Escape closes it and the focus returns. */
export const PopoverByTrigger: Story = {
  render: () => (
    <Popover trigger={<Button>Filter by Type</Button>} aria-label="Filter by Type">
      <div style={{ padding: 12 }}>
        <Checkbox>Blog</Checkbox>
      </div>
    </Popover>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Filter by Type' });
    await userEvent.click(button);
    const popover = await within(canvasElement).findByRole('dialog', { name: 'Filter by Type' });
    await waitFor(() => expect(within(popover).getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const remove = fn();

/** Commands; arrows and Enter choose one. */
export const MenuByKeyboard: Story = {
  render: () => (
    <Menu
      align="start"
      trigger={<Button>More</Button>}
      items={[
        { id: 'copy', label: 'Duplicate', icon: <Copy size={16} />, onSelect: fn() },
        { id: 'delete', label: 'Delete', icon: <Trash2 size={16} />, danger: true, onSelect: remove },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    remove.mockClear();
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

/** Shows on focus; stays shut while disabled. */
export const Tooltips: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, paddingTop: 48 }}>
      <Tooltip content="Social Logs" shortcut="Ctrl+B">
        <Button>First</Button>
      </Tooltip>
      <Tooltip content="Never" disabled>
        <Button>Second</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent('Social Logs'));
    await userEvent.tab();
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};
