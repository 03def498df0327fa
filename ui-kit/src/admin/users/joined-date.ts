import { formatShortDate } from '../../dates/format-date.js';
import { toCalendarDate } from '../../dates/to-calendar-date.js';

/**
 * The day on which an account was created, on the wall calendar of whoever looks: 'MM/DD/YYYY' in the
 * default locale. Empty for a text that is no instant.
 *
 * @example joinedDate('2026-10-13T09:30:00Z') // '10/13/2026', in most time zones
 */
export function joinedDate(createdAt: string, locale?: string): string {
  const instant = new Date(createdAt);
  return Number.isNaN(instant.getTime()) ? '' : formatShortDate(toCalendarDate(instant), locale);
}
