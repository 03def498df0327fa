import { useCallback } from 'react';
import { useWrite, type Write } from '../client/use-write.js';
import { graphql } from '../graphql.js';
import type { LogKind } from './kinds/index.js';

const UPDATE = graphql(`
  mutation UpdateEntries($kind: LogKind!, $ids: [ID!]!, $data: EntriesUpdateInput!) {
    count: updateEntries(kind: $kind, ids: $ids, data: $data)
  }
`);

const DELETE = graphql(`
  mutation DeleteEntries($kind: LogKind!, $ids: [ID!]!) {
    count: deleteEntries(kind: $kind, ids: $ids)
  }
`);

/** What to change of many entries; what is left out stays. */
export interface EntriesUpdate {
  /** Null clears it. */
  brandId?: string | null;
  showOnCalendar?: boolean;
}

/**
 * Changes many entries of a kind at once, at most 10,000: all of it or none.
 *
 * @returns a function that resolves to how many were changed, and its state
 * @example
 * const [updateEntries] = useUpdateEntries('blog');
 * await updateEntries({ ids, data: { showOnCalendar: false } });
 */
export function useUpdateEntries(
  kind: LogKind,
): [(change: { ids: readonly string[]; data: EntriesUpdate }) => Promise<number>, Write] {
  const [run, state] = useWrite(UPDATE);
  const update = useCallback(
    async ({ ids, data }: { ids: readonly string[]; data: EntriesUpdate }) =>
      (await run({ kind, ids: [...ids], data })).count,
    [kind, run],
  );
  return [update, state];
}

/**
 * Deletes many entries of a kind at once, at most 10,000.
 *
 * @returns a function that resolves to how many were deleted, and its state
 * @example
 * const [deleteEntries] = useDeleteEntries('blog');
 * await deleteEntries(ids);
 */
export function useDeleteEntries(kind: LogKind): [(ids: readonly string[]) => Promise<number>, Write] {
  const [run, state] = useWrite(DELETE);
  const remove = useCallback(
    async (ids: readonly string[]) => (await run({ kind, ids: [...ids] })).count,
    [kind, run],
  );
  return [remove, state];
}
