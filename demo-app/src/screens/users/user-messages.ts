import { type AccountLinkKind, defineMessages } from '@content-planner/ui-kit';

/** The texts of the screen for users. */
export const userMessages = defineMessages('userScreen', {
  invite: 'Invite User',
  add: 'Add New User',
  created: 'User created successfully',
  createFailed: 'Failed to create user',
  updated: 'User information updated successfully',
  updateFailed: 'Failed to update user information',
  deleted: 'User deleted successfully',
  deleteFailed: 'Failed to delete user',

  approved: 'User approved successfully',
  approvalFailed: 'Failed to update user approval status',
  rejectTitle: 'Reject Account',
  rejectDescription: ({ email }: { email: string }) =>
    `This deletes the account of ${email}. To get access, they have to register again.`,
  reject: 'Reject',
  rejected: 'User rejected successfully',

  /** The title and the button of the question whether to grant or revoke administrator rights. */
  changeRole: ({ isAdmin }: { isAdmin: boolean }) => (isAdmin ? 'Remove Admin' : 'Make Admin'),
  /** `email` is null for the own account. */
  roleDescription: ({ isAdmin, email }: { isAdmin: boolean; email: string | null }) => {
    const who = email ?? 'You';
    if (!isAdmin) return `${who} will be able to manage brands, fields and users, including administrators.`;
    return email === null
      ? `${who} will no longer be able to manage brands, fields and users. Links and embeds that you created keep working.`
      : `${who} will no longer be able to manage brands, fields and users. Links and embeds that they created keep working. Replace them under Sharing.`;
  },
  roleChanged: 'User role updated successfully',
  roleNotChanged: 'Failed to update user role',

  handOver: 'Hand over entries',
  /** `count` is null while it is loading. */
  handOverDescription: ({ name, count }: { name: string; count: number | null }) => {
    if (count === 0) return `${name} appears in no entries.`;
    const where =
      count === null ? 'entries' : count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`;
    return `${name} appears in ${where}. Choose who takes over, in the past and in the future.`;
  },
  newPerson: 'New person',
  choosePerson: 'Choose a person',
  cancel: 'Cancel',
  handedOver: ({ name }: { name: string }) => `Entries handed over to ${name}`,
  handOverFailed: 'Failed to hand over the entries',

  endSessionsTitle: 'End all sessions?',
  /** `email` is null for the own account. */
  endSessionsDescription: ({ email }: { email: string | null }) =>
    email === null
      ? 'This logs you out everywhere except on this device.'
      : `This logs ${email} out on all devices immediately. They can log in again.`,
  endSessions: 'End sessions',
  sessionsEnded: ({ count }: { count: number }) =>
    count === 0 ? 'There were no sessions to end' : 'Sessions ended successfully',
  sessionsNotEnded: 'Failed to end the sessions',

  resetTwoStepTitle: 'Reset two-step verification?',
  resetTwoStepDescription: ({ email, hasPasskeys }: { email: string; hasPasskeys: boolean }) =>
    hasPasskeys
      ? `This also removes all passkeys. Anyone with the password of ${email} can then log in. Make sure that this person requested it.`
      : `Anyone with the password of ${email} can then log in. Make sure that this person requested it.`,
  resetTwoStep: 'Reset',
  twoStepReset: ({ wasOn }: { wasOn: boolean }) =>
    wasOn ? 'Two-step verification reset successfully' : 'Two-step verification was already off',
  twoStepNotReset: 'Failed to reset two-step verification',

  invitationFailed: 'Failed to create the invitation',
  passwordResetFailed: 'Failed to create the password reset',
  revokeTitle: ({ kind }: { kind: AccountLinkKind }) =>
    kind === 'passwordReset' ? 'Revoke Password Reset' : 'Revoke Invitation',
  revokeDescription: ({ email }: { email: string }) => `The link for ${email} will stop working immediately.`,
  revoke: 'Revoke',
  revoked: 'Link revoked successfully',
  revokeFailed: 'Failed to revoke the link',
});
