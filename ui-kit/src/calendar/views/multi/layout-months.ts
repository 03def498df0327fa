import { addMonths } from '../../../dates/add-months.js';
import { startOfMonth } from '../../../dates/start-of-month.js';
import type { Weekday } from '../../../dates/weekday-of.js';
import type { CalendarDate, CalendarEntry } from '../../../logs/types.js';
import { layoutMonth } from '../../layout/layout-month.js';
import type { WeekLayout } from '../../layout/week-layout.js';

/** Entries a day before '+N'. */
export const MULTI_MAX_PER_DAY = 2;

/** One of several months. */
export interface MiniMonth {
  /** Its first day. */
  month: CalendarDate;
  weeks: WeekLayout[];
}

interface LayoutMonthsInput {
  entries: readonly CalendarEntry[];
  /** Any day of the first month. */
  cursor: CalendarDate;
  /** How many months. */
  months: number;
  weekStartsOn: Weekday;
  locale: string;
}

/**
 * Months one after the other, each with the entries of its own days alone: every day shows once. After December 9999
 * there are none.
 *
 * @example layoutMonths({ entries, cursor: '2026-10-14', months: 3, weekStartsOn: 0, locale: 'en-US' })[2].month
 * // '2026-12-01'
 */
export function layoutMonths({ cursor, months, ...rest }: LayoutMonthsInput): MiniMonth[] {
  const first = startOfMonth(cursor);
  const all = Array.from({ length: months }, (_month, index) => startOfMonth(addMonths(first, index)));
  return [...new Set(all)].map((month) => ({
    month,
    weeks: layoutMonth({ ...rest, cursor: month, clip: true, maxPerDay: MULTI_MAX_PER_DAY }),
  }));
}
