import type { CalendarDate } from '@content-planner/model';
import type { LogKind } from '../../logs/types.js';
import type { Person } from '../../shell/initials.js';

/**
 * What an access token is for: a page for clients, an embed in other pages, a key for scripts, or a feed for calendar
 * apps.
 */
export type AccessTokenKind = 'link' | 'embed' | 'key' | 'feed';

/** The kinds that `NewLinkDialog` creates. Feeds are created with `SubscribeDialog`. */
export type NewLinkKind = Exclude<AccessTokenKind, 'feed'>;

/** What a feed contains in addition to titles, dates and its fields. */
export interface FeedTexts {
  /** Whether the feed includes brands and types. */
  brandAndKind: boolean;
}

/** The settings of an access token. */
export interface AccessTokenValues {
  name: string;
  /** Whether a key can write. */
  canWrite: boolean;
  /** The ids of the brands in the scope. Null for all brands. */
  brandIds: readonly string[] | null;
  /** Whether the scope includes entries without a brand. */
  withoutBrand: boolean;
  /** The kinds of entries in the scope. Null for all kinds, also later ones, which only keys and feeds can have. */
  kinds: readonly LogKind[] | null;
  /**
   * The ids of the included fields: ids of built-in fields such as `notes`, and the `fieldId` of custom fields. Null for
   * all fields, also later ones, which only keys and feeds can have.
   */
  fields: readonly string[] | null;
  /** The first visible day. Entries that end before this day are not included. Null for all days. */
  from: CalendarDate | null;
  /** For embeds: the origins of the pages that can display the embed. */
  origins: readonly string[];
  /** When the token expires, as an ISO 8601 time. Null if it does not expire. */
  expiresAt: string | null;
}

/** The values that a user enters to create or update an access token. */
export interface SubmittedAccessToken extends AccessTokenValues {
  /** For links: whether to freeze the content as it is now. A link that is already frozen keeps its content. */
  isFrozen: boolean;
  /** For links: a new password. Null removes the current password. Omit the property to keep the current password. */
  password?: string | null;
}

/** A link, an embed, a key or a feed, which gives access to part of the content. */
export interface AccessToken extends AccessTokenValues {
  id: string;
  kind: AccessTokenKind;
  /** Whether a link has a password. */
  hasPassword: boolean;
  /** When a link was frozen, as an ISO 8601 time. Null if the link shows the current content. */
  frozenAt: string | null;
  /** For feeds: what the feed contains, and whether a filter restricts the feed in addition to its brands and kinds. */
  feed: (FeedTexts & { isFiltered: boolean }) | null;
  /** The user who created the token. Null if the account is deleted. */
  createdBy: Person | null;
  /** Whether the user who created the token is an administrator now. */
  isCreatorAdmin: boolean;
  /** When the token was created, as an ISO 8601 time. */
  createdAt: string;
  /** When the token was last used, as an ISO 8601 time. Null if it was never used. */
  lastUsedAt: string | null;
  /** When the token was revoked, as an ISO 8601 time. Null if it was not revoked. */
  revokedAt: string | null;
}
