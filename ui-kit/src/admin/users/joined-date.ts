import { formatShortDate } from '../../dates/format-date.js';
import { toCalendarDate } from '../../dates/to-calendar-date.js';

/**
 * Returns the date on which an account was created, in the browser's time zone and formatted for the locale:
 * 'MM/DD/YYYY' by default. Returns an empty string if `createdAt` is invalid.
 *
 * @example joinedDate('2026-10-13T09:30:00Z') // '10/13/2026', in most time zones
 */
export function joinedDate(createdAt: string, locale?: string): string {
  const instant = new Date(createdAt);
  return Number.isNaN(instant.getTime()) ? '' : formatShortDate(toCalendarDate(instant), locale);
}
