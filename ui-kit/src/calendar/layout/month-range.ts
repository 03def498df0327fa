import { monthGrid } from '../../dates/month-grid.js';
import type { Weekday } from '../../dates/weekday-of.js';
import type { CalendarDate } from '../../logs/types.js';

/** Two dates and all days between them, both ends inclusive. */
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * The 42 days that the month view of a date shows: what a host has to load for it.
 *
 * @param weekStartsOn Default 0, Sunday.
 * @example monthRange('2026-10-14') // { from: '2026-09-27', to: '2026-11-07' }
 */
export function monthRange(cursor: CalendarDate, weekStartsOn: Weekday = 0): DateRange {
  const days = monthGrid(cursor, weekStartsOn).flat();
  return { from: days[0] ?? cursor, to: days.at(-1) ?? cursor };
}
