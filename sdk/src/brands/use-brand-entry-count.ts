import { useCallback } from 'react';
import { toPlannerError } from '../client/planner-error.js';
import { graphql } from '../graphql.js';
import { usePlanner } from '../provider/PlannerProvider.js';

const COUNT = graphql(`
  query BrandEntryCount($id: ID!) {
    brandEntryCount(id: $id)
  }
`);

/**
 * Counts the entries that have a brand, when asked: they lose it if the brand is deleted.
 *
 * @returns a function from the brand's id to the number. It always asks the server, and rejects with a PlannerError
 * (`notFound`)
 * @example
 * const countEntries = useBrandEntryCount();
 * const count = await countEntries(brand.id);
 */
export function useBrandEntryCount(): (id: string) => Promise<number> {
  const planner = usePlanner();
  return useCallback(
    async (id) => {
      const { data, error } = await planner.urql
        .query(COUNT, { id }, { requestPolicy: 'network-only' })
        .toPromise();
      if (error) throw toPlannerError(error);
      return data?.brandEntryCount ?? 0;
    },
    [planner],
  );
}
