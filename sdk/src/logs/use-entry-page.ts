import { useMemo } from 'react';
import { useRead } from '../client/use-read.js';
import type { RefreshOptions } from '../client/use-refresh.js';
import { graphql } from '../graphql.js';
import { anyEntryFields } from './any-entry-fields.js';
import type { Entry } from './entry.js';
import type { LogKind } from './kinds/index.js';
import { type Page, type PageRequest, pageOf } from './page.js';

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

/** Which page of all entries by date, and how it is narrowed. */
export interface EntryPageRequest extends PageRequest {
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
}

/**
 * One page of the entries of all kinds by date, earliest first: an agenda is read both ways from a day.
 *
 * @param request null reads nothing
 * @param options when it is read again by itself
 * @example
 * const coming = useEntryPage({ from: '2026-03-08', first: 50, showOnCalendar: true });
 * const gone = useEntryPage({ from: '2026-03-08', last: 50, showOnCalendar: true });
 */
export function useEntryPage(
  request: EntryPageRequest | null = {},
  options: RefreshOptions = {},
): Page<Entry> {
  const { data, ...read } = useRead(ENTRY_PAGE, { ...request }, { ...options, pause: request === null });
  const page = useMemo(() => pageOf(data?.page), [data]);
  // Which kind goes with which type the document does not know.
  return { ...read, ...page } as Page<Entry>;
}
