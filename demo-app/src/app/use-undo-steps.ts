import { useUndoHistory } from '@content-planner/sdk';
import { type MoveLabel, useUndoTexts } from '@content-planner/ui-kit';
import { useMemo } from 'react';
import { useUndoReport } from './use-undo-report.js';

/**
 * Functions that undo and redo the user's changes in this tab, and show a toast with the outcome. They resolve to
 * whether the undo or redo succeeded.
 */
export interface UndoSteps {
  /** Undoes the latest change, or the change with the given id. */
  undo: (changeId?: string) => Promise<boolean>;
  /** Redoes the change that was undone last. */
  redo: () => Promise<boolean>;
}

/** The keys for undo and redo. */
export const UNDO_KEYS = 'Ctrl+Z';
export const REDO_KEYS = 'Ctrl+Shift+Z';

/** Returns functions that undo and redo the user's changes in this tab. */
export function useUndoSteps(): UndoSteps {
  const { undo: undoStep, redo: redoStep } = useUndoHistory<MoveLabel | null>();
  const report = useUndoReport();
  const text = useUndoTexts();
  return useMemo(() => {
    const undo = (changeId?: string) =>
      report(undoStep(changeId), 'undone', {
        label: text.redo,
        shortcut: REDO_KEYS,
        onAction: () => void redo(),
      });
    const redo = () =>
      report(redoStep(), 'redone', { label: text.undo, shortcut: UNDO_KEYS, onAction: () => void undo() });
    return { undo, redo };
  }, [undoStep, redoStep, report, text]);
}
