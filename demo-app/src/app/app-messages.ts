import { defineMessages } from '@content-planner/ui-kit';

/** The texts of the app around its screens, and those that several screens share. */
export const appMessages = defineMessages('app', {
  /** The title of the browser's tab. `screen` is null on the landing page. */
  pageTitle: ({ screen }: { screen: string | null }) =>
    screen === null ? 'Content Planner' : `${screen} – Content Planner`,
  views: 'Views',
  calendar: 'Calendar',
  logs: 'Content Logs',
  administration: 'Administration',
  brands: 'Brands',
  fields: 'Field Settings',
  users: 'User Management',
  /** What the number beside `users` counts. */
  waiting: 'waiting for approval',
  team: 'Team',
  contentTypes: 'Content types',
  sharing: 'Sharing',
  activity: 'Activity',
  system: 'System',
  /** The link to `sharing` for users who are not administrators. */
  keys: 'Keys and feeds',
  account: 'Account',
  import: 'Import',
  shortcuts: 'Keyboard shortcuts',

  /** The title of a toast about a failure whose description says what went wrong. */
  error: 'Error',
  appFailed: 'The planner could not be loaded',
  screenFailed: 'This page could not be loaded',
  unauthorized: 'Unauthorized',
  loggingIn: 'You are logged out. Logging in again...',
  accessDenied: 'Access Denied',
  adminsOnly: 'You must be an administrator to access this page.',
  loggedOut: 'Logged out successfully',
  logOutFailed: 'Failed to logout',
  leaveQuestion: 'Leave this page? Your changes will not be saved.',
  noConnection: 'No connection. Try again.',
  dismiss: 'Dismiss',
  newVersion: 'A new version is available',
  newVersionHint: 'Reload the page to use it. Until then, what you have typed stays.',
  reload: 'Reload',
});
