import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Waiting } from './Waiting.js';

const meta = {
  title: 'Shell/Waiting',
  component: Waiting,
  parameters: {
    guidance:
      'Where a whole page or a part of one is not known yet. Where its outlines are known, take a `Skeleton`.',
  },
  args: { style: { height: 240 } },
} satisfies Meta<typeof Waiting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows after a moment, so that what comes at once is not announced by a flash. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
