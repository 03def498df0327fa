import type { Read } from '@content-planner/sdk';
import { type PrintStatus, printPageMessages, useMessages, useToast } from '@content-planner/ui-kit';
import { useEffect } from 'react';

/**
 * Returns the status of a print page that depends on several requests. If a request fails, shows a toast. An ended
 * session is treated like any other error.
 *
 * @param failedText the description in the toast; by default, the text for calendars
 */
export function usePrintStatus(reads: readonly Read[], failedText?: string): PrintStatus {
  const { failedTitle, failed: usual } = useMessages(printPageMessages);
  const failed = failedText ?? usual;
  const toast = useToast();
  const hasFailed = reads.some(({ error }) => error !== null);
  useEffect(() => {
    if (hasFailed) toast({ title: failedTitle, description: failed, tone: 'destructive' });
  }, [hasFailed, failedTitle, failed, toast]);
  if (hasFailed) return 'failed';
  return reads.some(({ loading }) => loading) ? 'loading' : 'ready';
}
