import { defineMessages } from '../messages/define-messages.js';

/** Text in the shell. */
export const shellMessages = defineMessages('shell', {
  product: 'Content Planner',
  sidebar: 'Sidebar',
  navigation: 'Main',
  breadcrumb: 'Breadcrumb',
  toggleSidebar: 'Toggle Sidebar',
  /** The button for `onSearch`. */
  search: 'Search and commands',
  closeSidebar: 'Close',
  skipToContent: 'Skip to content',
  admin: 'Admin',
  logOut: 'Log Out',
  userMenu: 'Account',
});
