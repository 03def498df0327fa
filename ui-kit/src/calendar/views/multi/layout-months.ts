import { addMonths, type CalendarDate, startOfMonth, type Weekday } from '@content-planner/model';
import type { CalendarEntry } from '../../../logs/types.js';
import type { EntryOrder } from '../../layout/compare-entries.js';
import { layoutMonth } from '../../layout/layout-month.js';
import type { WeekLayout } from '../../layout/week-layout.js';

/** The default maximum number of entries per day before '+N'. */
export const MULTI_MAX_PER_DAY = 2;

/** A month in the multi-month view. */
export interface MiniMonth {
  /** First day of the month. */
  month: CalendarDate;
  weeks: WeekLayout[];
}

interface LayoutMonthsInput {
  entries: readonly CalendarEntry[];
  /** Any day in the first month. */
  cursor: CalendarDate;
  /** Number of months. */
  months: number;
  weekStartsOn: Weekday;
  /** The maximum number of entries per day before '+N'. @default 2 */
  maxPerDay?: number;
  /** Whether weeks have only five days. @default false */
  hideWeekends?: boolean;
  /** How entries within a day are ordered: the result of `dayOrder`, or of `titleOrder`. */
  order: EntryOrder;
}

/**
 * Lays out consecutive months, each with only the entries in that month, so that every day appears once. Stops at
 * December 9999.
 *
 * @example layoutMonths({ entries, cursor: '2026-10-14', months: 3, weekStartsOn: 0, order: titleOrder('en-US') })[2].month
 * // '2026-12-01'
 */
export function layoutMonths({
  cursor,
  months,
  maxPerDay = MULTI_MAX_PER_DAY,
  ...rest
}: LayoutMonthsInput): MiniMonth[] {
  const first = startOfMonth(cursor);
  const all = Array.from({ length: months }, (_month, index) => startOfMonth(addMonths(first, index)));
  return [...new Set(all)].map((month) => ({
    month,
    weeks: layoutMonth({ ...rest, cursor: month, clip: true, maxPerDay }),
  }));
}
