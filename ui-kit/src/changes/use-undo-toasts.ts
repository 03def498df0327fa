import type { MoveLabel } from '@content-planner/model';
import { useMemo } from 'react';
import { useProblemText } from '../kit/use-problem-text.js';
import { type ToastMessage, useToast } from '../primitives/Toast.js';
import { changeErrorOf } from '../reports/change-error.js';
import { type Undone, useUndoTexts } from './use-undo-texts.js';

/** The changes that the user can undo: the result of `useUndoHistory` from `@content-planner/sdk`. */
export interface UndoHistory {
  push: (changeId: string | null, label: MoveLabel | null) => void;
  undo: (changeId?: string) => Promise<Undone | null>;
  redo: () => Promise<Undone | null>;
}

/** The keys for undo and redo. */
export const UNDO_KEYS = 'Ctrl+Z';
export const REDO_KEYS = 'Ctrl+Shift+Z';

/**
 * Returns functions that undo and redo changes and show a toast with the outcome. They resolve to whether the undo or
 * redo succeeded. `undoable` creates the toast for a change, with an Undo button: pass its result to the function from
 * {@link useReport}. The functions are the same until the language or the history's functions change.
 *
 * @param history If omitted, `undoable` creates toasts without a button.
 * @example
 * const report = useReport();
 * const { undoable } = useUndoToasts(useUndoHistory());
 * await report(update(change), undoable('Entry updated'), 'The entry could not be updated');
 */
export function useUndoToasts(history?: UndoHistory) {
  const toast = useToast();
  const text = useUndoTexts();
  const problemText = useProblemText();
  const { push, undo: undoStep, redo: redoStep } = history ?? {};
  return useMemo(() => {
    /** Waits for an undo or redo, and shows a toast with the outcome unless there was nothing to undo. */
    const reportUndo = async (
      change: Promise<Undone | null> | undefined,
      done: 'undone' | 'redone',
      action?: ToastMessage['action'],
    ) => {
      try {
        const result = await change;
        if (result) toast({ ...text.undone(result, done), ...(action && { action }) });
        return true;
      } catch (reason) {
        const error = changeErrorOf(reason);
        if (error.isSessionEnded) return false;
        const description = error.left.length > 0 ? text.left(error.left) : problemText(error);
        toast({ title: text.failed({ done }), description, tone: 'destructive' });
        return false;
      }
    };
    const undo = (changeId?: string): Promise<boolean> =>
      reportUndo(undoStep?.(changeId), 'undone', {
        label: text.redo,
        shortcut: REDO_KEYS,
        onAction: () => void redo(),
      });
    const redo = (): Promise<boolean> =>
      reportUndo(redoStep?.(), 'redone', {
        label: text.undo,
        shortcut: UNDO_KEYS,
        onAction: () => void undo(),
      });
    const undoable =
      (title: string, label: MoveLabel | null = null) =>
      (changed: { changeId?: string | null } | undefined): ToastMessage => {
        const changeId = changed?.changeId;
        if (!push || !changeId) return { title };
        push(changeId, label);
        return {
          title,
          action: { label: text.undo, shortcut: UNDO_KEYS, onAction: () => void undo(changeId) },
        };
      };
    return { undo, redo, undoable, reportUndo };
  }, [push, undoStep, redoStep, toast, text, problemText]);
}
