import { warnOnce } from '../internal/warn-once.js';
import type { CalendarDate } from './calendar-date.js';
import { isCalendarDate } from './is-calendar-date.js';
import { today } from './today.js';

/**
 * Returns the day that a component should display. If the date does not exist, warns once in the console and returns
 * the fallback.
 *
 * @param date The date that the host passed.
 * @param name The name of the prop, such as 'state.date of Calendar'.
 * @param fallback Defaults to today.
 * @example shownDate('2026-02-30', 'state.date of Calendar') // today
 */
export function shownDate(date: CalendarDate, name: string, fallback?: CalendarDate): CalendarDate {
  if (isCalendarDate(date)) return date;
  warnOnce(
    `'${date}' is not a valid date. Pass ${name} as YYYY-MM-DD, a day that exists. Today is used instead.`,
  );
  return fallback ?? today();
}
