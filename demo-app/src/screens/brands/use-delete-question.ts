import { PlannerError, useBrandEntryCount } from '@content-planner/sdk';
import type { Brand } from '@content-planner/ui-kit';
import { useCallback, useRef } from 'react';

const QUESTION = 'Are you sure you want to delete this brand?';

/** Returns a message such as '37 entries will no longer have a brand.' */
const loss = (count: number): string => {
  if (count === 0) return 'No entries use this brand.';
  return count === 1
    ? '1 entry will no longer have a brand.'
    : `${count} entries will no longer have a brand.`;
};

/**
 * Returns a function that asks for confirmation before a brand is deleted. The question contains the brand's name and
 * its number of entries.
 */
export function useDeleteQuestion(): (brand: Brand) => Promise<boolean> {
  const countEntries = useBrandEntryCount();
  const counting = useRef(false);
  return useCallback(
    async ({ id, name }) => {
      // Ignore a second click while the entries are being counted.
      if (counting.current) return false;
      counting.current = true;
      try {
        return window.confirm(`${QUESTION}\n\n${name}: ${loss(await countEntries(id))}`);
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        if (error.isSessionEnded) return false;
        // Ask without the count. If the problem persists, the deletion fails, too, and reports it.
        return window.confirm(`${QUESTION}\n\n${name}`);
      } finally {
        counting.current = false;
      }
    },
    [countEntries],
  );
}
