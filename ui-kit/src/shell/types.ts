import type { ReactNode } from 'react';
import { type ThemeToggleLabels, themeToggleLabels } from './theme-toggle-labels.js';

/** A page that the sidebar links to. */
export interface ShellItem {
  id: string;
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  href: string;
  /** Whether this is the current page. */
  current?: boolean;
  /** The number of pending items, with a label such as 'waiting for approval'. Not displayed if the number is 0. */
  waiting?: { count: number; label: string };
}

/** Pages under a common heading. */
export interface ShellGroup {
  label: string;
  items: readonly ShellItem[];
}

/** The current user. */
export interface ShellUser {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  profileImageUrl: string | null;
  isAdmin: boolean;
}

/** Text in the shell. */
export interface ShellLabels extends ThemeToggleLabels {
  product: string;
  sidebar: string;
  navigation: string;
  breadcrumb: string;
  toggleSidebar: string;
  /** The keyboard shortcut displayed in the toggle's tooltip. */
  toggleShortcut: string;
  /** The button for `onSearch`, and the keyboard shortcut displayed in its tooltip. */
  search: string;
  searchShortcut: string;
  closeSidebar: string;
  skipToContent: string;
  admin: string;
  logOut: string;
  userMenu: string;
}

/** The default {@link ShellLabels}. */
export const shellLabels: ShellLabels = {
  ...themeToggleLabels,
  product: 'Content Planner',
  sidebar: 'Sidebar',
  navigation: 'Main',
  breadcrumb: 'Breadcrumb',
  toggleSidebar: 'Toggle Sidebar',
  toggleShortcut: 'Ctrl+B',
  search: 'Search and commands',
  searchShortcut: 'Ctrl+K',
  closeSidebar: 'Close',
  skipToContent: 'Skip to content',
  admin: 'Admin',
  logOut: 'Log Out',
  userMenu: 'Account',
};
