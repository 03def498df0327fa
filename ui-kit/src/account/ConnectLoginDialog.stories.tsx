import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { ConnectLoginDialog } from './ConnectLoginDialog.js';

const email = 'maya.okafor@harborvine.example';

const meta = {
  title: 'Public/ConnectLoginDialog',
  component: ConnectLoginDialog,
  parameters: {
    guidance:
      'Use it after a login with a password, if a login with single sign-on in the same browser was rejected because the account has the same email address.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    account: { firstName: 'Maya', lastName: 'Okafor', email },
    login: { provider: 'Acme SSO', name: 'Maya O.', email },
    onOpenChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConnectLoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog names both accounts. The button that declines has focus. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', {
      name: 'Connect Acme SSO to your account?',
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      new RegExp(`both are yours.* Your account Maya Okafor ${email} User of Acme SSO Maya O. ${email}$`),
    );
    const decline = within(dialog).getByRole('button', { name: 'Don’t Connect' });
    await waitFor(() => expect(decline).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The user has no name here, and the provider reports no name. */
export const WithoutNames: Story = {
  args: {
    account: { firstName: null, lastName: null, email },
    login: { provider: 'Acme SSO', name: null, email },
  },
};
