import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { ChangePasswordDialog } from './ChangePasswordDialog.js';

const meta = {
  title: 'Admin/ChangePasswordDialog',
  component: ChangePasswordDialog,
  parameters: { guidance: "One's own password. An administrator sets that of others in `EditUserDialog`." },
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

/** The new password twice, with 8 characters at least. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Change Password' }));
    await userEvent.type(dialog.getByLabelText(/^Current Password/), 'old password');
    await userEvent.type(dialog.getByLabelText(/^New Password/), 'gravel');
    await submit();
    await expect(await dialog.findByText('Password must be at least 8 characters')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^New Password/), ' lantern');
    await userEvent.type(dialog.getByLabelText(/^Confirm Password/), 'gravel lanterns');
    await submit();
    await expect(await dialog.findByText('Passwords do not match')).toBeVisible();
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

/** A password that is easy to guess gets a hint. */
export const Weak: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^New Password/), 'password123');
    await expect(await dialog.findByText(/easy to guess/)).toBeVisible();
  },
};

/** The current password was wrong. */
export const Refused: Story = { args: { fieldErrors: { currentPassword: 'The current password is wrong' } } };

/** Saving is under way. */
export const Busy: Story = { args: { busy: true } };
