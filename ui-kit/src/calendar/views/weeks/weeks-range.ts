import { addDays, type CalendarDate, type Weekday, weekOf } from '@content-planner/model';
import type { DateRange } from '../../layout/range-of-days.js';

/** Returns the days of a number of weeks, which begin with the week of a date. */
export function weeksRange(cursor: CalendarDate, weekStartsOn: Weekday, count: number): DateRange {
  const [from = cursor] = weekOf(cursor, weekStartsOn);
  return { from, to: addDays(from, 7 * count - 1) };
}
