import { PlannerError } from '@content-planner/sdk';
import { type ToastMessage, useToast } from '@content-planner/ui-kit';
import { useCallback } from 'react';

/**
 * How a failure is told: as a title alone, or as 'Error' with the server's own message where there is
 * one, else these words (spec, section 8).
 */
export type Failure = string | { orServerMessage: string };

function failureToast(failure: Failure, error: PlannerError): ToastMessage {
  if (typeof failure === 'string') {
    const description = error.code === 'conflict' ? { description: error.serverMessage } : {};
    return { title: failure, tone: 'destructive', ...description };
  }
  const told = error.code !== 'network' && error.serverMessage;
  return { title: 'Error', description: told || failure.orServerMessage, tone: 'destructive' };
}

/**
 * Waits for a write and says how it ended.
 *
 * @returns a function from the write, the toast of a success and the words of a failure to whether it
 * went well
 * @example
 * const report = useReport();
 * await report(deleteBrand(id), 'Brand deleted successfully', 'Error deleting brand');
 */
export function useReport(): (
  write: Promise<unknown>,
  success: string,
  failure: Failure,
) => Promise<boolean> {
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
        if (!error.isSessionEnded) toast(failureToast(failure, error));
        return false;
      }
    },
    [toast],
  );
}
