import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandCards } from './BrandCards.js';
import { storyBrands } from './story-data.js';

const meta = {
  title: 'Admin/BrandCards',
  component: BrandCards,
  parameters: {
    guidance:
      'Use it for the screen where administrators manage brands. To choose a brand in a form, use `Select`.',
  },
  args: { brands: storyBrands, onEdit: fn(), onDelete: fn(), onCreate: fn(), onRetry: fn() },
} satisfies Meta<typeof BrandCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plain colors, a gradient and a color that is almost black. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Harbor & Vine' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ brand: storyBrands[1] });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Citrus Weekly' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ brand: storyBrands[3] });
  },
};

/** The brands are loading. */
export const Loading: Story = { args: { brands: [], loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { brands: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There are no brands. */
export const Empty: Story = {
  args: { brands: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No brands yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Your First Brand' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** Very long names, and invalid colors, which are displayed in gray. Invalid color values are never used as CSS. */
export const LongAndUnsafe: Story = {
  args: {
    brands: [
      { id: '1', name: 'The Extraordinarily Long-Named Society of Bicycle Makers', color: 'our house blue' },
      { id: '2', name: 'Unbreakable'.repeat(8), color: 'url(https://evil.example/pixel)' },
    ],
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
