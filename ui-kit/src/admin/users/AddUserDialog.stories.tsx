import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { AddUserDialog } from './AddUserDialog.js';

const meta = {
  title: 'Admin/AddUserDialog',
  component: AddUserDialog,
  parameters: {
    guidance:
      'Use it where administrators create accounts. To let users create their own account, use `RegisterForm`.',
  },
  decorators: [openedByButton],
  args: { open: true, onOpenChange: fn(), onSubmit: fn(), onInvalid: fn() },
} satisfies Meta<typeof AddUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) => {
  const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Add New User' }));
  await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
  return dialog;
};

/** By default, the new user is approved, but is not an administrator. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(dialog.getByRole('checkbox', { name: 'Auto-Approve' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Administrator' })).not.toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'noor@harborvine.example');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'gravel lantern');
    await userEvent.type(dialog.getByRole('textbox', { name: 'First Name' }), ' Noor ');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Administrator' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        values: {
          email: 'noor@harborvine.example',
          password: 'gravel lantern',
          firstName: 'Noor',
          lastName: null,
          isAdmin: true,
          isApproved: true,
        },
      }),
    );
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
};

/** If the email or password is missing, `onInvalid` is called with the text for a toast. */
export const Incomplete: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'noor@harborvine.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(args.onInvalid).toHaveBeenCalledWith({
        title: 'Validation Error',
        description: 'Email and password are required',
      }),
    );
    await waitFor(() => expect(dialog.getByText('Password is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** For a password that is too short, the field displays an error, but there is no toast. */
export const ShortPassword: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'noor@harborvine.example');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'short');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Auto-Approve' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible());
    await expect(args.onInvalid).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Error messages from the server. */
export const Rejected: Story = { args: { fieldErrors: { email: 'This email address is taken' } } };

/** A request is in progress. */
export const Busy: Story = { args: { busy: true } };
