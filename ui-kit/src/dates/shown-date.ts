import { type CalendarDate, isCalendarDate, today } from '@content-planner/model';
import { warnOnce } from '../internal/warn-once.js';

/**
 * Returns the date that a component should display. If the given date does not exist, logs a warning once and returns
 * the fallback.
 *
 * @param date The date that the application passed.
 * @param name The prop's name for the warning, such as 'state.date of Calendar'.
 * @param fallback Defaults to today.
 * @example shownDate('2026-02-30', 'state.date of Calendar') // today
 */
export function shownDate(date: CalendarDate, name: string, fallback?: CalendarDate): CalendarDate {
  if (isCalendarDate(date)) return date;
  warnOnce(
    `'${date}' is not a valid date. Pass ${name} as an existing date in YYYY-MM-DD format. Today is used instead.`,
  );
  return fallback ?? today();
}
