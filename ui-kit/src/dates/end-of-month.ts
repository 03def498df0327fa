import type { CalendarDate } from './calendar-date.js';
import { daysInMonth } from './days-in-month.js';

/**
 * Returns the last day of a date's month.
 *
 * @example endOfMonth('2026-02-14') // '2026-02-28'
 */
export function endOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, -2)}${daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}`;
}
