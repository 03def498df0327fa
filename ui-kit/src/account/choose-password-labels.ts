import { type SharingListLabels, sharingListLabels } from '../admin/sharing/list-labels.js';
import type { AccessToken } from '../admin/sharing/types.js';
import { type RegisterFormLabels, registerFormLabels } from '../auth/register-labels.js';

/** Labels for ChoosePasswordForm. */
export interface ChoosePasswordFormLabels
  extends Pick<
      RegisterFormLabels,
      | 'firstName'
      | 'lastName'
      | 'email'
      | 'password'
      | 'passwordPlaceholder'
      | 'showPassword'
      | 'confirmPassword'
      | 'haveAccount'
      | 'logIn'
      | 'passwordRequired'
      | 'passwordTooShort'
      | 'passwordsDiffer'
      | 'weakPassword'
    >,
    Pick<SharingListLabels, 'neverUsed' | 'used' | 'usedNow'> {
  /** The heading, the button's text, and its text while a request is in progress. */
  texts: Readonly<Record<'invitation' | 'passwordReset', { title: string; submit: string; busy: string }>>;
  /** Replaces `haveAccount` for password resets. */
  knowPassword: string;
  /** The heading above the account's keys and feeds. */
  tokensTitle: string;
  /** Explains why keys and feeds should be revoked. */
  tokensText: string;
  /** The checkbox that selects all keys and feeds. */
  revokeAll: string;
  /** The line below the name of a key or a feed. `created` is a formatted date, and `use` is a sentence. */
  tokenFacts: (token: AccessToken & { created: string; use: string }) => string;
  /** The heading if the link does not work. */
  endedTitle: string;
}

const {
  firstName,
  lastName,
  email,
  password,
  passwordPlaceholder,
  showPassword,
  confirmPassword,
  haveAccount,
  logIn,
  passwordRequired,
  passwordTooShort,
  passwordsDiffer,
  weakPassword,
} = registerFormLabels;

const { neverUsed, used, usedNow } = sharingListLabels;

/** The default {@link ChoosePasswordFormLabels}. */
export const choosePasswordFormLabels: ChoosePasswordFormLabels = {
  ...{ firstName, lastName, email, password, passwordPlaceholder, showPassword, confirmPassword },
  ...{ haveAccount, logIn, passwordRequired, passwordTooShort, passwordsDiffer, weakPassword },
  texts: {
    invitation: { title: 'Create Your Account', submit: 'Create Account', busy: 'Creating account...' },
    passwordReset: { title: 'Choose a New Password', submit: 'Save Password', busy: 'Saving password...' },
  },
  knowPassword: 'Know your password?',
  tokensTitle: 'Revoke keys and feeds',
  tokensText:
    'Your keys and feeds keep working with the new password. Select those that you don’t recognize: someone who knew your old password may have created them.',
  revokeAll: 'All keys and feeds',
  tokenFacts: ({ kind, created, use }) => `${kind === 'key' ? 'Key' : 'Feed'}, created ${created}. ${use}`,
  ...{ neverUsed, used, usedNow },
  endedTitle: 'This link does not work',
};
