import { useCallback, useSyncExternalStore } from 'react';
import { useConnection } from '../core/PlannerProvider.js';
import type { UndoResult } from './types.js';
import { EMPTY, historyOf, type UndoStep } from './undo-history.js';

/** The result of {@link useUndoHistory}. During a session, the functions are the same in every render. */
export interface UndoHistory<Label = string> {
  /** The change that `undo()` undoes, or null. */
  next: UndoStep<Label> | null;
  /** The change that `redo()` redoes, or null. */
  nextRedo: UndoStep<Label> | null;
  /** Whether an undo or redo is in progress. */
  busy: boolean;
  /**
   * Adds a change, and clears the changes that can be redone. `label` describes the change in your messages. If users
   * can switch the language, make it an object instead of a text. Does nothing if `changeId` is null.
   */
  push: (changeId: string | null, label: Label) => void;
  /**
   * Undoes the latest change, or the given change from the history. Calls run one after another and wait for moves that
   * have no response yet. Resolves to the result of the undo, or to null if there is nothing to undo. Rejects with a
   * PlannerError. If the change can never be undone, it is removed from the history.
   */
  undo: (changeId?: string) => Promise<(UndoResult & { label: Label }) | null>;
  /** Redoes the most recently undone change. Works like `undo`, but takes no arguments. */
  redo: () => Promise<(UndoResult & { label: Label }) | null>;
}

/**
 * Keeps a history of the user's changes, so that the user can undo and redo them one by one, for example with Ctrl+Z.
 * All components below the same `PlannerProvider` share the history. It is cleared when the session ends or the page is
 * closed.
 *
 * @typeParam Label the type of your labels, which is the same in all components
 * @example
 * const { push, undo } = useUndoHistory();
 * const { changeId } = await update({ id, version, input: fields });
 * push(changeId, 'Blog log updated');
 * await undo();
 */
export function useUndoHistory<Label = string>(): UndoHistory<Label> {
  const { planner, urql } = useConnection();
  const store = historyOf(urql);
  const { past, future, running } = useSyncExternalStore(store.subscribe, store.get, () => EMPTY);
  const push = useCallback(
    (changeId: string | null, label: Label) => {
      if (changeId !== null) store.push({ changeId, label });
    },
    [store],
  );
  const undo = useCallback((changeId?: string) => store.move(planner, 'past', changeId), [store, planner]);
  const redo = useCallback(() => store.move(planner, 'future'), [store, planner]);
  // The history contains only labels that the application has pushed.
  return {
    next: past.at(-1) ?? null,
    nextRedo: future.at(-1) ?? null,
    busy: running > 0,
    push,
    undo,
    redo,
  } as UndoHistory<Label>;
}
