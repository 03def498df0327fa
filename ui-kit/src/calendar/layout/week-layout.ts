import type { CalendarDate, CalendarEntry } from '../../logs/types.js';

/** The part of an entry that one week shows. */
export interface Segment {
  entry: CalendarEntry;
  /** Column of its first day in the week, 0 to 6. */
  column: number;
  /** Days that it covers in the week, 1 to 7. */
  span: number;
  /** The entry has more than one day. */
  isMultiDay: boolean;
  /** Its first shown day is the entry's first day. */
  isStart: boolean;
  /** Its last shown day is the entry's last day. */
  isEnd: boolean;
  /** None of its shown days lies in the month. */
  isOutside: boolean;
}

/** One cell of a month grid. */
export interface DayLayout {
  date: CalendarDate;
  /** Lies in a neighbouring month. */
  isOutside: boolean;
  /** Lies before the year 1 or after the year 9999, where `date` is no calendar date: its cell stays empty. */
  isBlank: boolean;
  /** From the top; a bar stands in the same lane on each of its days, null is a free lane. Free lanes at the end are left out. */
  lanes: readonly (Segment | null)[];
  /** Entries of the day that have no lane: the N of '+N more'. */
  hidden: number;
  /** All entries of the day. */
  total: number;
}

/** One row of a month grid. */
export interface WeekLayout {
  days: readonly DayLayout[];
}
