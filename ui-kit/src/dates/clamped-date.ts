import type { CalendarDate } from './calendar-date.js';
import { dayNumber } from './day-number.js';
import { fromDayNumber } from './from-day-number.js';
import { FIRST_DATE, LAST_DATE } from './limits.js';

const FIRST = dayNumber(FIRST_DATE);
const LAST = dayNumber(LAST_DATE);

/**
 * Returns the date for a day number, clamped to the years 1 to 9999.
 *
 * @example clampedDate(1e9) // '9999-12-31'
 */
export function clampedDate(day: number): CalendarDate {
  return fromDayNumber(Math.min(Math.max(day, FIRST), LAST));
}
