import type { EntryOf, Filter, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { entryFilterOf, kindsOf } from '../filters/filter-input.js';
import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';
import { type Page, type PageOptions, type PageRequest, pageOf } from './page.js';
import { useEntryRead } from './use-entry-read.js';
import { useKeptPage } from './use-kept-page.js';

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
      page: logPage(
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

/** Filters for the entries of a kind. Omitted filters allow all entries. */
export interface LogFilter extends Partial<Filter> {
  /** Only entries of these brands, by id. Use null for entries without a brand. */
  brandIds?: readonly (string | null)[] | null;
  /** `YYYY-MM-DD`. Only entries that end on this day or later. */
  from?: string | null;
  /** `YYYY-MM-DD`. Only entries that start on this day or earlier. */
  to?: string | null;
  /** True: only entries that the calendar displays. False: only entries that it hides. */
  showOnCalendar?: boolean | null;
}

/** How to sort the entries. */
export interface LogSort {
  by: 'date' | 'title' | 'created';
  /** @default 'ascending' */
  direction?: 'ascending' | 'descending' | null;
}

/** Selects, filters, searches and sorts a page of a kind's entries. */
export type LogPageRequest = PageRequest & {
  filter?: LogFilter;
  /** Only entries whose title, text and options contain each word of this text, in any order and case. */
  search?: string;
  /** By default, the newest date comes first. */
  sort?: LogSort;
};

function logFilterOf(kind: LogKind, filter: LogFilter) {
  const { conditions = [], brandIds, from, to, showOnCalendar } = filter;
  const ofBrands = brandIds ? [{ field: '@brand', operator: 'isAnyOf', value: brandIds }] : [];
  const all = { conditions: [...conditions, ...ofBrands] };
  const kinds = kindsOf(all);
  return {
    ...(from != null && { from }),
    ...(to != null && { to }),
    ...(showOnCalendar != null && { showOnCalendar }),
    // A page contains entries of only one kind, so a filter for other kinds matches nothing.
    ...(!kinds || kinds.includes(kind) ? entryFilterOf(all) : { brandIds: [] }),
  };
}

/**
 * Fetches one page of a kind's entries, for logs that are too long for one request.
 *
 * @param options `keepPrevious`, and when to refetch
 * @example
 * const { entries, pageInfo } = useLogPage('blog', { first: 20, after, search: 'launch' }, { keepPrevious: true });
 */
export function useLogPage<Kind extends LogKind>(
  kind: Kind,
  request: LogPageRequest = {},
  { keepPrevious = false, ...options }: PageOptions = {},
): Page<EntryOf<Kind>> {
  const { filter, ...rest } = request;
  const variables = { kind, ...rest, ...(filter && { filter: logFilterOf(kind, filter) }) };
  const result = useEntryRead(LOG_PAGE, variables, options);
  const { data, fields, ...read } = useKeptPage(result, keepPrevious ? kind : undefined);
  const page = useMemo(() => pageOf(data?.page, fields), [data, fields]);
  // The document's type doesn't guarantee that all entries are of this kind, so use a type assertion.
  return { ...read, ...page } as unknown as Page<EntryOf<Kind>>;
}
