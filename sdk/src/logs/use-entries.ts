import { type Read, useRead } from '../client/use-read.js';
import { graphql } from '../graphql.js';
import { allEntryFields } from './all-entry-fields.js';
import type { EntryOf } from './entry.js';
import type { LogKind } from './kinds/index.js';

const ENTRIES = graphql(
  `
    query Entries($kind: LogKind!) {
      logs(kind: $kind) {
        ...AllEntryFields
      }
    }
  `,
  [allEntryFields],
);

/**
 * All entries of one kind: newest date first, then newest created first.
 *
 * @example
 * const { entries, loading, error } = useEntries('blog');
 */
export function useEntries<Kind extends LogKind>(kind: Kind): Read & { entries: readonly EntryOf<Kind>[] } {
  const { data, ...read } = useRead(ENTRIES, { kind });
  return { ...read, entries: (data?.logs ?? NONE) as readonly EntryOf<Kind>[] };
}

// One list for every render, so that what depends on it does not change while nothing is loaded.
const NONE: readonly never[] = [];
