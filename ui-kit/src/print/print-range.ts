import { addMonths, type CalendarDate, endOfMonth, startOfMonth } from '@content-planner/model';
import type { DateRange } from '../calendar/layout/range-of-days.js';
import type { PrintLayout } from '../calendar/printing/print-layout.js';
import { overviewRange } from '../calendar/views/overview/overview-range.js';

/** The default layout. */
export const ONE_MONTH: PrintLayout = { type: 'months', months: 1, hasOutsideDays: true };
const MAX_MONTHS = 6;

/**
 * Returns the days that a layout prints, so that an application can load their entries. The first and the last week of
 * a month can include days of other months. `monthRange` returns a range that includes those days.
 *
 * @example printRange('2026-11-11', { type: 'quarter' }) // { from: '2026-10-01', to: '2026-12-31' }
 */
export function printRange(date: CalendarDate, layout: PrintLayout = ONE_MONTH): DateRange {
  if (layout.type === 'quarter') return overviewRange(date, 3);
  const from = startOfMonth(date);
  return { from, to: endOfMonth(addMonths(from, layout.type === 'months' ? monthsOf(layout) - 1 : 0)) };
}

/** Returns the number of months in a layout, from 1 to 6. */
export const monthsOf = ({ months }: { months: number }): number =>
  Math.max(1, Math.min(MAX_MONTHS, Math.floor(months) || 1));
