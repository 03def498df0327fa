import { toCalendarDate } from '@content-planner/model';
import { formatShortDate } from './format-date.js';

/**
 * Returns the date of an instant in the browser's time zone, formatted for the locale: 'MM/DD/YYYY' by default. Returns
 * an empty string if the instant is invalid.
 *
 * @param at ISO 8601.
 * @example formatInstantDate('2026-10-13T09:30:00Z') // '10/13/2026', in most time zones
 */
export function formatInstantDate(at: string, locale?: string): string {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? '' : formatShortDate(toCalendarDate(instant), locale);
}
