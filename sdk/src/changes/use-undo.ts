import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { UndoResult } from './types.js';
import { undoWrite } from './undo-write.js';

/**
 * Undoes edits, moves and bulk edits, and changes that created several entries. Entries that someone changed later stay
 * as they are and are returned in `left`. Users can undo their own changes, and administrators can undo all changes. An
 * undo is also a change: to redo the original change, pass the undo's `changeId`. Requests are sent one after another.
 *
 * @returns a function and its state. The function takes a `changeId` and resolves to the result of the undo. It can
 * reject with a PlannerError: `notFound`, `forbidden`, or `conflict` if the change can't be undone, if it has already
 * been undone, or if all of its entries were changed later. The error's `left` contains these entries.
 * @example
 * const [undo] = useUndo();
 * const { entries, left, changeId } = await undo(id);
 * await undo(changeId); // Redoes the change.
 */
export const useUndo: () => WriteTuple<string, UndoResult> = writeHook(undoWrite);
