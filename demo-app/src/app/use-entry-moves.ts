import { type PlannerError, useCalendarMove } from '@content-planner/sdk';
import {
  type CalendarEntry,
  daysBetween,
  displayName,
  type EntriesMove,
  moveDialogMessages,
  moveMessages,
  useMessages,
  useToast,
} from '@content-planner/ui-kit';
import { entryMessages } from './entry-messages.js';
import { undoMessages } from './undo-messages.js';
import { type Move, movedTitle } from './undo-texts.js';
import { type Language, useLanguage } from './use-language.js';
import { useReport } from './use-report.js';
import { useUndoable } from './use-undoable.js';

/** Returns what the undo history keeps about a move. */
function moveOf({ moves, entries }: EntriesMove): Move | null {
  const [move] = moves;
  const [entry] = entries;
  if (!move || !entry) return null;
  const { startDate, endDate } = move;
  return { count: moves.length, days: daysBetween(entry.startDate, startDate), startDate, endDate };
}

/** Returns the description of the toast for a move. There is none if several entries were moved. */
function movedEntry({ entries: [entry] }: EntriesMove, move: Move, { translate }: Language): string | null {
  if (!entry || move.count > 1) return null;
  const { days, startDate, endDate } = move;
  const change =
    days === 0
      ? translate(moveMessages).length({ days: daysBetween(startDate, endDate) + 1 })
      : translate(moveDialogMessages).distance({ days });
  return translate(undoMessages).movedEntry({ title: entry.title, change });
}

interface EntryMovesInput {
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
  const language = useLanguage();

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
    const move = moveOf(moved);
    const description = move && movedEntry(moved, move, language);
    const toastOf = undoable(move ? movedTitle(move, language) : '', move);
    return report(
      onMove(moved),
      (changed) => ({ ...toastOf(changed), ...(description && { description }) }),
      (error) => failure(error, moved.moves.length),
      { refresh: refetch, description: text.deletedSince },
    );
  };
}
