/** Labels for ConnectLoginDialog. */
export interface ConnectLoginDialogLabels {
  title: (login: { provider: string }) => string;
  /** Explains what connecting does, and when to decline. */
  description: (login: { provider: string }) => string;
  /** The heading above the name and the email address of the user's account. */
  account: string;
  /** The heading above the name and the email address of the provider's user. */
  login: (login: { provider: string }) => string;
  cancel: string;
  confirm: string;
}

/** The default {@link ConnectLoginDialogLabels}. */
export const connectLoginDialogLabels: ConnectLoginDialogLabels = {
  title: ({ provider }) => `Connect ${provider} to your account?`,
  description: ({ provider }) =>
    `The user of ${provider} will be able to log in to your account. Connect the two only if both are yours: someone else may have used this browser.`,
  account: 'Your account',
  login: ({ provider }) => `User of ${provider}`,
  cancel: 'Don’t Connect',
  confirm: 'Connect',
};
