import type { CalendarDate } from '../logs/types.js';
import { toCalendarDate } from './to-calendar-date.js';

/**
 * The date that the wall calendar shows where the code runs. The one place that looks at a clock.
 *
 * @param now An instant, for tests; default this one.
 * @example today() // '2026-10-14'
 */
export function today(now: Date = new Date()): CalendarDate {
  return toCalendarDate(now);
}
