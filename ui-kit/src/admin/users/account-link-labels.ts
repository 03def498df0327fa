import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';
import { linkReadyDialogLabels } from '../sharing/link-ready-labels.js';
import { addUserDialogLabels } from './dialog-labels.js';
import type { AccountLinkKind } from './types.js';

/** Labels for InviteUserDialog. */
export interface InviteUserDialogLabels extends DialogLabels {
  title: string;
  email: string;
  /** The hint below the email field. */
  emailHint: string;
  emailRequired: string;
  emailInvalid: string;
  cancel: string;
  create: string;
}

/** The default {@link InviteUserDialogLabels}. */
export const inviteUserDialogLabels: InviteUserDialogLabels = {
  ...dialogLabels,
  title: 'Invite User',
  email: addUserDialogLabels.email,
  emailHint: 'You’ll get a link to send to this person. They choose their own name and password.',
  emailRequired: addUserDialogLabels.emailRequired,
  emailInvalid: addUserDialogLabels.emailInvalid,
  cancel: addUserDialogLabels.cancel,
  create: 'Create Link',
};

/**
 * Labels for AccountLinkDialog. If the user closes the dialog without copying, the confirmation uses the labels for
 * discarding a form.
 */
export interface AccountLinkDialogLabels extends DialogLabels {
  title: (link: { kind: AccountLinkKind }) => string;
  link: (link: { email: string }) => string;
  /** Explains what the recipient does with the link. */
  explanation: (link: { kind: AccountLinkKind; email: string }) => string;
  /** When the link expires. `day` and `time` are formatted. */
  once: (link: { day: string; time: string }) => string;
  copy: string;
  /** Accessible name of the Copy button. The name must contain the visible text. */
  copyValue: (field: { label: string }) => string;
  copied: string;
  copyFailed: string;
  done: string;
}

const { discardQuestion, keepEditing, discard, copy, copyValue, copied, copyFailed, done } =
  linkReadyDialogLabels;

/** The default {@link AccountLinkDialogLabels}. */
export const accountLinkDialogLabels: AccountLinkDialogLabels = {
  ...dialogLabels,
  ...{ discardQuestion, keepEditing, discard, copy, copyValue, copied, copyFailed, done },
  title: ({ kind }) => (kind === 'invitation' ? 'Invitation' : 'Password Reset'),
  link: ({ email }) => `Link for ${email}`,
  explanation: ({ kind, email }) =>
    kind === 'invitation'
      ? `Send this link to ${email}. Anyone with the link can create the account. It doesn’t require approval.`
      : `Send this link to ${email}. Anyone with the link can choose a new password, which ends all sessions of the account.`,
  once: ({ day, time }) =>
    `It works once, until ${day}, ${time}. Copy it now, because it won’t be shown again.`,
};
