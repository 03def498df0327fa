import type { CalendarDate } from './calendar-date.js';
import { toCalendarDate } from './to-calendar-date.js';

/**
 * Returns today's date in the local time zone. Only this function reads the clock.
 *
 * @param now The current time, for tests.
 * @example today() // '2026-10-14'
 */
export function today(now: Date = new Date()): CalendarDate {
  return toCalendarDate(now);
}
