import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginForm } from './LoginForm.js';

const meta = {
  title: 'Public/LoginForm',
  component: LoginForm,
  parameters: {
    guidance: 'A complete page. For your own form with the same layout, use `AuthLayout`.',
    bare: true,
  },
  args: { onSubmit: fn(), onNavigate: fn(({ event }) => event.preventDefault()) },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The empty form. */
export const Default: Story = {};

/** Both fields are required. `onSubmit` receives their values. */
export const Submits: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Log In' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@lumen.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'gravel lantern{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: { email: 'maya@lumen.example', password: 'gravel lantern' },
      }),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Register' }));
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ href: '/register' }));
  },
};

/** Registration is closed. */
export const RegistrationClosed: Story = {
  args: { canRegister: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Registration is closed. Ask an administrator for an account.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/**
 * The second step, for users with two-step verification. The code is submitted as soon as the user has entered six
 * digits.
 */
export const Code: Story = {
  args: { needsCode: true, onCode: fn(), onCodeCancel: fn() },
};

export const CodeWorks: Story = {
  ...Code,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const code = canvas.getByLabelText('Six digits from your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('123{Enter}');
    await expect(await canvas.findByText('Enter all six digits')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste('491 805');
    await expect(args.onCode).toHaveBeenCalledWith({ code: '491805' });

    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const recoveryCode = canvas.getByLabelText('Recovery code');
    await waitFor(() => expect(recoveryCode).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Recovery code is required')).toBeVisible();
    await userEvent.type(recoveryCode, '7kq2-m9xd{Enter}');
    await expect(args.onCode).toHaveBeenLastCalledWith({ code: '7kq2-m9xd' });
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as someone else' }));
    await expect(args.onCodeCancel).toHaveBeenCalledOnce();
  },
};

/** The code is being checked. Until the server has responded, the user can't start over. */
export const CodeBusy: Story = {
  args: { ...Code.args, busy: true },
  play: async ({ canvas, args }) => {
    const other = canvas.getByRole('button', { name: 'Log in as someone else' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    await expect(args.onCodeCancel).not.toHaveBeenCalled();
  },
};

/** The code was invalid. */
export const InvalidCode: Story = {
  args: { ...Code.args, error: 'Invalid code. Codes from the app change every 30 seconds.' },
};

const providers = [{ name: 'Acme SSO', href: '/api/auth/oidc/start' }];

/** Single sign-on is set up. */
export const SingleSignOn: Story = {
  args: { providers },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue with Acme SSO' })).toHaveAttribute(
      'href',
      '/api/auth/oidc/start',
    );
    await expect(canvas.getByLabelText('Email')).toBeVisible();
  },
};

/** Users can also log in with a passkey. */
export const Passkey: Story = {
  args: { providers, onPasskey: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Password login is turned off. The last single sign-on attempt failed. */
export const OnlySingleSignOn: Story = {
  args: { providers, acceptsPasswords: false, error: 'The login was canceled. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The login was canceled. Try again.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The login request is in progress. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
