import { PlannerError, useBrandEntryCount } from '@content-planner/sdk';
import type { Brand } from '@content-planner/ui-kit';
import { useMessages } from '@content-planner/ui-kit';
import { useCallback, useRef } from 'react';
import { brandMessages } from './brand-messages.js';

/**
 * Returns a function that asks for confirmation before a brand is deleted. The question contains the brand's name and
 * its number of entries.
 */
export function useDeleteQuestion(): (brand: Brand) => Promise<boolean> {
  const countEntries = useBrandEntryCount();
  const { deleteQuestion } = useMessages(brandMessages);
  const counting = useRef(false);
  return useCallback(
    async ({ id, name }) => {
      // Ignore a second click while the entries are being counted.
      if (counting.current) return false;
      counting.current = true;
      try {
        return window.confirm(deleteQuestion({ name, count: await countEntries(id) }));
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        if (error.isSessionEnded) return false;
        // Ask without the count. If the problem persists, the deletion fails, too, and reports it.
        return window.confirm(deleteQuestion({ name, count: null }));
      } finally {
        counting.current = false;
      }
    },
    [countEntries, deleteQuestion],
  );
}
