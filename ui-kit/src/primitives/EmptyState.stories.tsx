import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from './Button.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: {
    guidance:
      'There is nothing, and what to do next. If something failed take `ErrorState`; over content that is there, `Notice`.',
  },
  args: {
    icon: <Inbox size={20} />,
    title: 'No blog logs yet',
    description: 'What you add shows here and on the calendar.',
    action: <Button variant="primary">Create Your First Blog Log</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to show, and what to do next. */
export const Default: Story = {};

/** A title alone. */
export const Bare: Story = {
  render: ({ icon, title }) => <EmptyState icon={icon} title={title} />,
};

/** Texts that do not fit. */
export const LongTexts: Story = {
  args: { title: 'Unbreakable'.repeat(10), description: 'Unbreakable'.repeat(30), style: { width: 320 } },
};
