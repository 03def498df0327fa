import { addDays, type CalendarDate, daysBetween, FIRST_DATE, LAST_DATE } from '@content-planner/model';
import type { CalendarEntry } from '../../logs/types.js';
import { isWeekend } from '../layout/without-weekends.js';
import type { MovePlace } from './move-place.js';

/** The first and last day of an entry. */
export type EntryDates = Pick<CalendarEntry, 'startDate' | 'endDate'>;

/** The new dates of an entry. `useMoveEntries` from `@content-planner/sdk` takes a list of them. */
export interface EntryMove {
  /** The entry's id. */
  id: string;
  /** The version of the entry that the user moved, or 0 if the entry has no `version`. */
  version: number;
  /** The first day, as `YYYY-MM-DD`. */
  startDate: CalendarDate;
  /** The last day, inclusive, as `YYYY-MM-DD`. Equal to `startDate` for all kinds except events. */
  endDate: CalendarDate;
}

/** The entries that the user has moved, and their new dates. */
export interface EntriesMove<Entry extends CalendarEntry = CalendarEntry> {
  /** The new dates. Entries whose dates don't change are omitted. */
  moves: readonly EntryMove[];
  /** The entries before the move, in the order of `moves`. */
  entries: readonly Entry[];
  /** The place in one of your own views to which the user has moved the entries: save its `values`, too. */
  place?: MovePlace | undefined;
}

/** Returns the number of days from the first to the last one. */
export const lengthOf = ({ startDate, endDate }: EntryDates): number => daysBetween(startDate, endDate) + 1;

/** Returns an entry's dates after its first day has changed. The length stays the same. */
export function datesFrom({ startDate, endDate }: EntryDates, start: CalendarDate): EntryDates {
  const length = daysBetween(startDate, endDate);
  const latest = addDays(LAST_DATE, -length);
  const first = start > latest ? latest : start < FIRST_DATE ? FIRST_DATE : start;
  return { startDate: first, endDate: addDays(first, length) };
}

/**
 * Returns the dates of an entry after a move by a number of days. The length stays the same.
 *
 * @param skipsWeekends If true, an entry that would start on a weekend starts on the next Monday instead, or on the
 * Friday before if the entry moves to an earlier date.
 * @example datesAfter({ startDate: '2026-11-13', endDate: '2026-11-13' }, 1, true) // starts on '2026-11-16'
 */
export function datesAfter(dates: EntryDates, days: number, skipsWeekends = false): EntryDates {
  const moved = datesFrom(dates, addDays(dates.startDate, days));
  if (!skipsWeekends || days === 0) return moved;
  let start = moved.startDate;
  while (isWeekend(start) && start > FIRST_DATE && start < LAST_DATE)
    start = addDays(start, days > 0 ? 1 : -1);
  return datesFrom(dates, start);
}

/** Returns the change for `onMove`, or null if neither dates nor the place change. */
export function moveOf(
  entries: readonly CalendarEntry[],
  datesOf: (entry: CalendarEntry) => EntryDates,
  place?: MovePlace,
): EntriesMove | null {
  const moved = entries.flatMap((entry) => {
    const { startDate, endDate } = datesOf(entry);
    if (!place && startDate === entry.startDate && endDate === entry.endDate) return [];
    return { entry, move: { id: entry.id, version: entry.version ?? 0, startDate, endDate } };
  });
  if (moved.length === 0) return null;
  return {
    moves: moved.map(({ move }) => move),
    entries: moved.map(({ entry }) => entry),
    ...(place && { place }),
  };
}
