import type { CalendarDate } from './calendar-date.js';

/**
 * Checks whether two dates are in the same month of the same year.
 *
 * @example isSameMonth('2026-10-01', '2026-10-31') // true
 */
export function isSameMonth(first: CalendarDate, second: CalendarDate): boolean {
  return first.slice(0, -3) === second.slice(0, -3);
}
