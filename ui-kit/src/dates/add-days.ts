import type { CalendarDate } from './calendar-date.js';
import { clampedDate } from './clamped-date.js';
import { dayNumber } from './day-number.js';

/**
 * Adds days to a date, or subtracts them if the number is negative. Stays within the years 1 to 9999.
 *
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return clampedDate(dayNumber(date) + days);
}
