import type { ReactNode } from 'react';
import { type ThemeToggleLabels, themeToggleLabels } from './theme-toggle-labels.js';

/** A page that the sidebar leads to. */
export interface ShellItem {
  id: string;
  label: string;
  /** An icon of 16 px. */
  icon: ReactNode;
  href: string;
  /** The page that shows. */
  current?: boolean;
  /** How many things wait there, and in words what they are, such as 'waiting for approval'. Not shown for 0. */
  waiting?: { count: number; label: string };
}

/** Pages under one heading. */
export interface ShellGroup {
  label: string;
  items: readonly ShellItem[];
}

/** Who is logged in. */
export interface ShellUser {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  profileImageUrl: string | null;
  isAdmin: boolean;
}

/** Texts of the shell. */
export interface ShellLabels extends ThemeToggleLabels {
  product: string;
  sidebar: string;
  navigation: string;
  breadcrumb: string;
  toggleSidebar: string;
  /** How the key of the toggle is written. */
  toggleShortcut: string;
  closeSidebar: string;
  skipToContent: string;
  admin: string;
  logOut: string;
  userMenu: string;
}

/** The defaults of {@link ShellLabels}. */
export const shellLabels: ShellLabels = {
  ...themeToggleLabels,
  product: 'Content Planner',
  sidebar: 'Sidebar',
  navigation: 'Main',
  breadcrumb: 'Breadcrumb',
  toggleSidebar: 'Toggle Sidebar',
  toggleShortcut: 'Ctrl+B',
  closeSidebar: 'Close',
  skipToContent: 'Skip to content',
  admin: 'Admin',
  logOut: 'Log Out',
  userMenu: 'Account',
};
