import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.js';
import { Notice } from './Notice.js';

const pressed = fn();

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  parameters: {
    guidance:
      'Use it above a view, for a message that stays as long as it applies. For something that just happened, use a toast; for an empty view, use `EmptyState`.',
  },
  args: {
    title: 'Nothing is planned yet',
    children: 'Add your first entry, or explore the planner with sample content that you can remove later.',
    action: <Button onClick={pressed}>Add sample content</Button>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

export const WithActionWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Nothing is planned yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add sample content' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

export const WithoutAction: Story = { args: { action: undefined } };

/** A warning about a problem that should be fixed. The user can dismiss the notice. */
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Insecure connection',
    children: 'Passwords may be sent unencrypted. Set PUBLIC_URL to the https:// address of the planner.',
    action: <Button onClick={pressed}>Dismiss</Button>,
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Insecure connection' });
    const title = canvas.getByText('Insecure connection');
    await expect(notice.querySelector('svg')).toBeVisible();
    await expect(getComputedStyle(title).color).not.toBe(getComputedStyle(notice).color);
  },
};

/** On a phone, the action is below the text. */
export const Narrow: Story = {
  parameters: { frame: { width: 320 } },
};

export const LongText: Story = {
  args: { title: 'A title that goes on', children: 'Wörter ohne Zwischenraum'.repeat(12) },
};
