import type { CalendarDate } from '../logs/types.js';
import { dayNumber } from './day-number.js';
import { fromDayNumber } from './from-day-number.js';
import { startOfMonth } from './start-of-month.js';
import { type Weekday, weekdayOf } from './weekday-of.js';

/** Weeks that a month grid always shows, so that no month changes its height. */
export const MONTH_GRID_WEEKS = 6;

/**
 * The six weeks that show a date's month, each of seven days, from a given day of the week on
 * (default 0, Sunday). Days of the neighbouring months fill them up; past the years 1 to 9999 they are no
 * calendar dates (`isCalendarDate`), but still count as days do.
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
