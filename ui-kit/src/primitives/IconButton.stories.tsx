import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: {
    guidance:
      'Use it if there is no room for text and users know the icon. Its label is also its tooltip. If there is room, use `Button`.',
  },
  args: { label: 'Print', icon: <Printer size={16} strokeWidth={1.75} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is displayed as a tooltip on hover and focus. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toHaveTextContent('Print'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('tooltip')).toBeNull());
  },
};

/** A button whose tooltip displays a keyboard shortcut. */
export const Shortcut: Story = { args: { label: 'Toggle Sidebar', shortcut: 'Ctrl+B', variant: 'default' } };
