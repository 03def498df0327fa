import { useUndoHistory } from '@content-planner/sdk';
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

export const UNDO = { label: 'Undo', shortcut: 'Ctrl+Z' };
export const REDO = { label: 'Redo', shortcut: 'Ctrl+Shift+Z' };

/** Returns functions that undo and redo the user's changes in this tab. */
export function useUndoSteps(): UndoSteps {
  const { undo: undoStep, redo: redoStep } = useUndoHistory();
  const report = useUndoReport();
  return useMemo(() => {
    const undo = (changeId?: string) =>
      report(undoStep(changeId), 'undone', { ...REDO, onAction: () => void redo() });
    const redo = () => report(redoStep(), 'redone', { ...UNDO, onAction: () => void undo() });
    return { undo, redo };
  }, [undoStep, redoStep, report]);
}
