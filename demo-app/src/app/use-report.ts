import { PlannerError } from '@content-planner/sdk';
import { type ToastMessage, useToast } from '@content-planner/ui-kit';
import { useCallback } from 'react';

/**
 * How a failure is told: as a title alone, or as 'Error' with the server's own message where there is
 * one, else these words.
 */
export type Failure = string | { orServerMessage: string };

/** What to do where the subject of a write is not there any more: somebody else has deleted it. */
export interface Gone {
  /** Reads again what still shows it. */
  refresh: () => void;
  /** Says so under the title of a failure that is told by its title alone. */
  description?: string;
}

function failureToast(failure: Failure, error: PlannerError, gone: Gone | undefined): ToastMessage {
  if (typeof failure === 'string') {
    const told = { conflict: error.serverMessage, notFound: gone?.description };
    const description = told[error.code as keyof typeof told];
    return { title: failure, tone: 'destructive', ...(description && { description }) };
  }
  const told = error.code !== 'network' && error.serverMessage;
  return { title: 'Error', description: told || failure.orServerMessage, tone: 'destructive' };
}

/**
 * Waits for a write and says how it ended.
 *
 * @returns a function from the write, the toast of a success or null for none, the words of a failure and what to do
 * where its subject is gone, to whether it went well
 * @example
 * const report = useReport();
 * await report(deleteBrand(id), 'Brand deleted successfully', 'Error deleting brand');
 */
export function useReport(): (
  write: Promise<unknown>,
  success: string | ToastMessage | null,
  failure: Failure,
  gone?: Gone,
) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (write, success, failure, gone) => {
      try {
        await write;
        if (success !== null) toast(typeof success === 'string' ? { title: success } : success);
        return true;
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        // An ended session has its own toast (SessionWatch).
        if (!error.isSessionEnded) toast(failureToast(failure, error, gone));
        if (error.code === 'notFound') gone?.refresh();
        return false;
      }
    },
    [toast],
  );
}
