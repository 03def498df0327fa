import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { UndoResult } from './types.js';
import { undoWrite } from './undo-write.js';

/**
 * Undoes edits, moves, bulk edits and creations of several entries. Entries that someone changed later stay as they
 * are, and are returned in `left`. Users can undo their own changes, and administrators can undo all changes. An undo
 * is a change, too: to redo the original change, pass the undo's `changeId`. Requests are sent one after another.
 *
 * @returns a function that takes a `changeId`, resolves to the result of the undo, and rejects with a PlannerError
 * (`notFound`, `forbidden`, `conflict` if the change can't be undone, has already been undone, or if all of its entries
 * were changed later; `left` contains these entries), and its state
 * @example
 * const [undo] = useUndo();
 * const { entries, left, changeId } = await undo(id);
 * await undo(changeId); // Redoes the change.
 */
export const useUndo: () => WriteTuple<string, UndoResult> = writeHook(undoWrite);
