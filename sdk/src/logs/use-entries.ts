import {
  type Entry,
  type EntryOf,
  type Filter,
  isOnFields,
  type LogKind,
  NO_FILTER,
} from '@content-planner/model';
import { useCallback, useMemo } from 'react';
import { toPlannerError } from '../core/planner-error.js';
import { type Answers, useAnswers } from '../core/use-answers.js';
import type { Read } from '../core/use-read.js';
import { type RefreshOptions, useRefresh } from '../core/use-refresh.js';
import { entryFilterOf, matching, withOnly } from '../filters/filter-input.js';
import type { ResultOf } from '../graphql.js';
import { ENTRIES } from './entries-document.js';
import { namedEntries } from './entry-values.js';
import { useEntryRead } from './use-entry-read.js';

/** The number of entries to request at a time. */
const MAX_LIST = 10_000;

const NONE: readonly Entry[] = [];

/** Options for {@link useEntries}. */
export interface EntriesOptions extends RefreshOptions {
  /**
   * The user's filter. The browser applies it to the entries that have loaded. Only filters for custom fields require a
   * request.
   */
  filter?: Filter;
}

/**
 * Fetches all entries of one kind, sorted by date and then by creation time, newest first.
 *
 * @param options a filter, and when to refetch
 * @example
 * const { entries, loading, error } = useEntries('blog');
 * @example
 * const filter = { conditions: [{ field: '@brand', operator: 'isAnyOf', value: [brand.id, null] }] };
 * const { entries } = useEntries('blog', { filter });
 */
export function useEntries<Kind extends LogKind>(
  kind: Kind,
  { filter = NO_FILTER, ...options }: EntriesOptions = {},
): Read & { entries: readonly EntryOf<Kind>[] } {
  const variables = {
    filter: entryFilterOf(withOnly(filter, isOnFields), { kinds: [kind] }),
    first: MAX_LIST,
  };
  const { data, fields, ...first } = useEntryRead(ENTRIES, variables, options);
  const isLong = data?.page.pageInfo.hasNextPage === true;
  /** Returns the pages after the first one that are known to exist. */
  const following = (known: Answers<ResultOf<typeof ENTRIES>>) => {
    const asked: (typeof variables & { after: string | null })[] = [];
    for (let last = data?.page; last?.pageInfo.hasNextPage; ) {
      const next = { ...variables, after: last.pageInfo.endCursor };
      asked.push(next);
      last = known.get(JSON.stringify(next))?.data?.page;
    }
    return asked;
  };
  const others = useAnswers(ENTRIES, following);
  useRefresh(others.refresh, options);
  const rest = following(others.answers).map((page) => others.answers.get(JSON.stringify(page)));
  const failed = rest.find((answer) => answer?.error)?.error;
  const failure = useMemo(() => (failed ? toPlannerError(failed) : null), [failed]);
  const error = first.error ?? failure;
  const isComplete = rest.every((answer) => answer?.data);
  const decided = JSON.stringify(withOnly(filter, (condition) => !isOnFields(condition)));
  const loaded = useMemo(() => {
    if (!data || !isComplete) return NONE;
    const pages = [
      data,
      ...(isLong ? [...others.answers.values()].flatMap((answer) => answer.data ?? []) : []),
    ];
    return namedEntries(
      pages.flatMap(({ page }) => page.nodes),
      fields,
    );
  }, [data, isComplete, isLong, others.answers, fields]);
  const entries = useMemo(() => matching(loaded, JSON.parse(decided) as Filter), [loaded, decided]);
  const refetch = useCallback(() => {
    for (const read of [first.refetch, others.refetch]) read();
  }, [first.refetch, others.refetch]);
  const loading = !error && (first.loading || !isComplete);
  // The document's type doesn't guarantee that all entries have the requested kind, so use a type assertion.
  return { loading, error, refetch, entries: entries as readonly EntryOf<Kind>[] };
}
