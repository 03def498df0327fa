import { PlannerError, type UndoResult } from '@content-planner/sdk';
import {
  type MoveLabel,
  type ToastMessage,
  useProblemText,
  useToast,
  useUndoTexts,
} from '@content-planner/ui-kit';
import { useCallback } from 'react';

/**
 * Waits for an undo or redo, shows a toast with the outcome, and resolves to whether the undo or redo succeeded. Shows
 * no toast if the result is null because there was nothing to undo.
 */
export type UndoReport = (
  change: Promise<(UndoResult & { label?: MoveLabel | null }) | null>,
  done: 'undone' | 'redone',
  action?: ToastMessage['action'],
) => Promise<boolean>;

/** Returns a function that reports the outcome of an undo or redo. */
export function useUndoReport(): UndoReport {
  const toast = useToast();
  const text = useUndoTexts();
  const problemText = useProblemText();
  return useCallback<UndoReport>(
    async (change, done, action) => {
      try {
        const result = await change;
        if (result === null) return true;
        toast({ ...text.undone(result, done), ...(action && { action }) });
        return true;
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        // SessionWatch shows the toast for an ended session.
        if (error.isSessionEnded) return false;
        const description = error.left.length > 0 ? text.left(error.left) : problemText(error);
        toast({ title: text.failed({ done }), description, tone: 'destructive' });
        return false;
      }
    },
    [toast, text, problemText],
  );
}
