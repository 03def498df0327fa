import type { AccountLinkKind, User } from './types.js';

/** Labels for UserLists. */
export interface UserListsLabels {
  pending: (section: { count: number }) => string;
  approved: (section: { count: number }) => string;
  email: string;
  name: string;
  joined: string;
  status: string;
  role: string;
  /** Header of the buttons column, for screen readers. */
  actions: string;
  pendingBadge: string;
  adminBadge: string;
  userBadge: string;
  approve: string;
  reject: string;
  makeAdmin: string;
  removeAdmin: string;
  /** Accessible names of the buttons. The names must contain the visible text. */
  approveUser: (user: User) => string;
  rejectUser: (user: User) => string;
  makeUserAdmin: (user: User) => string;
  removeUserAdmin: (user: User) => string;
  editUser: (user: User) => string;
  deleteUser: (user: User) => string;
  /** Accessible name of the button that opens the menu with the other actions. */
  moreActions: (user: User) => string;
  endSessions: string;
  resetPassword: string;
  resetTwoStep: string;
  /** Heading of the list of invitations and password resets. */
  links: (section: { count: number }) => string;
  linkKinds: Readonly<Record<AccountLinkKind, string>>;
  /** The column headers in the list of invitations and password resets. */
  linkKind: string;
  createdBy: string;
  expires: string;
  revoke: string;
  /** Accessible name of the Revoke button. The name must contain the visible text. `kind` is one of `linkKinds`. */
  revokeLink: (link: { email: string; kind: string }) => string;
  /** Displayed above the accounts that are pending approval. */
  unverified: string;
  noPending: string;
  noApproved: string;
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

/** The default {@link UserListsLabels}. */
export const userListsLabels: UserListsLabels = {
  pending: ({ count }) => `Pending Approval (${count})`,
  approved: ({ count }) => `Approved Users (${count})`,
  email: 'Email',
  name: 'Name',
  joined: 'Joined',
  status: 'Status',
  role: 'Role',
  actions: 'Actions',
  pendingBadge: 'Pending',
  adminBadge: 'Admin',
  userBadge: 'User',
  approve: 'Approve',
  reject: 'Reject',
  makeAdmin: 'Make Admin',
  removeAdmin: 'Remove Admin',
  approveUser: ({ email }) => `Approve ${email}`,
  rejectUser: ({ email }) => `Reject ${email}`,
  makeUserAdmin: ({ email }) => `Make Admin: ${email}`,
  removeUserAdmin: ({ email }) => `Remove Admin: ${email}`,
  editUser: ({ email }) => `Edit ${email}`,
  deleteUser: ({ email }) => `Delete ${email}`,
  moreActions: ({ email }) => `More actions for ${email}`,
  endSessions: 'End all sessions',
  resetPassword: 'Create a password reset link',
  resetTwoStep: 'Reset two-step verification',
  links: ({ count }) => `Invitations and Password Resets (${count})`,
  linkKinds: { invitation: 'Invitation', passwordReset: 'Password reset' },
  linkKind: 'Type',
  createdBy: 'Created by',
  expires: 'Expires',
  revoke: 'Revoke',
  revokeLink: ({ email, kind }) => `Revoke: ${kind} for ${email}`,
  unverified: 'Email addresses are not verified. Approve only people you know.',
  noPending: 'Nobody is waiting for approval',
  noApproved: 'No approved users',
  loading: 'Loading users',
  errorTitle: 'Users could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  retry: 'Try again',
};
