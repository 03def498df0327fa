import { defineMessages } from '../../messages/define-messages.js';
import type { AccountLinkKind } from './types.js';

/** Text of {@link InviteUserDialog}. */
export const inviteUserDialogMessages = defineMessages('inviteUserDialog', {
  title: 'Invite User',
  emailHint: 'You’ll get a link to send to this person. They choose their own name and password.',
  create: 'Create Link',
});

/** Text of {@link AccountLinkDialog}. */
export const accountLinkDialogMessages = defineMessages('accountLinkDialog', {
  title: ({ kind }: { kind: AccountLinkKind }) => (kind === 'invitation' ? 'Invitation' : 'Password Reset'),
  link: ({ email }: { email: string }) => `Link for ${email}`,
  /** Explains what the recipient does with the link. */
  explanation: ({ kind, email }: { kind: AccountLinkKind; email: string }) =>
    kind === 'invitation'
      ? `Send this link to ${email}. Anyone with the link can create the account. It doesn’t require approval.`
      : `Send this link to ${email}. Anyone with the link can choose a new password, which ends all sessions of the account.`,
  /** When the link expires. `day` and `time` are formatted. */
  once: ({ day, time }: { day: string; time: string }) =>
    `It works once, until ${day}, ${time}. Copy it now, because it won’t be shown again.`,
});
