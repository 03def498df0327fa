import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { KindChooser } from './KindChooser.js';

const meta = {
  component: KindChooser,
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

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Email Campaign' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'email' });
  },
};
