import { PlannerError, type UndoResult } from '@content-planner/sdk';
import { type ToastMessage, useProblemText, useToast } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { undoMessages } from './undo-messages.js';
import { type ChangeLabel, leftEntries, undoneDescription, undoneTitle } from './undo-texts.js';
import { useLanguage } from './use-language.js';

/**
 * Waits for an undo or redo, shows a toast with the outcome, and resolves to whether the undo or redo succeeded. Shows
 * no toast if the result is null because there was nothing to undo.
 */
export type UndoReport = (
  change: Promise<(UndoResult & { label?: ChangeLabel }) | null>,
  done: 'undone' | 'redone',
  action?: ToastMessage['action'],
) => Promise<boolean>;

/** Returns a function that reports the outcome of an undo or redo. */
export function useUndoReport(): UndoReport {
  const toast = useToast();
  const language = useLanguage();
  const problemText = useProblemText();
  return useCallback<UndoReport>(
    async (change, done, action) => {
      try {
        const result = await change;
        if (result === null) return true;
        toast({
          title: undoneTitle(result, done, language),
          description: undoneDescription(result, language),
          ...(action && { action }),
        });
        return true;
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        // SessionWatch shows the toast for an ended session.
        if (error.isSessionEnded) return false;
        const description = error.left.length > 0 ? leftEntries(error.left, language) : problemText(error);
        const title = language.translate(undoMessages).failed({ done });
        toast({ title, description, tone: 'destructive' });
        return false;
      }
    },
    [toast, language, problemText],
  );
}
