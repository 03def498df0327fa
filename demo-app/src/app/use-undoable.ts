import { type Changed, useUndoHistory } from '@content-planner/sdk';
import type { ToastMessage } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { UNDO, useUndoSteps } from './use-undo-steps.js';

/**
 * Returns a function that creates the success toast for a change that can be undone. Pass its
 * result to the function from {@link useReport}. The toast has an Undo button, and Ctrl+Z undoes the change, too.
 *
 * @example
 * const undoable = useUndoable();
 * await report(updateEntry(change), undoable('Blog log updated successfully'), 'Error updating blog log');
 */
export function useUndoable(): (title: string) => (changed: Changed) => ToastMessage {
  const { push } = useUndoHistory();
  const { undo } = useUndoSteps();
  return useCallback(
    (title) =>
      ({ changeId }) => {
        if (changeId === null) return { title };
        push(changeId, title);
        return { title, action: { ...UNDO, onAction: () => void undo(changeId) } };
      },
    [push, undo],
  );
}
