import type { LogKind } from '@content-planner/model';
import type { Person } from '../core/conflicts.js';

/**
 * The kind of an access token: a link to a page for clients, an embed in other pages, a key for scripts, or a feed for
 * calendar apps.
 */
export type AccessTokenKind = 'link' | 'embed' | 'key' | 'feed';

/** What an access token gives access to. */
export interface AccessTokenScope {
  /** The ids of the included brands, some of which might have been deleted. Null for all brands. */
  brandIds: readonly string[] | null;
  /** Whether entries without a brand are included. */
  withoutBrand: boolean;
  /** The included kinds of entries. Null for all kinds, also later ones, which only keys and feeds can have. */
  kinds: readonly LogKind[] | null;
  /**
   * The ids of the included fields, some of which might have been deleted: ids of built-in fields such as `notes`, and
   * the `fieldId` of custom fields. Null for all fields, also later ones, which only keys and feeds can have. Feeds omit
   * custom fields that are not shareable.
   */
  fields: readonly string[] | null;
  /** The first visible day. Entries that end earlier are not included. Null if all days are visible. */
  from: string | null;
}

/** What a feed contains, in addition to titles and dates. */
export interface FeedTexts {
  /** Whether brands and kinds are included. */
  brandAndKind: boolean;
}

/** A feed. */
export interface Feed extends FeedTexts {
  /** Whether the feed has a filter in addition to its brands and kinds. */
  isFiltered: boolean;
}

/** A link, embed, key or feed that gives access to part of the content. */
export interface AccessToken extends AccessTokenScope {
  id: string;
  kind: AccessTokenKind;
  name: string;
  /** Whether a key can write. */
  canWrite: boolean;
  /** For embeds: the origins of the pages that can display the embed. */
  origins: readonly string[];
  /** Whether a link has a password. */
  hasPassword: boolean;
  /**
   * When a link was frozen, as an ISO 8601 time. A frozen link shows the content as it was at that time. Null if the
   * link shows the current content.
   */
  frozenAt: string | null;
  /** For feeds: what the feed contains. Null for all other kinds. */
  feed: Feed | null;
  /** For keys and feeds: the owner. */
  owner: Person | null;
  /** The person who created the token. Null if the account is deleted. */
  createdBy: Person | null;
  /**
   * Whether the person who created the token is an administrator now. If not, links and embeds still work, and this
   * person might still have the secret.
   */
  isCreatorAdmin: boolean;
  /** When the token was created. An ISO 8601 time. */
  createdAt: string;
  /** When the token expires. An ISO 8601 time. Null if it does not expire. */
  expiresAt: string | null;
  /** When the token was last used, to within a minute. An ISO 8601 time. Null if it was never used. */
  lastUsedAt: string | null;
  /** When the token was revoked. An ISO 8601 time. Null if it has not been revoked. */
  revokedAt: string | null;
}
