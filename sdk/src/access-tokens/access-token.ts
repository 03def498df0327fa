import type { Person } from '../core/conflicts.js';
import type { LogKind } from '../logs/kinds/index.js';

/**
 * What an access token is for: a page for clients, an embed in other pages, a key for scripts, or a feed for calendar
 * apps.
 */
export type AccessTokenKind = 'link' | 'embed' | 'key' | 'feed';

/** What an access token gives access to. */
export interface AccessTokenScope {
  /** The ids of its brands, some of which may have been deleted. Null for all brands. */
  brandIds: readonly string[] | null;
  /** Whether it includes entries without a brand. */
  withoutBrand: boolean;
  /** Its kinds of entries. Null for all kinds. */
  kinds: readonly LogKind[] | null;
  /** The first visible day. Entries that end earlier are not included. Null if all days are visible. */
  from: string | null;
  /** Whether it includes descriptions. */
  description: boolean;
  /** Whether it includes notes. */
  notes: boolean;
}

/** What a feed contains, in addition to titles and dates. */
export interface FeedTexts {
  /** Whether it includes brands and kinds. */
  brandAndKind: boolean;
  /** Whether it includes categories, campaigns, media types, platforms and locations. */
  details: boolean;
  /** The ids of the custom fields that it includes. Only shareable fields are included. */
  fieldIds: readonly string[];
}

/** A feed. */
export interface Feed extends FeedTexts {
  /** Whether a filter restricts it, in addition to its brands and kinds. */
  isFiltered: boolean;
}

/** A link, an embed, a key or a feed, which gives access to a part of the content. */
export interface AccessToken extends AccessTokenScope {
  id: string;
  kind: AccessTokenKind;
  name: string;
  /** Whether a key can write. */
  canWrite: boolean;
  /** For embeds: the origins of the pages that can display it. */
  origins: readonly string[];
  /** Whether a link has a password. */
  hasPassword: boolean;
  /**
   * When a link was frozen, as an ISO 8601 time: it shows the content as it was then. Null if it shows the current
   * content.
   */
  frozenAt: string | null;
  /** For feeds: what it contains. Null for all other kinds. */
  feed: Feed | null;
  /** For keys and feeds: the owner. */
  owner: Person | null;
  /** The person who created it. Null if the account is deleted. */
  createdBy: Person | null;
  /** When it was created. ISO 8601, like all times below. */
  createdAt: string;
  /** When it expires. Null if it does not. */
  expiresAt: string | null;
  /** When it was last used, to within a minute. Null if it was never used. */
  lastUsedAt: string | null;
  /** When it was revoked. Null if it has not been revoked. */
  revokedAt: string | null;
}
