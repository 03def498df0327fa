import type { EntryOf, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { useWrite, type WriteTuple } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { mutationsOf } from './kind-mutations.js';
import type { EntryInput } from './kinds/entry-input.js';
import { useUnknownKind } from './use-unknown-kind.js';

const entryOf = <Kind extends LogKind>(
  { entry }: { entry: EntryOf<Kind> },
  changed: Changed,
): EntryOf<Kind> & Changed => ({ ...entry, ...changed });

/**
 * Creates entries of one kind. Lists and calendars are refetched.
 *
 * @returns a function and its state. The function resolves to the new entry with a `changeId`. It can reject with a
 * PlannerError.
 * @example
 * const [createEntry, { busy }] = useCreateEntry('blog');
 * await createEntry({ title: 'Spring is here', startDate: '2026-03-08' });
 */
export function useCreateEntry<Kind extends LogKind>(
  kind: Kind,
): WriteTuple<EntryInput<Kind>, EntryOf<Kind> & Changed> {
  const refusal = useUnknownKind(kind);
  const shape = useMemo(
    () => ({
      // This runs only for known kinds, because calls for an unknown kind reject earlier.
      get mutation() {
        return mutationsOf(kind).create;
      },
      variables: (input: EntryInput<Kind>) => ({ input }),
      result: entryOf<Kind>,
    }),
    [kind],
  );
  return useWrite(shape, refusal);
}

/** An update of an entry. */
export interface EntryUpdate<Kind extends LogKind> {
  /** The entry's id. */
  id: string;
  /** The version that the user edited. If the entry was changed in the meantime, the update fails with `conflict`. */
  version: number;
  /** All fields of the entry. Omitted fields become empty. */
  input: EntryInput<Kind>;
}

/**
 * Updates entries of one kind.
 *
 * @returns a function and its state. The function resolves to the updated entry with a `changeId`. It can reject with a
 * PlannerError. For a `conflict`, the error contains the `current` entry, `changedBy` and `changedAt`.
 * @example
 * const [updateEntry] = useUpdateEntry('blog');
 * await updateEntry({ id, version, input: { title: 'A better title', startDate: '2026-03-08' } });
 */
export function useUpdateEntry<Kind extends LogKind>(
  kind: Kind,
): WriteTuple<EntryUpdate<Kind>, EntryOf<Kind> & Changed> {
  const refusal = useUnknownKind(kind);
  const shape = useMemo(
    () => ({
      // This runs only for known kinds, because calls for an unknown kind reject earlier.
      get mutation() {
        return mutationsOf(kind).update;
      },
      variables: (change: EntryUpdate<Kind>) => change,
      result: entryOf<Kind>,
      inTurn: true,
    }),
    [kind],
  );
  return useWrite(shape, refusal);
}
