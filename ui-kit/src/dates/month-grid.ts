import {
  type CalendarDate,
  dayNumber,
  fromDayNumber,
  startOfMonth,
  type Weekday,
  weekdayOf,
} from '@content-planner/model';

/** The number of weeks in every month grid. It is constant so that all months have the same height. */
export const MONTH_GRID_WEEKS = 6;

/**
 * Returns the six weeks in the grid for a date's month. Each week starts on the given day of the week (by default 0,
 * Sunday). Days from neighboring months fill the first and last weeks. Days outside the years 1 to 9999 are not
 * calendar dates (see `isCalendarDate`), but date arithmetic works with them.
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
