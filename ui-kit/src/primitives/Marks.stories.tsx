import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from './Badge.js';
import { ColorDot } from './ColorDot.js';
import { Skeleton } from './Skeleton.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = { title: 'Primitives/Marks' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

/** Badges, neutral and tinted. */
export const Badges: Story = {
  render: () => (
    <div style={row}>
      <Badge>User</Badge>
      <Badge variant="line">Admin</Badge>
      <Badge variant="pending">Pending</Badge>
      {['#3B82F6', '#000000', '#ffffff', '#e6ff00'].map((color) => (
        <Badge key={color} color={color} icon={<FileText size={12} />}>
          Blog Post
        </Badge>
      ))}
      <div style={{ width: 96 }}>
        <Badge variant="line">A badge that does not fit</Badge>
      </div>
    </div>
  ),
};

/** The ring keeps black and white visible; what is no colour is grey. */
export const ColorDots: Story = {
  render: () => (
    <div style={row}>
      {['#3B82F6', '#000', '#fff', 'linear-gradient(90deg, #f00, #00f)', 'url(//evil.example)', null].map(
        (color) => (
          <span key={color} style={row}>
            <ColorDot color={color} />
            <ColorDot color={color} shape="swatch" size={32} data-testid={color ?? 'none'} />
          </span>
        ),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const id of ['url(//evil.example)', 'none']) {
      const paint = canvas.getByTestId(id).querySelector('rect') as Element;
      await expect(getComputedStyle(paint).fill).toBe('rgb(107, 114, 128)');
    }
  },
};

/** What stands where something is about to come. */
export const Skeletons: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 240 }} aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton />
      <Skeleton width={120} />
      <Skeleton width={40} height={40} radius="full" />
    </div>
  ),
};
