import type { CalendarDate } from '../logs/types.js';

/**
 * Orders dates from the earliest on, for `Array.sort`: negative, zero or positive.
 *
 * @example ['2026-02-01', '2026-01-01'].sort(compareDates)
 */
export function compareDates(first: CalendarDate, second: CalendarDate): number {
  return first < second ? -1 : first > second ? 1 : 0;
}
