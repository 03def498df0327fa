import type { CalendarDate } from '@content-planner/model';
import type { CalendarEntry } from '../../logs/types.js';

/** The part of an entry within one week. */
export interface Segment {
  entry: CalendarEntry;
  /** The column of the segment's first day, from 0 to 6. */
  column: number;
  /** The number of days in the segment, from 1 to 7. */
  span: number;
  /** Whether the entry spans more than one day. */
  isMultiDay: boolean;
  /** Whether the segment's first day is also the entry's first day. */
  isStart: boolean;
  /** Whether the segment's last day is also the entry's last day. */
  isEnd: boolean;
  /** Whether all days in the segment are outside the month. */
  isOutside: boolean;
}

/** One cell of a month grid. */
export interface DayLayout {
  date: CalendarDate;
  /** Whether the day belongs to a neighboring month. */
  isOutside: boolean;
  /**
   * Whether the day is before the year 1 or after the year 9999. If true, `date` is not a calendar date, and the cell
   * is empty.
   */
  isBlank: boolean;
  /**
   * Lanes from top to bottom. A bar has the same lane on all its days; null is a free lane. Free lanes at the end are
   * omitted.
   */
  lanes: readonly (Segment | null)[];
  /** The number of entries without a lane on this day: the N in '+N more'. */
  hidden: number;
  /** The number of all entries on this day. */
  total: number;
}

/** One row of a month grid. */
export interface WeekLayout {
  days: readonly DayLayout[];
}
