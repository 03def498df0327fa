import { addMonths } from '@content-planner/model';
import { type GridKey, nextDay } from '../views/grid/next-day.js';
import { datesFrom, type EntryDates } from './entry-move.js';

/** A pressed key, and the settings of the calendar in which the user pressed it. */
export interface MoveKey extends Omit<GridKey, 'page'> {
  shiftKey: boolean;
  /** Whether the entry can span several days. */
  resizes: boolean;
}

/**
 * Returns an entry's dates after a key press. Arrow keys move the entry by a day or a week, Home and End move it to the
 * start or end of its week, and PageUp and PageDown move it by a month. With Shift, arrow keys move only the last day.
 * Returns null for all other keys.
 */
export function steppedDates(dates: EntryDates, { shiftKey, resizes, ...grid }: MoveKey): EntryDates | null {
  const input = { ...grid, page: addMonths };
  if (!shiftKey) {
    const start = nextDay(dates.startDate, input);
    return start === null ? null : datesFrom(dates, start);
  }
  if (!resizes || !grid.key.startsWith('Arrow')) return null;
  const end = nextDay(dates.endDate, input);
  if (end === null) return null;
  const isBefore = end < dates.startDate;
  return { startDate: dates.startDate, endDate: isBefore ? dates.startDate : end };
}
