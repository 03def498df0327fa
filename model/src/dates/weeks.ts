import type { CalendarDate } from './calendar-date.js';
import { dayNumber, fromDayNumber } from './days.js';

/** A day of the week: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Returns a date's day of the week.
 *
 * @example weekdayOf('2026-10-14') // 3, a Wednesday
 */
export function weekdayOf(date: CalendarDate): Weekday {
  return new Date(date).getUTCDay() as Weekday;
}

/**
 * Returns the seven days of a date's week. The week starts on the given day of the week. Days outside the years 1 to
 * 9999 are not calendar dates (see `isCalendarDate`).
 *
 * @example weekOf('2026-10-14', 1) // ['2026-10-12', …, '2026-10-18']
 */
export function weekOf(date: CalendarDate, weekStartsOn: Weekday): CalendarDate[] {
  const start = dayNumber(date) - ((weekdayOf(date) - weekStartsOn + 7) % 7);
  return Array.from({ length: 7 }, (_day, day) => fromDayNumber(start + day));
}
