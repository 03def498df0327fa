import { type WriteTuple, writeHook } from '../client/use-write.js';
import { graphql } from '../graphql.js';

const DELETE = graphql(`
  mutation DeleteEntry($id: ID!) {
    deleteEntry(id: $id)
  }
`);

/**
 * Deletes entries of any kind.
 *
 * @example
 * const [deleteEntry] = useDeleteEntry();
 * await deleteEntry(entry.id);
 */
export const useDeleteEntry: () => WriteTuple<string, void> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: () => {},
});
