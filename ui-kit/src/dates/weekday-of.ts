import type { CalendarDate } from './calendar-date.js';
import { dayNumber } from './day-number.js';

/** A day of the week: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Returns a date's day of the week.
 *
 * @example weekdayOf('2026-10-14') // 3, a Wednesday
 */
export function weekdayOf(date: CalendarDate): Weekday {
  // 1970-01-01, day 0, was a Thursday.
  return ((((dayNumber(date) + 4) % 7) + 7) % 7) as Weekday;
}
