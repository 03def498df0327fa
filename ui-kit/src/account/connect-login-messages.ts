import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link ConnectLoginDialog}. */
export const connectLoginDialogMessages = defineMessages('connectLoginDialog', {
  title: ({ provider }: { provider: string }) => `Connect ${provider} to your account?`,
  /** Explains what connecting does, and when to decline. */
  description: ({ provider }: { provider: string }) =>
    `The user of ${provider} will be able to log in to your account. Connect the two only if both are yours: someone else may have used this browser.`,
  /** The heading above the name and the email address of the user's account. */
  account: 'Your account',
  /** The heading above the name and the email address of the provider's user. */
  login: ({ provider }: { provider: string }) => `User of ${provider}`,
  cancel: 'Don’t Connect',
  confirm: 'Connect',
});
