import type { CalendarEntry } from '../kinds/entry.js';

/** What an undo history keeps about a move. Its text is created when it is displayed, in the user's language. */
export interface MoveLabel extends Pick<CalendarEntry, 'startDate' | 'endDate'> {
  /** The number of moved entries. The dates are those of the first one. */
  count: number;
  /** By how many days the entries were moved. 0 if only the last day of an entry changed. */
  days: number;
}
