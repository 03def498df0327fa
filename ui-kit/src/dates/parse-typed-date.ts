import type { CalendarDate } from '../logs/types.js';
import { isCalendarDate } from './is-calendar-date.js';

/** Two-digit years up to this one are 20xx, later ones 19xx. */
const PIVOT = 50;

// By length: how many digits month, day and year take.
const LAYOUTS: Readonly<Record<number, readonly [month: number, day: number]>> = {
  5: [1, 2],
  6: [2, 2],
  7: [1, 2],
  8: [2, 2],
};

function fullYear(digits: string): string {
  if (digits.length !== 2) return digits;
  return Number(digits) <= PIVOT ? `20${digits}` : `19${digits}`;
}

function dateOf(month: string, day: string, year: string): CalendarDate | null {
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/**
 * Reads a date as people type it: 5 digits are MDDYY, 6 MMDDYY, 7 MDDYYYY, 8 MMDDYYYY; with slashes
 * it is month/day/year; `YYYY-MM-DD` is taken as it is.
 *
 * @returns the date, or null when the text is none or the day does not exist
 * @example
 * parseTypedDate('3826') // null
 * parseTypedDate('30826') // '2026-03-08'
 * parseTypedDate('3/8/2026') // '2026-03-08'
 */
export function parseTypedDate(text: string): CalendarDate | null {
  if (isCalendarDate(text)) return text;
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  if (slashed) return dateOf(slashed[1] ?? '', slashed[2] ?? '', slashed[3] ?? '');
  const layout = /^\d+$/.test(text) ? LAYOUTS[text.length] : undefined;
  if (!layout) return null;
  const [month, day] = layout;
  return dateOf(text.slice(0, month), text.slice(month, month + day), text.slice(month + day));
}
