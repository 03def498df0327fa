import { defineMessages } from '../../messages/define-messages.js';
import type { User } from './types.js';

/** Text of {@link UserLists}. */
export const userListsMessages = defineMessages('userLists', {
  pending: ({ count }: { count: number }) => `Pending Approval (${count})`,
  approved: ({ count }: { count: number }) => `Approved Users (${count})`,
  email: 'Email',
  name: 'Name',
  joined: 'Joined',
  status: 'Status',
  role: 'Role',
  /** Header of the buttons column, for screen readers. */
  actions: 'Actions',
  pendingBadge: 'Pending',
  adminBadge: 'Admin',
  userBadge: 'User',
  approve: 'Approve',
  reject: 'Reject',
  makeAdmin: 'Make Admin',
  removeAdmin: 'Remove Admin',
  /** Accessible names of the buttons. The names must contain the visible text. */
  approveUser: ({ email }: User) => `Approve ${email}`,
  rejectUser: ({ email }: User) => `Reject ${email}`,
  makeUserAdmin: ({ email }: User) => `Make Admin: ${email}`,
  removeUserAdmin: ({ email }: User) => `Remove Admin: ${email}`,
  editUser: ({ email }: User) => `Edit ${email}`,
  deleteUser: ({ email }: User) => `Delete ${email}`,
  /** Accessible name of the button that opens the menu with the other actions. */
  moreActions: ({ email }: User) => `More actions for ${email}`,
  handOver: 'Hand over entries',
  endSessions: 'End all sessions',
  resetPassword: 'Create a password reset link',
  resetTwoStep: 'Reset two-step verification',
  /** Heading of the list of invitations and password resets. */
  links: ({ count }: { count: number }) => `Invitations and Password Resets (${count})`,
  linkKinds: { invitation: 'Invitation', passwordReset: 'Password reset' },
  /** The column headers in the list of invitations and password resets. */
  linkKind: 'Type',
  createdBy: 'Created by',
  expires: 'Expires',
  revoke: 'Revoke',
  /** Accessible name of the Revoke button. The name must contain the visible text. `kind` is one of `linkKinds`. */
  revokeLink: ({ email, kind }: { email: string; kind: string }) => `Revoke: ${kind} for ${email}`,
  /** Displayed above the accounts that are pending approval. */
  unverified: 'Email addresses are not verified. Approve only people you know.',
  noPending: 'Nobody is waiting for approval',
  noApproved: 'No approved users',
  loading: 'Loading users',
  errorTitle: 'Users could not be loaded',
});
