/** A calendar date in the format `YYYY-MM-DD`, without a time or time zone. */
export type CalendarDate = string;

/** The first supported date. */
export const FIRST_DATE: CalendarDate = '0001-01-01';

/** The last supported date. */
export const LAST_DATE: CalendarDate = '9999-12-31';

const SHAPE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Checks whether a value is an existing date in the years 1 to 9999, in `YYYY-MM-DD` format.
 *
 * @example isCalendarDate('2026-02-30') // false
 */
export function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !SHAPE.test(value) || value < FIRST_DATE) return false;
  const day = Number(value.slice(8));
  // Some engines parse February 30 as March 2.
  return day < 29 || new Date(value).getUTCDate() === day;
}
