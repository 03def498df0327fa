import type { CalendarDate } from './calendar-date.js';
import { clampedDate, fromDayNumber, MS_PER_DAY } from './days.js';

/** Returns the day number of the first day of a month: a date's month, or the one that many months later. */
function monthStart(date: CalendarDate, months: number): number {
  const first = new Date(startOfMonth(date));
  return first.setUTCMonth(first.getUTCMonth() + months) / MS_PER_DAY;
}

/**
 * Returns the first day of a date's month.
 *
 * @example startOfMonth('2026-10-14') // '2026-10-01'
 */
export function startOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, -2)}01`;
}

/**
 * Returns the last day of a date's month.
 *
 * @example endOfMonth('2026-02-14') // '2026-02-28'
 */
export function endOfMonth(date: CalendarDate): CalendarDate {
  return fromDayNumber(monthStart(date, 1) - 1);
}

/**
 * Adds months to a date, or subtracts them if the number is negative. If the resulting month is too short, returns its
 * last day. Stays within the years 1 to 9999.
 *
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const day = monthStart(date, months) + Number(date.slice(-2)) - 1;
  return clampedDate(Math.min(day, monthStart(date, months + 1) - 1));
}

/**
 * Checks whether two dates are in the same month of the same year.
 *
 * @example isSameMonth('2026-10-01', '2026-10-31') // true
 */
export function isSameMonth(first: CalendarDate, second: CalendarDate): boolean {
  return first.slice(0, -3) === second.slice(0, -3);
}
