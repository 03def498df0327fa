import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorDot } from './ColorDot.js';

const meta = {
  title: 'Primitives/ColorDot',
  component: ColorDot,
  parameters: { guidance: 'Use it for the color of a brand or entry, always next to its name.' },
  args: { color: '#3B82F6' },
} satisfies Meta<typeof ColorDot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dot. */
export const Default: Story = {};

/** A swatch. */
export const Swatch: Story = { args: { shape: 'swatch', size: 40 } };

/** A gradient. */
export const Gradient: Story = {
  args: { color: 'linear-gradient(90deg, #f00, #00f)', shape: 'swatch', size: 40 },
  play: async ({ canvasElement }) => {
    const swatch = canvasElement.querySelector('[data-shape]') as Element;
    await expect(getComputedStyle(swatch).backgroundImage).toMatch(/^linear-gradient\(/);
  },
};

/** The ring keeps black and white dots visible. */
export const Extremes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {['#000', '#fff'].map((color) => (
        <span key={color}>
          <ColorDot color={color} /> <ColorDot color={color} shape="swatch" size={32} />
        </span>
      ))}
    </div>
  ),
};

/** An invalid color is displayed in gray, and is never rendered as CSS. */
export const NoColor: Story = {
  args: { color: 'url(//evil.example)', shape: 'swatch', size: 40 },
  play: async ({ canvasElement }) => {
    const paint = canvasElement.querySelector('[data-shape] > rect') as Element;
    await expect(getComputedStyle(paint).fill).toBe('rgb(107, 114, 128)');
    await expect(canvasElement.innerHTML).not.toContain('evil');
  },
};
