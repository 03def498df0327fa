import { useMemo } from 'react';
import { useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';
import { anyEntryFields } from './any-entry-fields.js';
import type { Entry } from './entry.js';
import type { LogKind } from './kinds/index.js';
import { type MaybePage, type Page, type PageOptions, type PageRequest, pageOf } from './page.js';
import { useKeptPage } from './use-kept-page.js';

const ENTRY_PAGE = graphql(
  `
    query EntryPage(
      $from: CalendarDate
      $kinds: [LogKind!]
      $brandIds: [ID!]
      $search: String
      $showOnCalendar: Boolean
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      page: entries(
        from: $from
        kinds: $kinds
        brandIds: $brandIds
        search: $search
        showOnCalendar: $showOnCalendar
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

/** Which page of all entries by date, with its filter and search. */
export type EntryPageRequest = PageRequest & {
  /** `YYYY-MM-DD`: with `first` the page begins at this day, with `last` it ends before it. */
  from?: string;
  /** Only these kinds. */
  kinds?: LogKind[];
  /** Only these brands. */
  brandIds?: string[];
  /** Only titles that contain this text, whatever its case. */
  search?: string;
  /** Only what the calendar shows, or only what it hides. */
  showOnCalendar?: boolean;
};

/**
 * Reads one page of the entries of all kinds by date, earliest first, in both directions from a day.
 *
 * @param request null reads nothing
 * @param options `keepPrevious` keeps the page while the next one loads; others say when to fetch again
 * @example
 * const coming = useEntryPage({ from: '2026-03-08', first: 50, showOnCalendar: true });
 * const gone = useEntryPage({ from: '2026-03-08', last: 50, showOnCalendar: true });
 */
export function useEntryPage(request?: EntryPageRequest, options?: PageOptions): Page<Entry>;
export function useEntryPage(request: EntryPageRequest | null, options?: PageOptions): MaybePage<Entry>;
export function useEntryPage(
  request: EntryPageRequest | null = {},
  { keepPrevious = false, ...options }: PageOptions = {},
): MaybePage<Entry> {
  const result = useRead(ENTRY_PAGE, { ...request }, { ...options, pause: request === null });
  const { data, ...read } = useKeptPage(result, keepPrevious ? 'all' : undefined);
  const page = useMemo(() => pageOf(data?.page), [data]);
  // The document's type does not know which kind has which type.
  return { ...read, ...page } as MaybePage<Entry>;
}
