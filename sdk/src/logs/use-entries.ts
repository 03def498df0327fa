import { type EntryOf, type Filter, type LogKind, NO_FILTER } from '@content-planner/model';
import { useMemo } from 'react';
import type { Read } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { entryFilterOf, isOnField, matching, withOnly } from '../filters/filter-input.js';
import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';
import { namedEntries } from './entry-values.js';
import { useEntryRead } from './use-entry-read.js';

const ENTRIES = graphql(
  `
    query Entries($kind: LogKind!, $filter: EntryFilter) {
      entries: logEntries(kind: $kind, filter: $filter) {
        ...EntryFields
      }
    }
  `,
  [entryFields],
);

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
  const onServer = entryFilterOf(withOnly(filter, isOnField));
  const variables = { kind, ...(Object.keys(onServer).length > 0 && { filter: onServer }) };
  const { data, fields, ...read } = useEntryRead(ENTRIES, variables, options);
  const decided = JSON.stringify(withOnly(filter, (condition) => !isOnField(condition)));
  const loaded = useMemo(() => (data ? namedEntries(data.entries, fields) : []), [data, fields]);
  const entries = useMemo(() => matching(loaded, JSON.parse(decided) as Filter), [loaded, decided]);
  // The document's type doesn't guarantee that all entries have the requested kind, so use a type assertion.
  return { ...read, entries: entries as readonly EntryOf<Kind>[] };
}
