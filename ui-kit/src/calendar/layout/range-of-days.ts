import { type CalendarDate, isCalendarDate } from '@content-planner/model';

/** An inclusive range of dates. */
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * Returns the range of the given consecutive days. A grid can contain days before the year 1 or after the year 9999,
 * which are excluded from the range.
 *
 * @param cursor One of the days.
 * @example rangeOfDays(weekOf('9999-12-31', 1), '9999-12-31') // { from: '9999-12-27', to: '9999-12-31' }
 */
export function rangeOfDays(days: readonly CalendarDate[], cursor: CalendarDate): DateRange {
  const known = days.filter(isCalendarDate);
  return { from: known[0] ?? cursor, to: known.at(-1) ?? cursor };
}
