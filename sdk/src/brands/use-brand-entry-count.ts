import { useCallback } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { toPlannerError } from '../core/planner-error.js';
import { graphql } from '../graphql.js';

const COUNT = graphql(`
  query BrandEntryCount($id: ID!) {
    brandEntryCount(id: $id)
  }
`);

/**
 * Counts a brand's entries on demand. For example, a confirmation can display how many entries will no longer have a
 * brand if the brand is deleted.
 *
 * @returns a function that takes the brand's id and resolves to the number of entries. Each call sends a request
 * and can reject with a PlannerError: `notFound`.
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
