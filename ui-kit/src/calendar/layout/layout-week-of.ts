import { type CalendarDate, dayNumber, type Weekday, weekOf } from '@content-planner/model';
import type { CalendarEntry } from '../../logs/types.js';
import type { EntryOrder } from './compare-entries.js';
import { indexEntries } from './index-entries.js';
import { type LayoutWeekInput, layoutWeek } from './layout-week.js';
import type { WeekLayout } from './week-layout.js';

/** Input of {@link layoutWeekOf}. */
export interface LayoutWeekOfInput {
  entries: readonly CalendarEntry[];
  /** Any day in the week. */
  cursor: CalendarDate;
  weekStartsOn: Weekday;
  /** The maximum number of entries per day. Additional entries are hidden and counted. */
  maxPerDay: number;
  /** Whether the week has only five days. @default false */
  hideWeekends?: boolean;
  /** Whether single-day entries fill the free lanes between bars. @default 'below' */
  fill?: LayoutWeekInput['fill'];
  /** How entries within a day are ordered: the result of `dayOrder`, or of `titleOrder`. */
  order: EntryOrder;
}

const INSIDE = Array<boolean>(7).fill(false);

/**
 * Lays out the week that contains a date: bars at the top, each in one lane, and single-day entries below the last bar
 * on their day.
 *
 * @example layoutWeekOf({ entries, cursor: '2026-10-14', weekStartsOn: 1, maxPerDay: 50, order: titleOrder('en-US') }).days
 */
export function layoutWeekOf({
  entries,
  cursor,
  weekStartsOn,
  maxPerDay,
  hideWeekends = false,
  fill = 'below',
  order,
}: LayoutWeekOfInput): WeekLayout {
  const dates = weekOf(cursor, weekStartsOn);
  const start = dayNumber(dates[0] ?? cursor);
  const { singles, bars } = indexEntries(entries, start, 7);
  return layoutWeek({
    dates,
    start,
    outside: INSIDE,
    first: start,
    last: start + 6,
    bars,
    singles,
    maxPerDay,
    fill,
    hideWeekends,
    order,
  });
}
