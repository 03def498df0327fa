import { defineMessages } from '../messages/define-messages.js';

/** Text in the shell. */
export const shellMessages = defineMessages('shell', {
  product: 'Content Planner',
  sidebar: 'Sidebar',
  navigation: 'Main',
  breadcrumb: 'Breadcrumb',
  toggleSidebar: 'Toggle Sidebar',
  /** The keyboard shortcut displayed in the toggle's tooltip. */
  toggleShortcut: 'Ctrl+B',
  /** The button for `onSearch`, and the keyboard shortcut displayed in its tooltip. */
  search: 'Search and commands',
  searchShortcut: 'Ctrl+K',
  closeSidebar: 'Close',
  skipToContent: 'Skip to content',
  admin: 'Admin',
  logOut: 'Log Out',
  userMenu: 'Account',
});
