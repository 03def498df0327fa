import type { CalendarDate } from '../../dates/calendar-date.js';
import type { CalendarEntry } from '../../logs/types.js';

/** The part of an entry within one week. */
export interface Segment {
  entry: CalendarEntry;
  /** Column of its first day in the week, 0 to 6. */
  column: number;
  /** Number of days in the week, 1 to 7. */
  span: number;
  /** Whether the entry has more than one day. */
  isMultiDay: boolean;
  /** Whether its first shown day is the entry's first day. */
  isStart: boolean;
  /** Whether its last shown day is the entry's last day. */
  isEnd: boolean;
  /** Whether all of its shown days are outside the month. */
  isOutside: boolean;
}

/** One cell of a month grid. */
export interface DayLayout {
  date: CalendarDate;
  /** Whether it belongs to a neighboring month. */
  isOutside: boolean;
  /**
   * Whether it is before the year 1 or after the year 9999. `date` is then not a calendar date, and the cell is empty.
   */
  isBlank: boolean;
  /** From the top. A bar has the same lane on all its days; null is a free lane. Free lanes at the end are omitted. */
  lanes: readonly (Segment | null)[];
  /** Number of entries of the day without a lane: the N of '+N more'. */
  hidden: number;
  /** Number of all entries of the day. */
  total: number;
}

/** One row of a month grid. */
export interface WeekLayout {
  days: readonly DayLayout[];
}
