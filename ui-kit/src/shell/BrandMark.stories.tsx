import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.js';

const meta = {
  title: 'Shell/BrandMark',
  component: BrandMark,
  parameters: {
    guidance: "Use it for the product's logo and name. For the brands of entries, use `ColorDot`.",
  },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The logo and the name. */
export const Default: Story = {};

/** The logo with another product name. */
export const Named: Story = { args: { name: 'Lumen Planner' } };

/** The logo without the visible name. Screen readers still announce the name. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Content Planner');
    await expect(name.getBoundingClientRect().width).toBe(1);
  },
};
