import type { TypedDocumentNode } from '@urql/core';
import { useCallback } from 'react';
import { useWrite, type Write } from '../client/use-write.js';
import type { EntryInput, EntryOf } from './entry.js';
import { kinds, type LogKind } from './kinds/index.js';

type Document<Kind extends LogKind, Variables extends object> = TypedDocumentNode<
  { entry: EntryOf<Kind> },
  Variables & { input: EntryInput<Kind> }
>;

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
  const [run, state] = useWrite(kinds[kind].create as unknown as Document<Kind, object>);
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
  const [run, state] = useWrite(
    kinds[kind].update as unknown as Document<Kind, { id: string; version: number }>,
  );
  const update = useCallback(async (changes: EntryUpdate<Kind>) => (await run(changes)).entry, [run]);
  return [update, state];
}
