import { useMemo } from 'react';
import { useWrite, type WriteTuple } from '../client/use-write.js';
import { documentsOf } from './documents.js';
import type { EntryInput, EntryOf } from './entry.js';
import type { LogKind } from './kinds/index.js';
import { useUnknownKind } from './use-unknown-kind.js';

const entryOf = <Kind extends LogKind>({ entry }: { entry: EntryOf<Kind> }): EntryOf<Kind> => entry;

/**
 * Creates entries of one kind. Every list and calendar that shows it is read again.
 *
 * @returns a function that resolves to the new entry and rejects with a PlannerError, and its state
 * @example
 * const [createEntry, { busy }] = useCreateEntry('blog');
 * await createEntry({ date: '2026-03-08', blogName: 'Spring is here' });
 */
export function useCreateEntry<Kind extends LogKind>(
  kind: Kind,
): WriteTuple<EntryInput<Kind>, EntryOf<Kind>> {
  const refusal = useUnknownKind(kind);
  const shape = useMemo(
    () => ({
      mutation: documentsOf(kind).create,
      variables: (input: EntryInput<Kind>) => ({ input }),
      result: entryOf<Kind>,
      refusal,
    }),
    [kind, refusal],
  );
  return useWrite(shape);
}

/** Which entry to change, from which version, and what it is to be. */
export interface EntryUpdate<Kind extends LogKind> {
  /** The entry's. */
  id: string;
  /** The version that was edited: when the entry has changed since, the call fails with `conflict`. */
  version: number;
  /** The whole entry; what is left out becomes empty. */
  input: EntryInput<Kind>;
}

/**
 * Replaces entries of one kind.
 *
 * @returns a function that resolves to the changed entry and rejects with a PlannerError, and its state
 * @example
 * const [updateEntry] = useUpdateEntry('blog');
 * await updateEntry({ id, version, input: { date, blogName: 'A better title' } });
 */
export function useUpdateEntry<Kind extends LogKind>(
  kind: Kind,
): WriteTuple<EntryUpdate<Kind>, EntryOf<Kind>> {
  const refusal = useUnknownKind(kind);
  const shape = useMemo(
    () => ({
      mutation: documentsOf(kind).update,
      variables: (change: EntryUpdate<Kind>) => change,
      result: entryOf<Kind>,
      refusal,
    }),
    [kind, refusal],
  );
  return useWrite(shape);
}
