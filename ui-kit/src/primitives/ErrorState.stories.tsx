import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.js';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  parameters: {
    guidance:
      'Use it if something could not be loaded. For a failed action, use a toast; for a field, the `error` of its `Field`.',
  },
  args: {
    title: 'Blog logs could not be loaded',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error with a retry button. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Blog logs could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** An error without a retry button. */
export const Bare: Story = { render: ({ onRetry: _, ...args }) => <ErrorState {...args} /> };
