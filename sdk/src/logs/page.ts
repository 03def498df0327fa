import type { ReadNothing, ReadOne } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';

interface FromBeginning {
  /** The number of entries from the start of the list, or after `after`. At most 500; default 50. */
  first?: number;
  /** The `endCursor` of another page. */
  after?: string | null;
  /** The `startCursor` of another page. */
  before?: string | null;
  last?: never;
}

interface FromEnd {
  /** The number of entries from the end of the list, or before `before`. At most 500. */
  last: number;
  /** The `endCursor` of another page. */
  after?: string | null;
  /** The `startCursor` of another page. */
  before?: string | null;
  first?: never;
}

/**
 * Selects a page of a list: the `first` entries from the start or after `after`, or the `last` entries from the end or
 * before `before`. Set `first` or `last`, not both.
 */
export type PageRequest = FromBeginning | FromEnd;

/** Options of the hooks that fetch pages. */
export interface PageOptions extends RefreshOptions {
  /**
   * Keeps the previous page while the next one loads, such as while the user types a search: `loading` stays false, and
   * `isPrevious` is true. Default false: the list is empty and `loading` is true.
   */
  keepPrevious?: boolean;
}

/**
 * The position of a page in its list, and the cursors of its neighbors. Entries beyond the day or the cursor that limits
 * the page count, too.
 */
export interface PageInfo {
  /** Whether there are more entries after the page. */
  hasNextPage: boolean;
  /** Whether there are more entries before the page. */
  hasPreviousPage: boolean;
  /** For `before`; null on an empty page. */
  startCursor: string | null;
  /** For `after`; null on an empty page. */
  endCursor: string | null;
}

interface PageEntries<Item> {
  /** Empty until the page has loaded. */
  entries: readonly Item[];
  /** Whether this is the page of the previous request, while the next one loads. */
  isPrevious: boolean;
}

/** A page of a list. `pageInfo` is null until the page has loaded. */
export type Page<Item> = PageEntries<Item> & ReadOne<'pageInfo', PageInfo>;

/** The result of a page hook that accepts null. */
export type MaybePage<Item> = Page<Item> | (PageEntries<Item> & ReadNothing<'pageInfo'>);

interface Connection<Item> {
  edges: readonly { node: Item }[];
  pageInfo: PageInfo;
}

const NONE: readonly never[] = [];

/** Converts a GraphQL connection to a page. */
export const pageOf = <Item>(
  connection: Connection<Item> | undefined,
): { entries: readonly Item[]; pageInfo: PageInfo | null } => ({
  entries: connection?.edges.map(({ node }) => node) ?? NONE,
  pageInfo: connection?.pageInfo ?? null,
});
