import type { EntryOf, Filter, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { commonKinds, entryFilterOf, kindsOf } from '../filters/filter-input.js';
import { graphql, type VariablesOf } from '../graphql.js';
import { entryFields } from './entry-fields.js';
import { type MaybePage, type Page, type PageOptions, type PageRequest, pageOf } from './page.js';
import { useEntryRead } from './use-entry-read.js';
import { useKeptPage } from './use-kept-page.js';

const ENTRY_PAGE = graphql(
  `
    query EntryPage(
      $from: CalendarDate
      $kinds: [LogKind!]
      $brandIds: [ID!]
      $search: String
      $showOnCalendar: Boolean
      $filter: EntryFilter
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      page: entryPage(
        from: $from
        kinds: $kinds
        brandIds: $brandIds
        search: $search
        showOnCalendar: $showOnCalendar
        filter: $filter
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        edges {
          node {
            ...EntryFields
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
  [entryFields],
);

/** Selects and filters a page of entries of all kinds, sorted by date. */
export type EntryPageRequest = PageRequest & {
  /** `YYYY-MM-DD`. With `first`, the page starts on this day. With `last`, it ends before this day. */
  from?: string;
  /** Only entries of these kinds. */
  kinds?: LogKind[];
  /** Only entries of these brands. */
  brandIds?: string[];
  /** Only entries whose title, text and options contain each word of this text, in any order and case. */
  search?: string;
  /** True: only entries that the calendar displays. False: only entries that it hides. */
  showOnCalendar?: boolean;
  /** The user's filter, in addition to `kinds`, `brandIds`, `search` and `showOnCalendar`. */
  filter?: Filter;
};

function variablesOf({ filter, kinds, ...request }: EntryPageRequest): VariablesOf<typeof ENTRY_PAGE> {
  const chosen = commonKinds(kinds, filter && kindsOf(filter));
  return { ...request, ...(chosen && { kinds: chosen }), ...(filter && { filter: entryFilterOf(filter) }) };
}

/**
 * Fetches one page of entries of all kinds, earliest date first. The page can start or end at a given day.
 *
 * @param request pass null to send no request
 * @param options `keepPrevious`, and when to refetch
 * @example
 * const upcoming = useEntryPage({ from: '2026-03-08', first: 50, showOnCalendar: true });
 * const past = useEntryPage({ from: '2026-03-08', last: 50, showOnCalendar: true });
 */
export function useEntryPage(request?: EntryPageRequest, options?: PageOptions): Page<EntryOf<LogKind>>;
export function useEntryPage(
  request: EntryPageRequest | null,
  options?: PageOptions,
): MaybePage<EntryOf<LogKind>>;
export function useEntryPage(
  request: EntryPageRequest | null = {},
  { keepPrevious = false, ...options }: PageOptions = {},
): MaybePage<EntryOf<LogKind>> {
  const result = useEntryRead(ENTRY_PAGE, request && variablesOf(request), options);
  const { data, fields, ...read } = useKeptPage(result, keepPrevious ? 'all' : undefined);
  const page = useMemo(() => pageOf(data?.page, fields), [data, fields]);
  return { ...read, ...page } as MaybePage<EntryOf<LogKind>>;
}
