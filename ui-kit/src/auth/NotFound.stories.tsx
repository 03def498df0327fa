import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { NotFound } from './NotFound.js';

const meta = {
  title: 'Public/NotFound',
  component: NotFound,
  parameters: {
    guidance: 'A complete page for unknown URLs. For an empty list, use `EmptyState`.',
    bare: true,
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default page, with its hint for developers. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { name: '404 Page Not Found' }),
    ).toBeVisible();
  },
};

/** The page with a link to another page. */
export const WithAction: Story = {
  args: {
    action: (
      <Button asChild>
        <a href="/">Go to the calendar</a>
      </Button>
    ),
  },
};
