import { type PlannerError, useCalendarMove } from '@content-planner/sdk';
import {
  type CalendarEntry,
  daysBetween,
  displayName,
  type EntriesMove,
  formatLongDate,
  moveDialogMessages,
  moveMessages,
  type Translate,
  useToast,
  useTranslate,
} from '@content-planner/ui-kit';
import { MOVED } from './undo-texts.js';
import { useReport } from './use-report.js';
import { useUndoable } from './use-undoable.js';

/** Returns the title and the description of the toast for a move. */
function movedTexts(
  { moves, entries }: EntriesMove,
  translate: Translate,
): { title: string; description?: string } {
  const { length } = translate(moveMessages);
  const { distance } = translate(moveDialogMessages);
  const [move] = moves;
  const [entry] = entries;
  if (!move || !entry) return { title: '' };
  const days = daysBetween(entry.startDate, move.startDate);
  if (moves.length > 1) return { title: `${MOVED}${moves.length} entries ${distance({ days })}` };
  if (days === 0)
    return {
      title: `Now ends on ${formatLongDate(move.endDate)}`,
      description: `${entry.title}, ${length({ days: daysBetween(move.startDate, move.endDate) + 1 })}`,
    };
  return {
    title: `${MOVED}to ${formatLongDate(move.startDate)}`,
    description: `${entry.title}, ${distance({ days })}`,
  };
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
  const translate = useTranslate();

  const failure = (error: PlannerError, isOne: boolean) => {
    const [conflict] = error.conflicts;
    if (!conflict) return isOne ? 'Couldn’t move the entry' : 'Couldn’t move the entries';
    const { changedBy, current } = conflict;
    const person = (changedBy && displayName(changedBy)) || 'someone';
    toast({
      title: `Couldn’t move: ${person} just changed ${isOne ? 'this entry' : `“${current.title}”`}`,
      tone: 'destructive',
      action: { label: 'Show', onAction: () => onShow(current) },
    });
    return null;
  };
  return (moved: EntriesMove): Promise<boolean> => {
    const { title, description } = movedTexts(moved, translate);
    const toastOf = undoable(title);
    const isOne = moved.moves.length === 1;
    return report(
      onMove(moved),
      (changed) => ({ ...toastOf(changed), ...(description && { description }) }),
      (error) => failure(error, isOne),
      { refresh: refetch, description: 'It was deleted in the meantime.' },
    );
  };
}
