import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { Button } from './Button.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: {
    guidance:
      'Use it for an empty list or view, to say what to do next. If loading failed, use `ErrorState`; above existing content, use `Notice`.',
  },
  args: {
    icon: <Inbox size={20} />,
    title: 'No blog logs yet',
    description: 'Logs that you add appear here and on the calendar.',
    action: <Button variant="primary">Create Your First Blog Log</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty list, with a button for the next step. */
export const Default: Story = {};

/** An empty state with only an icon and a title. */
export const Bare: Story = {
  render: ({ icon, title }) => <EmptyState icon={icon} title={title} />,
};

/** Text that is too long for one line. */
export const LongTexts: Story = {
  args: { title: 'Unbreakable'.repeat(10), description: 'Unbreakable'.repeat(30), style: { width: 320 } },
};
