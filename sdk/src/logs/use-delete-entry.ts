import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';

const DELETE = graphql(`
  mutation DeleteEntry($id: ID!) {
    deleteEntry(id: $id)
  }
`);

/**
 * Deletes entries of any kind. The update is optimistic: the entry disappears from lists, pages and calendars
 * immediately, and reappears if the request fails.
 *
 * @returns a function and its state. The function takes the entry's id and resolves to `{ changeId }`. It can reject
 * with a PlannerError: `notFound` if the entry no longer exists.
 * @example
 * const [deleteEntry] = useDeleteEntry();
 * await deleteEntry(entry.id);
 */
export const useDeleteEntry: () => WriteTuple<string, Changed> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: (_, changed) => changed,
});
