import { defineMessages } from '@content-planner/ui-kit';

/** The texts of the login that opens on top of a page. Those for an ended session are in the ui-kit. */
export const loginOverMessages = defineMessages('loginOver', {
  recentTitle: 'Log in again',
  recentDescription: 'This change requires a login within the last ten minutes.',
  /** How users of single sign-on can log in. `description` explains why a login is required. */
  withProvider: ({
    description,
    provider,
    isRecent,
    acceptsPasswords,
  }: {
    description: string;
    provider: string;
    /** Whether the change requires a recent login. Otherwise, the session has ended. */
    isRecent: boolean;
    acceptsPasswords: boolean;
  }) => {
    if (isRecent) return `${description} If you continue with ${provider}, unsaved input will be lost.`;
    return acceptsPasswords
      ? `${description} If you have no password, continue with ${provider} in another tab, and come back.`
      : `${description} Continue with ${provider} in another tab, and come back.`;
  },
});

/** The toasts after the question whether to connect single sign-on with an account. */
export const connectLoginMessages = defineMessages('connectLogin', {
  connected: 'Account connected successfully',
  connectedHint: ({ provider }: { provider: string }) => `You can now log in with ${provider}.`,
  expired: ({ provider }: { provider: string }) =>
    `The login has expired. Log out, and continue with ${provider} again.`,
  declined: 'Account not connected',
  declinedHint: ({ provider }: { provider: string }) => `${provider} can’t log in to your account.`,
  declineFailed: 'No connection. The accounts were not connected.',
});
