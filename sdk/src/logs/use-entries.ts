import { type Read, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { graphql } from '../graphql.js';
import { entryFields } from './entry-fields.js';
import type { EntryOf } from './kinds/entry.js';
import type { LogKind } from './kinds/index.js';
import { useUnknownKind } from './use-unknown-kind.js';

const ENTRIES = graphql(
  `
    query Entries($kind: LogKind!) {
      entries(kind: $kind) {
        ...EntryFields
      }
    }
  `,
  [entryFields],
);

// The same empty list in every render, so that hooks that depend on it don't run again while the entries load.
const NONE: readonly never[] = [];

/**
 * Fetches all entries of one kind, sorted by date and then by creation time, newest first.
 *
 * @param options when to refetch
 * @example
 * const { entries, loading, error } = useEntries('blog');
 */
export function useEntries<Kind extends LogKind>(
  kind: Kind,
  options: RefreshOptions = {},
): Read & { entries: readonly EntryOf<Kind>[] } {
  const refusal = useUnknownKind(kind);
  const { data, ...read } = useRead(ENTRIES, { kind }, { ...options, refusal });
  // The document's type doesn't say that all entries have the requested kind.
  return { ...read, entries: (data?.entries ?? NONE) as readonly EntryOf<Kind>[] };
}
