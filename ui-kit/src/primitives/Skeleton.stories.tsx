import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    guidance:
      'Stands where something is about to come, in its shape. Lists and views of this kit bring their own.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line, as wide as there is room. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { width, height } = (canvasElement.querySelector('svg') as Element).getBoundingClientRect();
    await expect([width, height]).toEqual([240, 12]);
  },
};

/** A part of the width. */
export const Part: Story = {
  args: { width: '70%' },
  play: async ({ canvasElement }) => {
    const { width } = (canvasElement.querySelector('svg') as Element).getBoundingClientRect();
    await expect(Math.round(width)).toBe(168);
  },
};

/** Where a picture is about to come. */
export const Round: Story = { args: { width: 40, height: 40, radius: 'full' } };
