import type { CalendarFilter, EntryOf, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { entryFilterOf, matching } from '../filters/entry-filter.js';
import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';
import { useUnknownKind } from './use-unknown-kind.js';

const ENTRIES = graphql(
  `
    query Entries($kind: LogKind!, $filter: EntryFilter) {
      entries(kind: $kind, filter: $filter) {
        ...EntryFields
      }
    }
  `,
  [entryFields],
);

// The same empty list in every render, so that hooks that depend on it don't run again while the entries load.
const NONE: readonly never[] = [];

/** Options for {@link useEntries}. */
export interface EntriesOptions extends RefreshOptions {
  /**
   * The user's filter. The browser applies it to the entries that have loaded. Only filters for custom fields require a
   * request.
   */
  filter?: CalendarFilter;
}

/**
 * Fetches all entries of one kind, sorted by date and then by creation time, newest first.
 *
 * @param options a filter, and when to refetch
 * @example
 * const { entries, loading, error } = useEntries('blog');
 * @example
 * const { entries } = useEntries('blog', { filter: { brandIds: [brand.id, null], text: 'launch' } });
 */
export function useEntries<Kind extends LogKind>(
  kind: Kind,
  { filter = {}, ...options }: EntriesOptions = {},
): Read & { entries: readonly EntryOf<Kind>[] } {
  const refusal = useUnknownKind(kind);
  const { fields } = filter;
  const onServer = entryFilterOf({ ...(fields && { fields }) });
  const variables = { kind, ...(onServer.fields && { filter: onServer }) };
  const { data, ...read } = useRead(ENTRIES, variables, { ...options, refusal });
  const decided = JSON.stringify({ ...filter, fields: undefined });
  // The document's type doesn't guarantee that all entries have the requested kind, so use a type assertion.
  const loaded = (data?.entries ?? NONE) as readonly EntryOf<Kind>[];
  const entries = useMemo(() => matching(loaded, JSON.parse(decided) as CalendarFilter), [loaded, decided]);
  return { ...read, entries };
}
