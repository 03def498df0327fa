import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { NotFound } from './NotFound.js';

const meta = {
  title: 'Public/NotFound',
  component: NotFound,
  parameters: {
    guidance:
      'A whole page, for an address that leads nowhere. A list with nothing in it is an `EmptyState`.',
    bare: true,
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With its developer hint. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { name: '404 Page Not Found' }),
    ).toBeVisible();
  },
};

/** With a way out. */
export const WithAction: Story = {
  args: {
    action: (
      <Button asChild>
        <a href="/">Go to the calendar</a>
      </Button>
    ),
  },
};
