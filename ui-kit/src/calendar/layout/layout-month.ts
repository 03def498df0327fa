import {
  type CalendarDate,
  dayNumber,
  endOfMonth,
  isSameMonth,
  startOfMonth,
  type Weekday,
} from '@content-planner/model';
import { monthGrid } from '../../dates/month-grid.js';
import type { CalendarEntry } from '../../logs/types.js';
import { type EntryOrder, titleOrder } from './compare-entries.js';
import { indexEntries } from './index-entries.js';
import { type LayoutWeekInput, layoutWeek } from './layout-week.js';
import type { WeekLayout } from './week-layout.js';

/** Input of {@link layoutMonth}. */
export interface LayoutMonthInput {
  entries: readonly CalendarEntry[];
  /** Any day in the month. */
  cursor: CalendarDate;
  /** @default 0, Sunday */
  weekStartsOn?: Weekday;
  /**
   * The maximum number of lanes per day. Entries without a lane are hidden and counted. `Infinity` shows all entries.
   * @default 3
   */
  maxPerDay?: number;
  /**
   * Whether to leave days outside the month empty, and to cut off bars at the start and end of the month.
   * @default false
   */
  clip?: boolean;
  /** Days before this date look like days of other months. */
  firstDate?: CalendarDate | null;
  /**
   * Whether single-day entries fill the free lanes between bars, or are placed below the day's last bar.
   * @default 'free'
   */
  fill?: LayoutWeekInput['fill'];
  /** Whether weeks have only five days. @default false */
  hideWeekends?: boolean;
  /** How entries within a day are ordered. @default titleOrder('en-US') */
  order?: EntryOrder;
}

/**
 * Lays out the six weeks of a month, with entries in lanes. Within a week, a bar stays in one lane. Lanes are assigned
 * by length, longest first, and then in the given order. An entry without a lane is hidden for the whole week and counted on each
 * of its days. Only visible lanes are computed, so a day with thousands of entries takes little more time than a day
 * with three.
 *
 * @example layoutMonth({ entries, cursor: '2026-10-14' })[0].days[4].lanes
 */
export function layoutMonth({
  entries,
  cursor,
  weekStartsOn = 0,
  maxPerDay = 3,
  clip = false,
  fill = 'free',
  firstDate = null,
  hideWeekends = false,
  order = titleOrder('en-US'),
}: LayoutMonthInput): WeekLayout[] {
  const grid = monthGrid(cursor, weekStartsOn);
  const gridStart = dayNumber(grid[0]?.[0] ?? cursor);
  const { first, last } = clip
    ? { first: dayNumber(startOfMonth(cursor)), last: dayNumber(endOfMonth(cursor)) }
    : { first: gridStart, last: gridStart + grid.length * 7 - 1 };
  const { singles, bars } = indexEntries(entries, first, last - first + 1);
  return grid.map((dates, week) => {
    const start = gridStart + week * 7;
    return layoutWeek({
      dates,
      start,
      outside: dates.map((date) => !isSameMonth(date, cursor) || (firstDate !== null && date < firstDate)),
      first,
      last,
      bars,
      singles: dates.map((_date, column) => singles[start + column - first] ?? []),
      maxPerDay,
      fill,
      hideWeekends,
      order,
    });
  });
}
