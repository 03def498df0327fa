import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginGate } from './LoginGate.js';

const meta = {
  title: 'Public/LoginGate',
  component: LoginGate,
  parameters: {
    frame: { height: '100vh' },
    guidance:
      'Wrap it around content for logged-in users on your own page. With the sdk: `<LoginGate {...useLoginGateProps()}>`.',
    bare: true,
  },
  args: { open: false, onSubmit: fn(), onRetry: fn(), children: <p>The team&apos;s calendar</p> },
} satisfies Meta<typeof LoginGate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user is not logged in. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText("The team's calendar")).toBeNull();
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@lumen.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'gravel lantern{Enter}');
    const values = { email: 'maya@lumen.example', password: 'gravel lantern' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ values }));
  },
};

/** The user is logged in. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The team's calendar")).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** While the user is loading, the login form is not displayed. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The session has ended. The login form displays a message and receives focus. */
export const SessionEnded: Story = {
  args: { sessionEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session has ended.');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

/** Users can also log in with a passkey. */
export const Passkey: Story = {
  args: { onPasskey: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
};

/** The user has two-step verification, so the login continues with a code. */
export const Code: Story = {
  args: { needsCode: true, onCode: fn(), onCodeCancel: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Six digits from your authenticator app')).toHaveFocus(),
    );
    await userEvent.keyboard('491805');
    await expect(args.onCode).toHaveBeenCalledWith({ code: '491805' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as someone else' }));
    await expect(args.onCodeCancel).toHaveBeenCalled();
  },
};

/** The user has to set up two-step verification in the planner first. */
export const SetupRequired: Story = {
  args: { setupHref: 'https://planner.example/' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Open the planner' });
    await expect(link).toHaveAttribute('href', 'https://planner.example/');
    await expect(canvas.queryByText("The team's calendar")).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** The gate is inside a page that has its own heading. */
export const InAPage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { headingLevel: 2, style: { height: 480 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Log In' })).toBeVisible();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

/** The login attempt failed. The form keeps its input. */
export const LoginFailed: Story = {
  args: { error: 'Invalid email or password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password');
  },
};

/** The user could not be loaded. */
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

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
