import type { Read } from '../client/use-read.js';

/**
 * Which page of a list: `first` from the beginning or from `after`, or `last` from the end or from
 * `before`. At most 500 entries; 50 when neither is given.
 */
export interface PageRequest {
  /** How many from the beginning, or from `after`; never with `last`. */
  first?: number;
  /** The `endCursor` of another page. */
  after?: string | null;
  /** How many from the end, or from `before`; never with `first`. */
  last?: number;
  /** The `startCursor` of another page. */
  before?: string | null;
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

/** A page that is read. */
export interface Page<Item> extends Read {
  /** Empty until the page is there. */
  entries: readonly Item[];
  /** Null until the page is there. */
  pageInfo: PageInfo | null;
}

interface Connection<Item> {
  edges: readonly { node: Item }[];
  pageInfo: PageInfo;
}

const NONE: readonly never[] = [];

/** Reads a page out of the API's connection. */
export const pageOf = <Item>(connection: Connection<Item> | undefined): Omit<Page<Item>, keyof Read> => ({
  entries: connection?.edges.map(({ node }) => node) ?? NONE,
  pageInfo: connection?.pageInfo ?? null,
});
