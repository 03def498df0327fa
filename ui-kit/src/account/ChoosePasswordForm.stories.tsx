import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longTokens, SHARING_NOW, token } from '../admin/sharing/story-data.js';
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

export const InvitationWorks: Story = {
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

const key = token({ kind: 'key', name: 'Website events' });
const phone = token({ kind: 'feed', name: 'Phone', lastUsedAt: null });

/** The account has keys and feeds, which keep working unless the user selects them. */
export const KeysAndFeeds: Story = {
  args: { kind: 'passwordReset', tokens: [key, phone], now: SHARING_NOW },
};

export const KeysAndFeedsWork: Story = {
  ...KeysAndFeeds,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Revoke keys and feeds' }));
    const [all, first, second] = group.getAllByRole('checkbox') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(first).toHaveAccessibleName('Website events Key, created 10/02/2026. Used 12 minutes ago');
    await expect(second).toHaveAccessibleName('Phone Feed, created 10/02/2026. Never used');
    await expect(group.queryByRole('checkbox', { checked: true })).toBeNull();
    for (const label of [/^Password/, /^Confirm Password/])
      await userEvent.type(canvas.getByLabelText(label), 'gravel lantern');
    const expectKept = async (...keepTokenIds: string[]) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
      const values = { password: 'gravel lantern', firstName: '', lastName: '', keepTokenIds };
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ values }));
    };
    await expectKept(key.id, phone.id);
    await userEvent.click(group.getByText('Phone'));
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await expectKept(key.id);
    await userEvent.click(all);
    await expect(group.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await expectKept();
    await userEvent.click(all);
    await expectKept(key.id, phone.id);
  },
};

/** At 320 px, with long names and more tokens than fit. */
export const ManyKeysAndFeeds: Story = {
  args: { kind: 'passwordReset', tokens: longTokens, now: SHARING_NOW },
  render: (args) => <ChoosePasswordForm {...args} style={{ width: 320 }} data-testid="form" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('form').scrollWidth).toBeLessThanOrEqual(320);
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
