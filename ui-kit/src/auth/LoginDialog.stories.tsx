import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { LoginDialog } from './LoginDialog.js';

const meta = {
  title: 'Public/LoginDialog',
  component: LoginDialog,
  parameters: {
    guidance:
      'Use it on top of a form with unsaved input when the session has ended. If there is no unsaved input, use `LoginGate` or navigate to the login page.',
  },
  decorators: [openedByButton],
  args: { open: true, email: 'maya@lumen.example', onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

/** Users only have to enter their password. The password field has focus. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await expect(dialog.getByLabelText('Email')).toHaveValue('maya@lumen.example');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('Password is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Password'), 'gravel lantern{Enter}');
    const values = { email: 'maya@lumen.example', password: 'gravel lantern' };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ values }));
  },
};

/** Users can also log in with a passkey. The password field still has focus. */
export const Passkey: Story = {
  args: { onPasskey: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Log in with a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The login request is in progress. */
export const Busy: Story = { args: { busy: true } };

/**
 * The last login attempt failed. The attempt might have used a passkey, so the error is not displayed below the
 * password field.
 */
export const Failed: Story = {
  args: { onPasskey: fn(), error: 'This passkey belongs to another account. Choose one of your own.' },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This passkey belongs to another account.',
    );
    await expect(dialog.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
  },
};

const providers = [{ name: 'Acme SSO', href: '/api/auth/oidc/start' }];

/** Users can also log in with single sign-on, which opens another page. */
export const SingleSignOn: Story = {
  args: {
    providers,
    onPasskey: fn(),
    description: 'If you continue with Acme SSO, unsaved input will be lost.',
  },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await expect(dialog.getByRole('link', { name: 'Continue with Acme SSO' })).toHaveAttribute(
      'href',
      '/api/auth/oidc/start',
    );
  },
};

/** Password login is turned off. */
export const OnlySingleSignOn: Story = {
  args: { ...SingleSignOn.args, onPasskey: undefined, acceptsPasswords: false },
  play: async ({ canvasElement }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Continue with Acme SSO' })).toHaveFocus());
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Log In' })).toBeNull();
  },
};

/** The second step, for users with two-step verification. */
export const Code: Story = {
  args: { needsCode: true, onCode: fn() },
  play: async ({ canvasElement, args }) => {
    const code = dialogOf(canvasElement).getByLabelText('Six digits from your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('491805');
    await expect(args.onCode).toHaveBeenCalledWith({ code: '491805' });
  },
};
