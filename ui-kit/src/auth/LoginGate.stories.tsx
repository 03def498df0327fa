import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginGate } from './LoginGate.js';

const meta = {
  title: 'Public/LoginGate',
  component: LoginGate,
  parameters: {
    guidance:
      'Around what only those see who are logged in, on a page of your own. With the sdk: `<LoginGate {...useLoginGateProps()}>`.',
    bare: true,
  },
  args: { open: false, onSubmit: fn(), onRetry: fn(), children: <p>The team&apos;s calendar</p> },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginGate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is logged in. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText("The team's calendar")).toBeNull();
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@lumen.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'gravel lantern{Enter}');
    const values = { email: 'maya@lumen.example', password: 'gravel lantern' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ values }));
  },
};

/** Somebody is. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The team's calendar")).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It is not known yet: no login flashes up. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Somebody was logged in until just now: the login says why it is back, and takes the focus. */
export const SessionEnded: Story = {
  args: { sessionEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session has ended.');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

/** In a part of a page that has its own heading. */
export const InAPage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { headingLevel: 2, style: { height: 480 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Log In' })).toBeVisible();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

/** The login was refused: what was typed is still there. */
export const Refused: Story = {
  args: { error: 'Invalid email or password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
};

/** The planner does not say who is logged in. */
export const Failed: Story = {
  args: { failure: 'The planner is not responding. Check your connection and try again.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The planner could not be loaded');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalled();
    await expect(retry).toHaveFocus();
  },
};

/** From right to left. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
