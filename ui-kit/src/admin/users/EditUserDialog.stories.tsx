import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { EditUserDialog } from './EditUserDialog.js';
import { jonas } from './story-data.js';

const meta = {
  title: 'Admin/EditUserDialog',
  component: EditUserDialog,
  parameters: {
    guidance:
      'Use it to edit the email, names and password of an account. To change the role, use `UserLists`.',
  },
  decorators: [openedByButton],
  args: { open: true, user: jonas, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof EditUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Edit User' }));
  await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  return dialog;
};

/** If the password is blank, it is omitted from the values, so the account keeps its current password. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByLabelText('New Password')).toHaveValue('');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Last Name' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        user: jonas,
        values: { email: jonas.email, firstName: 'Jonas', lastName: null },
      }),
    );
  },
};

/** A new password must have at least 8 characters. */
export const NewPassword: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByLabelText('New Password'), 'short');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('New Password'), ' gravel lantern');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        user: jonas,
        values: expect.objectContaining({ password: 'short gravel lantern' }),
      }),
    );
  },
};

/** To change their own email or password, users must enter their current password. */
export const OwnAccount: Story = {
  args: { isOwnAccount: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.queryByLabelText(/^Current Password/)).toBeNull();
    await userEvent.type(dialog.getByLabelText('New Password'), 'gravel lantern');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(dialog.getByText('Current password is required')).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Current Password/), 'teapot and moss');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        user: jonas,
        values: expect.objectContaining({ password: 'gravel lantern', currentPassword: 'teapot and moss' }),
      }),
    );
  },
};

/** Error messages from the server. */
export const Rejected: Story = { args: { fieldErrors: { email: 'This email address is taken' } } };

/** While a request is in progress, another click does not send anything. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
