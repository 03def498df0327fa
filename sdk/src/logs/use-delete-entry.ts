import { type WriteTuple, writeHook } from '../client/use-write.js';
import { graphql } from '../graphql.js';

const DELETE = graphql(`
  mutation DeleteEntry($id: ID!) {
    deleteEntry(id: $id)
  }
`);

/**
 * Deletes entries of any kind. Optimistic: lists, pages and calendars are without the entry at once, and have it again
 * when the call fails.
 *
 * @returns a function from the entry's id that rejects with a PlannerError (`notFound` when somebody was faster), and
 * its state
 * @example
 * const [deleteEntry] = useDeleteEntry();
 * await deleteEntry(entry.id);
 */
export const useDeleteEntry: () => WriteTuple<string, void> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: () => {},
});
