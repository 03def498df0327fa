import type { CalendarDate } from './calendar-date.js';
import { dayNumber } from './day-number.js';
import { fromDayNumber } from './from-day-number.js';
import { startOfMonth } from './start-of-month.js';
import { type Weekday, weekdayOf } from './weekday-of.js';

/** Number of weeks in every month grid, so that all months have the same height. */
export const MONTH_GRID_WEEKS = 6;

/**
 * Returns the six weeks that show a date's month, starting on a given day of the week (0, Sunday, by default).
 * Days of the neighboring months fill them up. Days outside the years 1 to 9999 are not calendar dates
 * (`isCalendarDate`), but day arithmetic works with them.
 *
 * @example monthGrid('2026-10-14')[0] // ['2026-09-27', …, '2026-10-03']
 */
export function monthGrid(date: CalendarDate, weekStartsOn: Weekday = 0): CalendarDate[][] {
  const first = startOfMonth(date);
  const start = dayNumber(first) - ((weekdayOf(first) - weekStartsOn + 7) % 7);
  return Array.from({ length: MONTH_GRID_WEEKS }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => fromDayNumber(start + week * 7 + day)),
  );
}
