import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.js';

const meta = {
  title: 'Shell/BrandMark',
  component: BrandMark,
  parameters: { guidance: "The product's mark and name. The brands of entries are `ColorDot`s." },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark and the name. */
export const Default: Story = {};

/** Another product's name. */
export const Named: Story = { args: { name: 'Lumen Planner' } };

/** The mark alone; the name is spoken. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Content Planner');
    await expect(name.getBoundingClientRect().width).toBe(1);
  },
};
