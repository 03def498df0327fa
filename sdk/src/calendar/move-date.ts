import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { startOfMonth as startOfMonthOf } from 'date-fns/startOfMonth';

const FIRST = '0001-01-01';
const LAST = '9999-12-31';

/** Parses a date for the arithmetic, which is in UTC, where every day has 24 hours. */
function utcDate(date: string): Date {
  const result = new UTCDateMini(0);
  result.setFullYear(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)));
  return result;
}

/** Formats a date. Stays within the years 1 to 9999. */
function calendarDate(date: Date): string {
  if (date.getFullYear() < 1) return FIRST;
  if (date.getFullYear() > 9999) return LAST;
  return date.toISOString().slice(0, 10);
}

/** Whether a text is an existing date as `YYYY-MM-DD`, in the years 1 to 9999. */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && calendarDate(utcDate(text)) === text;

/**
 * Adds days to a date, or subtracts them if the number is negative. Stays within the years 1 to 9999.
 *
 * @example
 * addDays('2026-02-28', 1); // '2026-03-01'
 */
export const addDays = (date: string, days: number): string => calendarDate(addDaysTo(utcDate(date), days));

const firstOfMonth = (date: string, months: number) => startOfMonthOf(addMonths(utcDate(date), months));

/**
 * Adds months to a date, and returns the first day of that month. Stays within the years 1 to 9999.
 *
 * @example
 * startOfMonth('2026-01-31', 1); // '2026-02-01'
 */
export const startOfMonth = (date: string, months = 0): string => calendarDate(firstOfMonth(date, months));

/**
 * Adds months to a date, and returns the last day of that month. Stays within the years 1 to 9999.
 *
 * @example
 * endOfMonth('2026-01-31', 1); // '2026-02-28'
 */
export const endOfMonth = (date: string, months = 0): string =>
  calendarDate(addDaysTo(firstOfMonth(date, months + 1), -1));
