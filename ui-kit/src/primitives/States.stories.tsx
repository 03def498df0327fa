import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.js';
import { ErrorState } from './ErrorState.js';
import { StateMessage } from './StateMessage.js';

const meta = { title: 'Primitives/States' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to show, and what to do next. */
export const Empty: Story = {
  render: () => (
    <StateMessage
      icon={<Inbox size={20} />}
      title="No blog logs yet"
      description="What you add shows here and on the calendar."
      action={<Button>Add Blog Log</Button>}
    />
  ),
};

const retry = fn();

/** Could not be loaded, with a way to try again. */
export const Failed: Story = {
  render: () => <ErrorState title="Blog logs could not be loaded" description="No answer." onRetry={retry} />,
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Blog logs could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
