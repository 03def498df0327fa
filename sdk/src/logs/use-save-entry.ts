import { useCallback } from 'react';
import { useWrite, type Write } from '../client/use-write.js';
import { documentsOf } from './documents.js';
import type { EntryInput, EntryOf } from './entry.js';
import type { LogKind } from './kinds/index.js';

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
): [(input: EntryInput<Kind>) => Promise<EntryOf<Kind>>, Write] {
  const [run, state] = useWrite(documentsOf(kind).create);
  const create = useCallback(async (input: EntryInput<Kind>) => (await run({ input })).entry, [run]);
  return [create, state];
}

/** Which entry to change, from which version, and what it is to be. */
export interface EntryUpdate<Kind extends LogKind> {
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
): [(update: EntryUpdate<Kind>) => Promise<EntryOf<Kind>>, Write] {
  const [run, state] = useWrite(documentsOf(kind).update);
  const update = useCallback(async (changes: EntryUpdate<Kind>) => (await run(changes)).entry, [run]);
  return [update, state];
}
