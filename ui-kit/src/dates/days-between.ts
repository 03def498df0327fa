import type { CalendarDate } from './calendar-date.js';
import { dayNumber } from './day-number.js';

/**
 * Returns the number of days from one date to another. The number is negative if the second date is earlier.
 *
 * @example daysBetween('2026-03-07', '2026-03-09') // 2
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}
