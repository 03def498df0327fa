import { type Changed, useUndoHistory } from '@content-planner/sdk';
import { type MoveLabel, type ToastMessage, useUndoTexts } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { UNDO_KEYS, useUndoSteps } from './use-undo-steps.js';

/**
 * Returns a function that creates the success toast for a change that can be undone. Pass its
 * result to the function from {@link useReport}. The toast has an Undo button, and Ctrl+Z undoes the change, too.
 *
 * @example
 * const undoable = useUndoable();
 * await report(updateEntry(change), undoable(texts.updated), texts.updateFailed);
 */
export function useUndoable(): (
  title: string,
  label?: MoveLabel | null,
) => (changed: Changed) => ToastMessage {
  const { push } = useUndoHistory<MoveLabel | null>();
  const text = useUndoTexts();
  const { undo } = useUndoSteps();
  return useCallback(
    (title, label = null) =>
      ({ changeId }) => {
        if (changeId === null) return { title };
        push(changeId, label);
        return {
          title,
          action: { label: text.undo, shortcut: UNDO_KEYS, onAction: () => void undo(changeId) },
        };
      },
    [push, undo, text],
  );
}
