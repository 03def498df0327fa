import type { CalendarDate } from './calendar-date.js';
import { dayNumber } from './day-number.js';
import { fromDayNumber } from './from-day-number.js';
import { type Weekday, weekdayOf } from './weekday-of.js';

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
