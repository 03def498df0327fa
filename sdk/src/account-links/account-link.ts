import type { AccessToken } from '../access-tokens/access-token.js';
import type { Person } from '../core/conflicts.js';

/** What a one-time link is for: an invitation creates an account, and a password reset changes a password. */
export type AccountLinkKind = 'invitation' | 'passwordReset';

/** A one-time link that still works. */
export interface AccountLink {
  id: string;
  kind: AccountLinkKind;
  /** The email address of the account, in lowercase. */
  email: string;
  /** For password resets: the id of the account. Null for invitations. */
  userId: string | null;
  /** The administrator who created the link. */
  createdBy: Person | null;
  /** When the link was created. An ISO 8601 time in UTC. */
  createdAt: string;
  /** When the link expires: 24 hours after it was created. An ISO 8601 time in UTC. */
  expiresAt: string;
}

/** The details of a one-time link that are visible to the person who opens it. */
export interface OpenedAccountLink extends Pick<AccountLink, 'kind' | 'email' | 'expiresAt'> {
  /**
   * For password resets: the account's keys and feeds that are neither revoked nor expired, newest first. Someone else
   * who had access to the account may have created them. Empty for invitations.
   */
  tokens: readonly AccessToken[];
}
