import { type Read, useRead } from '../core/use-read.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import type { EntriesChanged } from '../logs/use-bulk.js';

const COUNT = graphql(`
  query PersonEntryCount($id: ID!) {
    personEntryCount(id: $id)
  }
`);

const HAND_OVER = graphql(`
  mutation HandOver($from: ID!, $to: ID!) {
    count: handOver(from: $from, to: $to)
  }
`);

/**
 * Counts the entries with a person in a field, on all days. Administrators only.
 *
 * @param id the id of the account, or null to send no request yet
 * @returns `count`, or null until it is loaded
 * @example
 * const { count } = usePersonEntryCount(user.id);
 */
export function usePersonEntryCount(id: string | null): Read & { count: number | null } {
  const { data, ...read } = useRead(COUNT, id === null ? null : { id });
  return { ...read, count: (id === null ? null : data?.personEntryCount) ?? null };
}

/**
 * Replaces a person in all entries, in every field whose values are people. The entries share one change, so a single
 * undo restores all of them. Administrators only.
 *
 * @returns a function and its state. The function takes the ids of two accounts and resolves to `{ count, changeId }`. It
 * can reject with a PlannerError: `forbidden`, or `notFound` if the account of the new person is not approved.
 * @example
 * const [handOver] = useHandOver();
 * await handOver({ from: user.id, to: viewer.id });
 */
export const useHandOver: () => WriteTuple<{ from: string; to: string }, EntriesChanged> = writeHook({
  mutation: HAND_OVER,
  variables: (accounts) => accounts,
  result: ({ count }, changed) => ({ count, ...changed }),
});
