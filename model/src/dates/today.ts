import type { CalendarDate } from './calendar-date.js';

/**
 * Returns the calendar date of a Date in the local time zone.
 *
 * @example
 * toCalendarDate(new Date(2026, 2, 8)) // '2026-03-08'
 */
export function toCalendarDate(date: Date): CalendarDate {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/**
 * Returns today's date in the local time zone. Only this function reads the clock.
 *
 * @param now The current time, for tests.
 * @example today() // '2026-10-14'
 */
export function today(now: Date = new Date()): CalendarDate {
  return toCalendarDate(now);
}
