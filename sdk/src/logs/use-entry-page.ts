import { type EntryOf, type Filter, type LogKind, NO_FILTER } from '@content-planner/model';
import { useMemo } from 'react';
import { entryFilterOf, type Limits } from '../filters/filter-input.js';
import { ENTRIES } from './entries-document.js';
import { namedEntries } from './entry-values.js';
import type { MaybePage, Page, PageOptions, PageRequest } from './page.js';
import { useEntryRead } from './use-entry-read.js';
import { useKeptPage } from './use-kept-page.js';

/** How to sort entries. */
export interface EntrySort {
  /** `@date`, `@title`, `@created` (the time of creation), or the id of a field. */
  field: string;
  /** @default 'ascending' */
  direction?: 'ascending' | 'descending';
}

/** Selects, filters and sorts a page of entries. */
export type EntryPageRequest = PageRequest &
  Limits & {
    /** The user's filter, in addition to all others. */
    filter?: Filter;
    /** `YYYY-MM-DD`. Only entries that start on this day or later. */
    startsFrom?: string;
    /** `YYYY-MM-DD`. Only entries that start before this day. */
    startsBefore?: string;
    /** By default, the newest date comes first. */
    sort?: EntrySort;
  };

function variablesOf({ filter = NO_FILTER, ...request }: EntryPageRequest) {
  const { kinds: _, brandIds: __, search: ___, startsFrom, startsBefore, ...page } = request;
  const days = { ...(startsFrom && { startsFrom }), ...(startsBefore && { startsBefore }) };
  return { ...page, filter: { ...entryFilterOf(filter, request), ...days } };
}

const NONE: readonly never[] = [];

/**
 * Fetches one page of entries of one or more kinds, for lists that are too long for one request.
 *
 * @param request pass null to send no request
 * @param options `keepPrevious`, and when to refetch
 * @example
 * const { entries, pageInfo } = useEntryPage({ kinds: ['blog'], first: 20, search: 'launch' }, { keepPrevious: true });
 * @example
 * const upcoming = useEntryPage({ startsFrom: '2026-03-08', sort: { field: '@date' }, first: 50 });
 */
export function useEntryPage<Kind extends LogKind = LogKind>(
  request?: EntryPageRequest & { kinds?: readonly Kind[] },
  options?: PageOptions,
): Page<EntryOf<Kind>>;
export function useEntryPage<Kind extends LogKind = LogKind>(
  request: (EntryPageRequest & { kinds?: readonly Kind[] }) | null,
  options?: PageOptions,
): MaybePage<EntryOf<Kind>>;
export function useEntryPage(
  request: EntryPageRequest | null = {},
  { keepPrevious = false, ...options }: PageOptions = {},
): MaybePage<EntryOf<LogKind>> {
  const result = useEntryRead(ENTRIES, request && variablesOf(request), options);
  const subject = JSON.stringify(request?.kinds ?? null);
  const { data, fields, ...read } = useKeptPage(result, keepPrevious ? subject : undefined);
  const entries = useMemo(() => (data ? namedEntries(data.page.nodes, fields) : NONE), [data, fields]);
  return { ...read, entries, pageInfo: data?.page.pageInfo ?? null } as MaybePage<EntryOf<LogKind>>;
}
