import { defineMessages } from '@content-planner/ui-kit';

/** The texts of the pages for invitations and password resets. */
export const accountLinkMessages = defineMessages('accountLink', {
  pageTitle: { invitation: 'Invitation', passwordReset: 'Password Reset' },
  created: 'Account created successfully',
  passwordChanged: 'Password changed successfully',
  passwordChangedHint: 'Log in with your new password.',
  /** Displayed to users who open an invitation while they are logged in. */
  loggedIn: ({ email }: { email: string }) =>
    `You are logged in as ${email}. Creating this account logs you out.`,
  failed: 'The link could not be opened',
  noResponse: 'The server is not responding.',
});
