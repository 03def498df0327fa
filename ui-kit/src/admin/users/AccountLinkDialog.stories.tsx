import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { AccountLinkDialog } from './AccountLinkDialog.js';
import { storyLinks } from './story-data.js';

const [invitation, passwordReset] = storyLinks;

const meta = {
  title: 'Admin/AccountLinkDialog',
  component: AccountLinkDialog,
  parameters: {
    guidance: 'Open it when an invitation or a password reset has been created.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    link: invitation,
    url: 'https://plan.example/invitation#cp_account_8fJwQ2x5Zb1nT7yLr0KcVd3sHe6uMgPa9iXoBq4tWEk',
    today: '2026-10-14',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof AccountLinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link that a person uses to create their account. */
export const Invitation: Story = {};

export const InvitationWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Invitation' }));
    await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
    const field = dialog.getByRole('textbox', { name: `Link for ${args.link.email}` });
    await waitFor(() => expect(field).toHaveFocus());
    // The text is selected, and its start is visible.
    await expect(field.scrollLeft).toBe(0);
    await expect(field).toHaveValue(args.url);
    await waitFor(() => expect(dialog.getByText(/^It works once, until October 15, /)).toBeVisible());
    // The secret can't be displayed again, so closing the dialog requires confirmation.
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog.getByText(/Close without copying\?/)).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A link that a user opens to choose a new password. */
export const PasswordReset: Story = {
  args: { link: passwordReset, url: meta.args.url.replace('invitation', 'password-reset') },
};
