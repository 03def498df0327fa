import { useMemo } from 'react';
import { useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';
import { anyEntryFields } from './any-entry-fields.js';
import type { EntryOf } from './entry.js';
import type { LogKind } from './kinds/index.js';
import { type Page, type PageOptions, type PageRequest, pageOf } from './page.js';
import { useKeptPage } from './use-kept-page.js';
import { useUnknownKind } from './use-unknown-kind.js';

const LOG_PAGE = graphql(
  `
    query LogPage(
      $kind: LogKind!
      $filter: LogFilter
      $search: String
      $sort: LogSort
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      page: logConnection(
        kind: $kind
        filter: $filter
        search: $search
        sort: $sort
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        edges {
          node {
            ...AnyEntryFields
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  `,
  [anyEntryFields],
);

/** Which entries of a log; what is left out does not filter. */
export interface LogFilter {
  /** Only these brands. */
  brandIds?: string[] | null;
  /** `YYYY-MM-DD`; only entries that end on this day or later. */
  from?: string | null;
  /** `YYYY-MM-DD`; only entries that start on this day or earlier. */
  to?: string | null;
  /** Only entries that the calendar shows, or only those that it hides. */
  showOnCalendar?: boolean | null;
}

/** An order of a log. */
export interface LogSort {
  by: 'date' | 'title' | 'created';
  /** @default 'ascending' */
  direction?: 'ascending' | 'descending' | null;
}

/** Which page of a log, with its filter, search and order. */
export type LogPageRequest = PageRequest & {
  /** Only these brands, these days, or what the calendar shows. */
  filter?: LogFilter;
  /** Only titles that contain this text, whatever its case. */
  search?: string;
  /** Newest date first when not given. */
  sort?: LogSort;
};

/**
 * Reads one page of the entries of a kind, for logs that are too long to read at once.
 *
 * @param options `keepPrevious` keeps the page while the next one loads; others say when to fetch again
 * @example
 * const { entries, pageInfo } = useLogPage('blog', { first: 20, after, search: 'launch' }, { keepPrevious: true });
 */
export function useLogPage<Kind extends LogKind>(
  kind: Kind,
  request: LogPageRequest = {},
  { keepPrevious = false, ...options }: PageOptions = {},
): Page<EntryOf<Kind>> {
  const refusal = useUnknownKind(kind);
  const result = useRead(LOG_PAGE, { kind, ...request }, { ...options, refusal });
  const { data, ...read } = useKeptPage(result, keepPrevious ? kind : undefined);
  const page = useMemo(() => pageOf(data?.page), [data]);
  // The document's type does not know that all entries are of this kind.
  return { ...read, ...page } as unknown as Page<EntryOf<Kind>>;
}
