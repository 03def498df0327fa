import { useUndo, useUndoHistory } from '@content-planner/sdk';
import { type ChangeSet, type MoveLabel, useUndoToasts } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { useBusyIds } from './use-busy-ids.js';

/**
 * Returns two values: a function that undoes a change and shows a toast with the outcome, and the ids of the changes
 * that are being undone. Undoing an undo redoes the change.
 *
 * @param refresh refetches the list after an error, because the list might contain a change that can't be undone
 */
export function useUndoFromList(refresh: () => void) {
  const [undoChange] = useUndo();
  const history = useUndoHistory<MoveLabel | null>();
  const { undo: undoOwn, push } = history;
  const [busyIds, runFor] = useBusyIds();
  const { reportUndo } = useUndoToasts(history);

  const undo = useCallback(
    async ({ changeSet: { id, action } }: { changeSet: ChangeSet }) => {
      const done = action === 'undo' ? 'redone' : 'undone';
      const run = async () => {
        // A change that the user made in this tab is removed from the undo history, so that Ctrl+Z doesn't undo it
        // again.
        const own = await undoOwn(id);
        if (own) return own;
        const result = await undoChange(id);
        push(result.changeId, null);
        return result;
      };
      await runFor(id, async () => {
        if (!(await reportUndo(run(), done))) refresh();
      });
    },
    [undoChange, undoOwn, push, reportUndo, refresh, runFor],
  );
  return { busyIds, undo };
}
