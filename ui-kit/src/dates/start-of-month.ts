import type { CalendarDate } from './calendar-date.js';

/**
 * Returns the first day of a date's month.
 *
 * @example startOfMonth('2026-10-14') // '2026-10-01'
 */
export function startOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, -2)}01`;
}
