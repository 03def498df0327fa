import { useCallback } from 'react';
import { useWrite, type Write } from '../client/use-write.js';
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
export function useDeleteEntry(): [(id: string) => Promise<void>, Write] {
  const [run, state] = useWrite(DELETE);
  const remove = useCallback(
    async (id: string) => {
      await run({ id });
    },
    [run],
  );
  return [remove, state];
}
