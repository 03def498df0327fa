import type { CalendarDate, Weekday } from '@content-planner/model';
import { monthGrid } from '../../dates/month-grid.js';
import { type DateRange, rangeOfDays } from './range-of-days.js';

/**
 * Returns the range of 42 days that the month view displays for a date, so that an application can load their entries.
 * The range is shorter at the beginning of the year 1 and at the end of the year 9999.
 *
 * @param weekStartsOn Defaults to 0, Sunday.
 * @example monthRange('2026-10-14') // { from: '2026-09-27', to: '2026-11-07' }
 */
export function monthRange(cursor: CalendarDate, weekStartsOn: Weekday = 0): DateRange {
  return rangeOfDays(monthGrid(cursor, weekStartsOn).flat(), cursor);
}
