import type { CalendarDate } from './calendar-date.js';
import { daysInMonth } from './days-in-month.js';
import { FIRST_DATE, LAST_DATE } from './limits.js';

/**
 * Adds months to a date, or subtracts them if the number is negative. If the resulting month is too short, returns its
 * last day. Stays within the years 1 to 9999.
 *
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  if (year < 1) return FIRST_DATE;
  if (year > 9999) return LAST_DATE;
  const month = count - year * 12 + 1;
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month));
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
