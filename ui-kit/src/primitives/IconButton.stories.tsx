import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: {
    guidance:
      'Where there is no room for words and the icon is known. Its label is its tooltip; with room take `Button`.',
  },
  args: { label: 'Print', icon: <Printer size={16} strokeWidth={1.75} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name shows as a tooltip when it has the focus. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
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
