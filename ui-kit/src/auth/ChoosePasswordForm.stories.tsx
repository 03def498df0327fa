import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChoosePasswordForm } from './ChoosePasswordForm.js';

const meta = {
  title: 'Public/ChoosePasswordForm',
  component: ChoosePasswordForm,
  parameters: {
    guidance:
      'The complete page that an invitation or a password reset opens. Administrators create these links in `UserLists`.',
    bare: true,
  },
  args: {
    kind: 'invitation',
    email: 'priya.nair@harborvine.example',
    onSubmit: fn(),
    onNavigate: fn(({ event }) => event.preventDefault()),
  },
} satisfies Meta<typeof ChoosePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a new account, users also enter their name. */
export const Invitation: Story = {};

/** Interaction tests, hidden from the sidebar and the docs. */
export const InvitationWorks: Story = {
  ...Invitation,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue(args.email);
    await expect(email).toHaveAttribute('readonly');
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await submit();
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), ' Priya ');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'priya.nair1');
    await expect(await canvas.findByText(/easy to guess/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Password/));
    await userEvent.type(canvas.getByLabelText(/^Password/), 'gravel lantern');
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'gravel lamp');
    await submit();
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(/^Confirm Password/));
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'gravel lantern');
    await submit();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: { password: 'gravel lantern', firstName: 'Priya', lastName: '' },
      }),
    );
  },
};

/** A new password for an existing account. */
export const PasswordReset: Story = {
  args: { kind: 'passwordReset' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a New Password');
    await expect(canvas.queryByRole('textbox', { name: 'First Name' })).toBeNull();
  },
};

/** The link was already used, was revoked or has expired. */
export const Ended: Story = {
  args: { ended: 'This link was already used. Log in instead.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/already used/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Log In' }));
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ href: '/login' }));
  },
};

/** The server rejected the password. */
export const Rejected: Story = {
  args: { fieldErrors: { password: 'This password is too common. Choose a different one.' } },
};

/** The request is in progress. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  },
};
