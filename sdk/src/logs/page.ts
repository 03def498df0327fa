import type { ReadNothing, ReadOne } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';

interface FromBeginning {
  /** The number of entries from the start of the list, or after the cursor `after`. At most 10,000. Default: 50. */
  first?: number;
  /** The cursor after which the page starts, such as the `endCursor` of another page. */
  after?: string | null;
  /** The cursor before which the page ends, such as the `startCursor` of another page. */
  before?: string | null;
  last?: never;
}

interface FromEnd {
  /** The number of entries from the end of the list, or before the cursor `before`. At most 500. */
  last: number;
  /** The cursor after which the page starts, such as the `endCursor` of another page. */
  after?: string | null;
  /** The cursor before which the page ends, such as the `startCursor` of another page. */
  before?: string | null;
  first?: never;
}

/**
 * Selects a page of a list: the `first` entries from the start or after the cursor `after`, or the `last` entries from
 * the end or before the cursor `before`. Set either `first` or `last`.
 */
export type PageRequest = FromBeginning | FromEnd;

/** Options for hooks that fetch pages. */
export interface PageOptions extends RefreshOptions {
  /**
   * Whether to keep the previous page while the next one loads, for example while the user types a search. If true,
   * `loading` stays false and `isPrevious` is true. If false (the default), the list is empty and `loading` is true.
   */
  keepPrevious?: boolean;
}

/** The position of a page in its list, and the cursors for the previous and next pages. */
export interface PageInfo {
  /** Whether there are more entries after the page. */
  hasNextPage: boolean;
  /** Whether there are more entries before the page. */
  hasPreviousPage: boolean;
  /** The cursor to pass as `before` to fetch the previous page. Null on an empty page. */
  startCursor: string | null;
  /** The cursor to pass as `after` to fetch the next page. Null on an empty page. */
  endCursor: string | null;
}

interface PageEntries<Item> {
  /** The entries on the page. Empty until the page has loaded. */
  entries: readonly Item[];
  /**
   * Whether these are still the entries of the previously loaded page, because the requested page is loading. See
   * `keepPrevious`.
   */
  isPrevious: boolean;
}

/** A page of a list. `pageInfo` is null until the page has loaded. */
export type Page<Item> = PageEntries<Item> & ReadOne<'pageInfo', PageInfo>;

/** The result of a page hook that can be called with null. */
export type MaybePage<Item> = Page<Item> | (PageEntries<Item> & ReadNothing<'pageInfo'>);
