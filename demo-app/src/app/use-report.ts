import { PlannerError } from '@content-planner/sdk';
import { useToast } from '@content-planner/ui-kit';
import { useCallback } from 'react';

/**
 * Waits for a write and says how it ended, in the words of the spec's section 8.
 *
 * @returns a function from the write, the toast of a success and the one of a failure to whether it went well
 */
export function useReport(): (write: Promise<unknown>, success: string, failure: string) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (write, success, failure) => {
      try {
        await write;
        toast({ title: success });
        return true;
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        // An ended session has its own toast (SessionWatch).
        if (error.isSessionEnded) return false;
        const description = error.code === 'conflict' ? { description: error.serverMessage } : {};
        toast({ title: failure, tone: 'destructive', ...description });
        return false;
      }
    },
    [toast],
  );
}
