import { type CalendarDate, FIRST_DATE, LAST_DATE } from './calendar-date.js';

/** The length of a day in UTC, in milliseconds. */
export const MS_PER_DAY = 86_400_000;

/**
 * Returns the number of days since 1970-01-01. The number is negative for earlier dates. Uses UTC, in which every day
 * has 24 hours, so time zones and daylight saving time cannot affect it.
 *
 * @param date A date that exists, according to `isCalendarDate`, or a result of {@link fromDayNumber}.
 * @example dayNumber('1970-01-02') // 1
 */
export function dayNumber(date: CalendarDate): number {
  return Date.parse(date) / MS_PER_DAY;
}

/**
 * Returns the date for a day number. This is the inverse of {@link dayNumber}. Dates in the years 0 to 9999 can be
 * sorted as text.
 *
 * @example fromDayNumber(0) // '1970-01-01'
 */
export function fromDayNumber(day: number): CalendarDate {
  // Later years have a sign and six digits, as in '+010000-01-01'.
  return new Date(day * MS_PER_DAY).toISOString().slice(0, -'T00:00:00.000Z'.length);
}

/**
 * Returns the date for a day number, clamped to the years 1 to 9999.
 *
 * @example clampedDate(1e9) // '9999-12-31'
 */
export function clampedDate(day: number): CalendarDate {
  return fromDayNumber(Math.min(Math.max(day, dayNumber(FIRST_DATE)), dayNumber(LAST_DATE)));
}

/**
 * Adds days to a date, or subtracts them if the number is negative. Stays within the years 1 to 9999.
 *
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return clampedDate(dayNumber(date) + days);
}

/**
 * Returns the number of days from one date to another. The number is negative if the second date is earlier.
 *
 * @example daysBetween('2026-03-07', '2026-03-09') // 2
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}
