import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../../opened-by-button.fixture.js';
import { InviteUserDialog } from './InviteUserDialog.js';

const meta = {
  title: 'Admin/InviteUserDialog',
  component: InviteUserDialog,
  parameters: {
    guidance:
      'Use it where administrators invite people, who then choose their own passwords. When the link has been created, open an `AccountLinkDialog`.',
  },
  decorators: [openedByButton],
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof InviteUserDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inviting a user requires an email address. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Invite User' }));
    await waitFor(() => expect(dialog.getByRole('heading')).toBeVisible());
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Create Link' }));
    await submit();
    await waitFor(() => expect(dialog.getByText('Email is required')).toBeVisible());
    await userEvent.type(email, 'priya');
    await waitFor(() => expect(dialog.getByText('Enter a valid email address')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, '@harborvine.example ');
    await submit();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ values: { email: 'priya@harborvine.example' } }),
    );
  },
};

/** Error messages from the server. */
export const Rejected: Story = {
  args: { fieldErrors: { email: 'An account with this email address already exists.' } },
};

/** A request is in progress. */
export const Busy: Story = { args: { busy: true } };
