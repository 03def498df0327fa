import type { ReactNode } from 'react';

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
