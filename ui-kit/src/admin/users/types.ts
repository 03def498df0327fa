import type { Person } from '../../shell/initials.js';

/** An account. */
export interface User {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  /** Whether the user is an administrator. */
  isAdmin: boolean;
  /** Whether the user can log in. If false, the account is waiting for approval. */
  isApproved: boolean;
  /** When the account was created, as an ISO 8601 time. */
  createdAt: string;
  /** Whether logging in requires a code. */
  hasTwoStep?: boolean;
  /** The number of passkeys that the user has. */
  passkeyCount?: number;
}

/** The argument of callbacks that concern a single account. */
export interface UserTarget {
  user: User;
}

/** What a one-time link is for: an invitation creates an account, and a password reset changes a password. */
export type AccountLinkKind = 'invitation' | 'passwordReset';

/** An invitation or a password reset that can still be used. */
export interface AccountLink {
  id: string;
  kind: AccountLinkKind;
  /** The email address of the account. */
  email: string;
  /** The administrator who created the link. Null if this administrator's account was deleted. */
  createdBy: Person | null;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}
