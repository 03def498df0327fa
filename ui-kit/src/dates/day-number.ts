import type { CalendarDate } from './calendar-date.js';

/**
 * Returns the number of days since 1970-01-01 in the proleptic Gregorian calendar. The number is negative for earlier
 * dates. It depends only on the date's digits, so time zones and daylight saving time cannot affect it. Expects a
 * well-formed date (`isCalendarDate`). For any other text, the result is a meaningless number or NaN.
 *
 * @example dayNumber('1970-01-02') // 1
 */
export function dayNumber(date: CalendarDate): number {
  const dash = date.length - 6;
  const year = Number(date.slice(0, dash));
  const month = Number(date.slice(dash + 1, dash + 3));
  const day = Number(date.slice(dash + 4));
  // In this calculation, years start in March, so that the leap day is the last day of a year and a single formula
  // returns the offset of each month.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
