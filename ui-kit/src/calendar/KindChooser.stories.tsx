import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { KindChooser } from './KindChooser.js';

const meta = {
  title: 'Calendar/KindChooser',
  component: KindChooser,
  parameters: {
    guidance:
      '`Calendar` already includes it. Use it directly if you add entries with your own button outside the calendar.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    onChoose: fn(),
    title: 'Add entry',
    description: 'Sunday, March 8, 2026',
  },
} satisfies Meta<typeof KindChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const OpenWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Blog Post' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Email Campaign' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'email' });
  },
};
