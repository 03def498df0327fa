import { type PlannerError, useCalendarMove } from '@content-planner/sdk';
import {
  type CalendarEntry,
  displayName,
  type EntriesMove,
  useMessages,
  useToast,
  useUndoTexts,
} from '@content-planner/ui-kit';
import { entryMessages } from './entry-messages.js';
import { useReport } from './use-report.js';
import { useUndoable } from './use-undoable.js';

export interface EntryMovesInput {
  /** Displays an entry and opens its details. */
  onShow: (entry: Pick<CalendarEntry, 'id' | 'kind' | 'startDate'>) => void;
  /** Refetches the calendar. */
  refetch: () => void;
}

/**
 * Returns the calendar's `onMove` handler. After the response, a toast with an Undo button names the new date, or the
 * person who changed the entry in the meantime.
 */
export function useEntryMoves({ onShow, refetch }: EntryMovesInput) {
  const { onMove } = useCalendarMove();
  const report = useReport();
  const undoable = useUndoable();
  const toast = useToast();
  const text = useMessages(entryMessages);
  const { moved: movedTexts } = useUndoTexts();

  const failure = (error: PlannerError, count: number) => {
    const [conflict] = error.conflicts;
    if (!conflict) return text.moveFailed({ count });
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

  return (moved: EntriesMove): Promise<boolean> => {
    const { title, label, description } = movedTexts(moved);
    const toastOf = undoable(title, label);
    return report(
      onMove(moved),
      (changed) => ({ ...toastOf(changed), ...(description && { description }) }),
      (error) => failure(error, moved.moves.length),
      { refresh: refetch, description: text.deletedSince },
    );
  };
}
