import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { Badge } from './Badge.js';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: {
    guidance:
      'A word about a thing: a role, a state, a type. What can be clicked is a `Button`; a colour alone is a `ColorDot`.',
  },
  args: { children: 'User' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neutral. */
export const Default: Story = {};

/** Outlined. */
export const Line: Story = { args: { variant: 'line', children: 'Admin' } };

/** Waits for somebody. */
export const Pending: Story = { args: { variant: 'pending', children: 'Pending' } };

/** Tinted: the text keeps its contrast on whatever colour a user picks. */
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

/** A text that does not fit ends in dots. */
export const LongText: Story = {
  args: { variant: 'line', children: 'A badge that does not fit' },
  render: (args) => (
    <div style={{ width: 96 }}>
      <Badge {...args} />
    </div>
  ),
};
