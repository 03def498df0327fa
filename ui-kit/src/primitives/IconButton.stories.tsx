import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.js';
import { ButtonGroup } from './ButtonGroup.js';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Print', icon: <Printer size={16} strokeWidth={1.75} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name shows as a tooltip when it has the focus. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toHaveTextContent('Print'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('tooltip')).toBeNull());
  },
};

/** With a key in the tooltip. */
export const Shortcut: Story = { args: { label: 'Toggle Sidebar', shortcut: 'Ctrl+B', variant: 'default' } };

/** Joined with others. */
export const Group: Story = {
  render: () => (
    <ButtonGroup label="Period">
      <IconButton variant="default" label="Previous" icon={<ChevronLeft size={16} />} />
      <Button>Today</Button>
      <IconButton variant="default" label="Next" icon={<ChevronRight size={16} />} />
    </ButtonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
  },
};
