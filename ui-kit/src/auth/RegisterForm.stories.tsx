import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RegisterForm } from './RegisterForm.js';

const meta = {
  title: 'Public/RegisterForm',
  component: RegisterForm,
  parameters: {
    guidance: 'A complete page. For accounts that administrators create, use `AddUserDialog`.',
    bare: true,
  },
  args: { onSubmit: fn(), onNavigate: fn(({ event }) => event.preventDefault()) },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The empty form. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Min. 8 characters')).toBeVisible();
  },
};

/** Each rule has its own error message. */
export const Rules: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const password = canvas.getByPlaceholderText('Min. 8 characters');
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await userEvent.type(canvas.getByLabelText(/^Email/), 'noor@harborvine.example');
    await userEvent.type(password, 'short');
    await submit();
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible();
    await userEvent.clear(password);
    await userEvent.type(password, 'gravel lantern');
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'gravel lamp');
    await submit();
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(/^Confirm Password/));
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'gravel lantern');
    await submit();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: {
          firstName: '',
          lastName: '',
          email: 'noor@harborvine.example',
          password: 'gravel lantern',
          confirmPassword: 'gravel lantern',
        },
      }),
    );
  },
};

/** A hint appears for a password that is easy to guess. */
export const WeakPassword: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByPlaceholderText('Min. 8 characters'), 'password1');
    await expect(await canvas.findByText(/easy to guess/)).toBeVisible();
  },
};

/**
 * If the server can be reached from other machines, the first account requires the setup code that the server printed.
 */
export const SetupCode: Story = {
  args: { needsSetupCode: true, fieldErrors: { setupCode: 'Invalid setup code.' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Invalid setup code.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Email/), 'noor@harborvine.example');
    await userEvent.type(canvas.getByPlaceholderText('Min. 8 characters'), 'gravel lantern');
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'gravel lantern');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(await canvas.findByText('Setup code is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Setup Code/), ' 7K2M-Q9XD-03HT-VB5W ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: expect.objectContaining({ setupCode: '7K2M-Q9XD-03HT-VB5W' }),
      }),
    );
  },
};

/** The first account becomes the administrator. */
export const FirstAccount: Story = {
  args: { isFirstAccount: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first account becomes the administrator.')).toBeVisible();
  },
};

/** Registration is closed. */
export const Closed: Story = {
  args: { closed: true },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Registration is closed. Ask an administrator for an account.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Log In' }));
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.objectContaining({ href: '/login' }));
  },
};

/** The registration request is in progress. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
