import type { EntriesMove } from '../calendar/move/entry-move.js';
import type { CalendarEntry } from '../logs/types.js';
import { useToast } from '../primitives/Toast.js';
import type { ChangeError } from '../reports/change-error.js';
import { useReport } from '../reports/use-report.js';
import { displayName } from '../shell/initials.js';
import { useUndoTexts } from './use-undo-texts.js';
import { type UndoHistory, useUndoToasts } from './use-undo-toasts.js';

/** Options of {@link useMoveReport}. */
export interface MoveReportOptions {
  /** The result of `useUndoHistory` from `@content-planner/sdk`. If omitted, the toast has no Undo button. */
  undo?: UndoHistory;
  /** Displays the entry that someone else has changed, and opens its details. */
  onShow: (entry: CalendarEntry) => void;
  /** Refetches the entries, because someone else has deleted one. */
  refetch: () => void;
}

/**
 * Returns a function that waits for a move and shows a toast with the outcome: the new date and an Undo button, or the
 * person who changed the entry in the meantime. It resolves to whether the entries were moved.
 *
 * @example
 * const { onMove } = useCalendarMove();
 * const reportMove = useMoveReport({ undo: useUndoHistory(), onShow: open, refetch: reload });
 * <Calendar {...useCalendarProps()} onMove={(moved) => reportMove(moved, onMove(moved))} />
 */
export function useMoveReport({ undo, onShow, refetch }: MoveReportOptions) {
  const report = useReport();
  const { undoable } = useUndoToasts(undo);
  const toast = useToast();
  const text = useUndoTexts();

  const failure = ({ conflicts: [conflict] }: ChangeError, count: number) => {
    if (!conflict) return text.notMoved({ count });
    const { changedBy, current } = conflict;
    toast({
      title: text.moveConflict({
        person: (changedBy && displayName(changedBy)) || null,
        title: count === 1 ? null : current.title,
      }),
      tone: 'destructive',
      action: { label: text.show, onAction: () => onShow(current) },
    });
    return null;
  };

  return (moved: EntriesMove, saved: Promise<{ changeId: string | null }>): Promise<boolean> => {
    const { title, label, description } = text.moved(moved);
    const toastOf = undoable(title, label);
    return report(
      saved,
      (changed) => ({ ...toastOf(changed), ...(description && { description }) }),
      (error) => failure(error, moved.moves.length),
      { refresh: refetch, description: text.deletedBefore },
    );
  };
}
