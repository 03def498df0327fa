import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { ChangePasswordDialog } from './ChangePasswordDialog.js';

const meta = {
  title: 'Admin/ChangePasswordDialog',
  component: ChangePasswordDialog,
  parameters: {
    guidance:
      'Use it to let users change their own password. Administrators set passwords for other users in `EditUserDialog`.',
  },
  decorators: [openedByButton],
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Change Password' }));
  await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  return dialog;
};

/** The new password must have at least 8 characters and be entered twice. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Change Password' }));
    await userEvent.type(dialog.getByLabelText(/^Current Password/), 'old password');
    await userEvent.type(dialog.getByLabelText(/^New Password/), 'gravel');
    await submit();
    await waitFor(() => expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^New Password/), ' lantern');
    await userEvent.type(dialog.getByLabelText(/^Confirm Password/), 'gravel lanterns');
    await submit();
    await waitFor(() => expect(dialog.getByText('Passwords do not match')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Confirm Password/), '{Backspace}');
    await submit();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: { currentPassword: 'old password', newPassword: 'gravel lantern' },
      }),
    );
  },
};

/** A hint appears for a password that is easy to guess. */
export const Weak: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^New Password/), 'password123');
    await waitFor(() => expect(dialog.getByText(/easy to guess/)).toBeVisible());
  },
};

/** The server reports that the current password is wrong. */
export const Rejected: Story = {
  args: { fieldErrors: { currentPassword: 'The current password is wrong' } },
};

/** Sets the first password of a single sign-on user. */
export const WithoutPassword: Story = { args: { hasPassword: false } };

export const WithoutPasswordWorks: Story = {
  ...WithoutPassword,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Set a Password' }));
    await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
    await expect(dialog.queryByLabelText(/^Current Password/)).toBeNull();
    await userEvent.type(dialog.getByLabelText(/^New Password/), 'gravel lantern');
    await userEvent.type(dialog.getByLabelText(/^Confirm Password/), 'gravel lantern');
    await userEvent.click(dialog.getByRole('button', { name: 'Set Password' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: { currentPassword: '', newPassword: 'gravel lantern' },
      }),
    );
  },
};

/** A request is in progress. */
export const Busy: Story = { args: { busy: true } };
