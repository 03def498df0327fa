import { daysInMonth } from './days-in-month.js';

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Checks whether a value is an existing date in the years 1 to 9999, in `YYYY-MM-DD` format.
 *
 * @example isCalendarDate('2026-02-30') // false
 */
export function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const year = Number(value.slice(0, 4));
  const month = Number(value.slice(5, 7));
  const day = Number(value.slice(8));
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}
