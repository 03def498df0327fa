import type { CalendarDate } from '../logs/types.js';
import { warnOnce } from '../primitives/warn-once.js';
import { isCalendarDate } from './is-calendar-date.js';
import { today } from './today.js';

/**
 * The day that a component is to show. In place of one that does not exist it is another, and the console says so
 * once.
 *
 * @param date What the host gave.
 * @param name What it gave it as, such as 'state.date of Calendar'.
 * @param fallback Default the day it is.
 * @example shownDate('2026-02-30', 'state.date of Calendar') // today
 */
export function shownDate(date: CalendarDate, name: string, fallback?: CalendarDate): CalendarDate {
  if (isCalendarDate(date)) return date;
  warnOnce(
    `'${date}' is no date that can be shown: give ${name} as YYYY-MM-DD, a day that exists. Today stands in for it.`,
  );
  return fallback ?? today();
}
