import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { Badge } from './Badge.js';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: {
    guidance:
      'Use it for a role, a state or a type. For something clickable, use `Button`; for a color without text, use `ColorDot`.',
  },
  args: { children: 'User' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neutral. */
export const Default: Story = {};

/** Outlined. */
export const Line: Story = { args: { variant: 'line', children: 'Admin' } };

/** A badge for something that awaits a decision. */
export const Pending: Story = { args: { variant: 'pending', children: 'Pending' } };

/** A tinted badge. The text has enough contrast, whatever the color. */
export const Tinted: Story = {
  args: { icon: <FileText size={12} />, children: 'Blog Post' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['#3B82F6', '#000000', '#ffffff', '#e6ff00', '#6B7280'].map((color) => (
        <Badge key={color} {...args} color={color} />
      ))}
    </div>
  ),
};

/** Text that does not fit ends with an ellipsis. */
export const LongText: Story = {
  args: { variant: 'line', children: 'A badge that does not fit' },
  parameters: { frame: { width: 96 } },
};
