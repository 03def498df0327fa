import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle.js';

const meta = {
  title: 'Shell/ThemeToggle',
  component: ThemeToggle,
  parameters: { guidance: 'Use it to switch the theme. `Shell` includes it in its top bar.' },
  args: { theme: 'dark', onThemeChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Switches to the light theme. */
export const Dark: Story = {};

export const DarkWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'light' });
  },
};

/** Switches to the dark theme. */
export const Light: Story = {
  args: { theme: 'light' },
  globals: { theme: 'light' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' });
  },
};
