import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    frame: { width: 240 },
    guidance:
      'Use it as a placeholder in the shape of the content that is loading. The lists and views in this kit have their own skeletons.',
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A full-width line. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { width, height } = (canvasElement.querySelector('svg') as Element).getBoundingClientRect();
    await expect([width, height]).toEqual([240, 12]);
  },
};

/** A line whose width is a percentage. */
export const Part: Story = {
  args: { width: '70%' },
  play: async ({ canvasElement }) => {
    const { width } = (canvasElement.querySelector('svg') as Element).getBoundingClientRect();
    await expect(Math.round(width)).toBe(168);
  },
};

/** A placeholder for a picture. */
export const Round: Story = { args: { width: 40, height: 40, radius: 'full' } };
