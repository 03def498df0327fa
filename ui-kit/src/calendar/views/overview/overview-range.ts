import { addMonths, type CalendarDate, endOfMonth } from '@content-planner/model';
import type { OverviewMonthCount } from '../../calendar-state.js';
import type { DateRange } from '../../layout/range-of-days.js';

/**
 * Returns the quarter, half-year or year that contains a date.
 *
 * @example overviewRange('2026-11-11', 6) // { from: '2026-07-01', to: '2026-12-31' }
 */
export function overviewRange(date: CalendarDate, months: OverviewMonthCount): DateRange {
  const first = Math.floor((Number(date.slice(5, 7)) - 1) / months) * months + 1;
  const from = `${date.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
  return { from, to: endOfMonth(addMonths(from, months - 1)) };
}
