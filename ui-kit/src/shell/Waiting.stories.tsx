import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Waiting } from './Waiting.js';

const meta = {
  title: 'Shell/Waiting',
  component: Waiting,
  parameters: {
    guidance:
      'Use it while a page or a part of it is loading. If the layout of the content is known, use `Skeleton`.',
  },
  args: { style: { height: 240 } },
} satisfies Meta<typeof Waiting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The placeholder appears after a short delay, so that it does not flash if loading is fast. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
