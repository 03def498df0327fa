import type { Read } from '@content-planner/sdk';
import { type PrintPageLabels, type PrintStatus, useToast } from '@content-planner/ui-kit';
import { useEffect } from 'react';

/**
 * Returns the status of a print page that depends on several requests. If a request fails, shows a toast. An ended
 * session is treated like any other error.
 */
export function usePrintStatus(
  reads: readonly Read[],
  { failedTitle, failed }: Pick<PrintPageLabels, 'failedTitle' | 'failed'>,
): PrintStatus {
  const toast = useToast();
  const hasFailed = reads.some(({ error }) => error !== null);
  useEffect(() => {
    if (hasFailed) toast({ title: failedTitle, description: failed, tone: 'destructive' });
  }, [hasFailed, failedTitle, failed, toast]);
  if (hasFailed) return 'failed';
  return reads.some(({ loading }) => loading) ? 'loading' : 'ready';
}
