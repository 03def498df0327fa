import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { jonas, longUsers, maya, noor, storyLinks, storyUsers } from './story-data.js';
import { UserLists } from './UserLists.js';

const meta = {
  title: 'Admin/UserLists',
  component: UserLists,
  parameters: {
    frame: 'page',
    guidance: 'Use it for the screen where administrators manage pending and approved accounts.',
    bare: true,
  },
  args: {
    users: storyUsers,
    onApprove: fn(),
    onReject: fn(),
    onEdit: fn(),
    onAdminChange: fn(),
    onDelete: fn(),
    onResetPassword: fn(),
    ownUserId: maya.id,
    onEndSessions: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UserLists>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement, email: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `More actions for ${email}` }));
  return within(await within(canvasElement).findByRole('menu'));
};

const choose = async (canvasElement: HTMLElement, email: string, name: string) => {
  const menu = await openMenu(canvasElement, email);
  await userEvent.click(menu.getByRole('menuitem', { name }));
};

/** Returns the names of the menu items for an account. */
const itemsFor = async (canvasElement: HTMLElement, email: string) => {
  const menu = await openMenu(canvasElement, email);
  const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(canvasElement).queryByRole('menu')).toBeNull());
  return names;
};

/** Two pending and seven approved accounts. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const pending = within(canvas.getByRole('region', { name: 'Pending Approval (2)' }));
    const row = pending.getByRole('row', { name: /noor\.haddad@harborvine\.example/ });
    await expect(row).toHaveTextContent('Noor Haddad');
    await expect(row).toHaveTextContent('10/13/2026');
    await expect(within(row).getByText('Pending')).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: /^Approve/ }));
    await expect(args.onApprove).toHaveBeenCalledWith({ user: noor });
    await userEvent.click(within(row).getByRole('button', { name: /^Reject/ }));
    await expect(args.onReject).toHaveBeenCalledWith({ user: noor });

    const approved = within(canvas.getByRole('region', { name: 'Approved Users (7)' }));
    const button = (name: string) => approved.getByRole('button', { name });
    await userEvent.click(button(`Make Admin: ${jonas.email}`));
    await expect(args.onAdminChange).toHaveBeenLastCalledWith({ user: jonas, isAdmin: true });
    await userEvent.click(button(`Remove Admin: ${maya.email}`));
    await expect(args.onAdminChange).toHaveBeenLastCalledWith({ user: maya, isAdmin: false });
    await userEvent.click(button(`Edit ${jonas.email}`));
    await expect(args.onEdit).toHaveBeenCalledWith({ user: jonas });
    await userEvent.click(button(`Delete ${jonas.email}`));
    await expect(args.onDelete).toHaveBeenCalledWith({ user: jonas });
    await choose(canvasElement, jonas.email, 'End all sessions');
    await expect(args.onEndSessions).toHaveBeenCalledWith({ user: jonas });
    await choose(canvasElement, jonas.email, 'Create a password reset link');
    await expect(args.onResetPassword).toHaveBeenCalledWith({ user: jonas });
    await expect(await itemsFor(canvasElement, maya.email)).toEqual(['End all sessions']);
    await expect(canvas.queryByRole('heading', { name: /^Invitations/ })).toBeNull();
  },
};

/** Buttons that appear on hover also work with the keyboard. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('button', { name: `Make Admin: ${jonas.email}` }).focus();
    await userEvent.keyboard('{Tab}');
    const edit = canvas.getByRole('button', { name: `Edit ${jonas.email}` });
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith({ user: jonas });
    await userEvent.keyboard('{Tab}{Tab}');
    const more = canvas.getByRole('button', { name: `More actions for ${jonas.email}` });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('menuitem', { name: /^Create a password/ })).toHaveFocus(),
    );
    await expect(more.parentElement).toHaveStyle({ opacity: 1 });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onEndSessions).toHaveBeenCalledWith({ user: jonas });
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** Invitations and password resets that have not been used. */
export const OpenLinks: Story = {
  args: { accountLinks: storyLinks, onRevokeLink: fn() },
  play: async ({ canvas, args }) => {
    const links = within(canvas.getByRole('region', { name: 'Invitations and Password Resets (2)' }));
    const [invitation] = storyLinks;
    const row = links.getByRole('row', { name: /amara\.diallo/ });
    await expect(row).toHaveTextContent('Invitation');
    await expect(row).toHaveTextContent('Maya Okafor');
    await expect(row).toHaveTextContent('10/15/2026');
    await userEvent.click(
      within(row).getByRole('button', { name: `Revoke: Invitation for ${invitation.email}` }),
    );
    await expect(args.onRevokeLink).toHaveBeenCalledWith({ link: invitation });
  },
};

/** Administrators can reset two-step verification for users who have lost their phone. */
export const TwoStep: Story = {
  args: {
    users: storyUsers.map((user) => ({ ...user, hasTwoStep: user.id === jonas.id, passkeyCount: 0 })),
    onResetTwoStep: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, jonas.email, 'Reset two-step verification');
    await expect(args.onResetTwoStep).toHaveBeenCalledWith({
      user: { ...jonas, hasTwoStep: true, passkeyCount: 0 },
    });
  },
};

/** The menu item that resets two-step verification also removes the account's passkeys. */
export const Passkeys: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    users: storyUsers.map((user) => ({ ...user, passkeyCount: user.id === jonas.id ? 2 : 0 })),
    onResetTwoStep: fn(),
  },
  play: async ({ canvasElement }) => {
    await expect(await itemsFor(canvasElement, jonas.email)).toContain('Reset two-step verification');
    await expect(await itemsFor(canvasElement, maya.email)).not.toContain('Reset two-step verification');
  },
};

/** There are no accounts. */
export const Empty: Story = {
  args: { users: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No approved users')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Approved Users (0)' })).toBeVisible();
  },
};

/** The accounts are loading. */
export const Loading: Story = { args: { users: [], loading: true } };

/** Loading failed. */
export const Failed: Story = {
  args: { users: [], error: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** While an account is being changed, its buttons do nothing. */
export const Busy: Story = {
  args: { busyUserIds: [noor.id, jonas.id] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Approve ${noor.email}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Reject ${noor.email}` }));
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${jonas.email}` }));
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(args.onReject).not.toHaveBeenCalled();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** Very long email addresses and names. */
export const LongTexts: Story = { args: { users: longUsers } };

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };

/** At 375 px, every account is a block, and all its buttons are visible. */
export const Narrow: Story = {
  args: { users: [...storyUsers, ...longUsers] },
  render: (args) => <UserLists {...args} style={{ width: 375 }} data-testid="lists" />,
  play: async ({ canvas }) => {
    const lists = canvas.getByTestId('lists');
    await expect(lists.scrollWidth).toBeLessThanOrEqual(375);
    for (const button of within(lists).getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(lists.getBoundingClientRect().right);
      await expect(button).toBeVisible();
    }
  },
};
