import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from './Link.js';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: { guidance: 'Use it for navigation. For an action, use `Button`.' },
  args: { href: '/register', children: 'Register', onNavigate: fn(({ event }) => event.preventDefault()) },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A router handles plain clicks and the Enter key. The browser handles all other clicks. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Register' });
    await userEvent.click(link);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
    const stay = (event: Event) => event.preventDefault();
    link.parentElement?.addEventListener('click', stay);
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }));
    }
    link.parentElement?.removeEventListener('click', stay);
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
  },
};
