import type { ReadNothing, ReadOne } from '../client/use-read.js';
import type { RefreshOptions } from '../client/use-refresh.js';

interface FromBeginning {
  /** How many from the beginning, or after `after`. At most 500; default 50. */
  first?: number;
  /** The `endCursor` of another page. */
  after?: string | null;
  /** The `startCursor` of another page. */
  before?: string | null;
  last?: never;
}

interface FromEnd {
  /** How many from the end, or before `before`. At most 500. */
  last: number;
  /** The `endCursor` of another page. */
  after?: string | null;
  /** The `startCursor` of another page. */
  before?: string | null;
  first?: never;
}

/**
 * Which page of a list: the `first` entries from the beginning or after `after`, or the `last` entries from the end or
 * before `before`. Give `first` or `last`, not both.
 */
export type PageRequest = FromBeginning | FromEnd;

/** Options of the hooks that read pages. */
export interface PageOptions extends RefreshOptions {
  /**
   * Keeps the previous page while the next one loads, such as while somebody types a search: `loading` stays false, and
   * `isPrevious` is true. Default false: the list is empty and `loading` is true.
   */
  keepPrevious?: boolean;
}

/**
 * Where a page stands: whether what was asked for goes on on either side, also beyond the day or the
 * cursor that bounds the page, and the cursors that lead there.
 */
export interface PageInfo {
  /** Whether there are more after the page. */
  hasNextPage: boolean;
  /** Whether there are more before it. */
  hasPreviousPage: boolean;
  /** For `before`; null on an empty page. */
  startCursor: string | null;
  /** For `after`; null on an empty page. */
  endCursor: string | null;
}

interface PageEntries<Item> {
  /** Empty until the page has loaded. */
  entries: readonly Item[];
  /** The page is the one of the previous request, and the next one is loading. */
  isPrevious: boolean;
}

/** A page of a list. `pageInfo` is null until the page has loaded. */
export type Page<Item> = PageEntries<Item> & ReadOne<'pageInfo', PageInfo>;

/** The page of a hook that may have been given null. */
export type MaybePage<Item> = Page<Item> | (PageEntries<Item> & ReadNothing<'pageInfo'>);

interface Connection<Item> {
  edges: readonly { node: Item }[];
  pageInfo: PageInfo;
}

const NONE: readonly never[] = [];

/** Reads a page out of the API's connection. */
export const pageOf = <Item>(
  connection: Connection<Item> | undefined,
): { entries: readonly Item[]; pageInfo: PageInfo | null } => ({
  entries: connection?.edges.map(({ node }) => node) ?? NONE,
  pageInfo: connection?.pageInfo ?? null,
});
