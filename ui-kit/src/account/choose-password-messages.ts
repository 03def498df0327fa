import type { AccessToken } from '../admin/sharing/types.js';
import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link ChoosePasswordForm}. Most of the fields' texts are those of the registration form. */
export const choosePasswordFormMessages = defineMessages('choosePasswordForm', {
  /** The heading, the button's text, and its text while a request is in progress. */
  texts: {
    invitation: { title: 'Create Your Account', submit: 'Create Account', busy: 'Creating account...' },
    passwordReset: { title: 'Choose a New Password', submit: 'Save Password', busy: 'Saving password...' },
  },
  /** The question above the link to the login page for password resets. Invitations ask `haveAccount`. */
  knowPassword: 'Know your password?',
  /** The heading above the account's keys and feeds. */
  tokensTitle: 'Revoke keys and feeds',
  /** Explains why keys and feeds should be revoked. */
  tokensText:
    'Your keys and feeds keep working with the new password. Select those that you don’t recognize: someone who knew your old password may have created them.',
  /** The checkbox that selects all keys and feeds. */
  revokeAll: 'All keys and feeds',
  /** The line below the name of a key or a feed. `created` is a formatted date, and `use` is a sentence. */
  tokenFacts: ({ kind, created, use }: AccessToken & { created: string; use: string }) =>
    `${kind === 'key' ? 'Key' : 'Feed'}, created ${created}. ${use}`,
  /** The heading if the link does not work. */
  endedTitle: 'This link does not work',
});
