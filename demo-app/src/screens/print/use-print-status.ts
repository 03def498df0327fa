import type { Read } from '@content-planner/sdk';
import { type PrintPageLabels, type PrintStatus, useToast } from '@content-planner/ui-kit';
import { useEffect } from 'react';

/**
 * How far a print page is whose data comes from several reads; the first that fails is told by a toast. An ended
 * session is a failure like any other here.
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
