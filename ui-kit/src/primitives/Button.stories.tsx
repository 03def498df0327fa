import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.js';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: {
    guidance:
      'Use it for an action. For navigation, use `Link`, or wrap a link in a button with `asChild`. For an icon without text, use `IconButton`. Use only one `primary` button per screen.',
  },
  args: { children: 'Add Blog Log', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button works with both a pointer and a keyboard. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every variant and size. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {(['default', 'primary', 'ghost', 'danger', 'solid-danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} icon={<Plus size={16} />} />
      ))}
      <Button {...args} size="sm" />
      <Button {...args} size="lg" variant="primary" />
      <Button {...args} aria-pressed />
      <Button {...args} disabled />
    </div>
  ),
};

/** While an action is in progress, the button keeps focus and ignores clicks. */
export const Busy: Story = {
  args: { busy: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** A link that looks like a button. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="/login">Log In</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  },
};

/** In a narrow space, only the icon is displayed. The accessible name stays the same. */
export const Collapsing: Story = {
  args: { collapses: true, icon: <Plus size={16} />, children: 'Add Blog Log' },
};
