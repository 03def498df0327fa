import { dayNumber } from '../../dates/day-number.js';
import { isSameMonth } from '../../dates/is-same-month.js';
import { monthGrid } from '../../dates/month-grid.js';
import type { Weekday } from '../../dates/weekday-of.js';
import type { CalendarDate, CalendarEntry } from '../../logs/types.js';
import { titleOrder } from './compare-entries.js';
import { indexEntries } from './index-entries.js';
import { type LayoutWeekInput, layoutWeek } from './layout-week.js';
import { monthBounds } from './month-bounds.js';
import type { WeekLayout } from './week-layout.js';

/** What a month's layout depends on. */
export interface LayoutMonthInput {
  entries: readonly CalendarEntry[];
  /** Any day of the month. */
  cursor: CalendarDate;
  /** Default 0, Sunday. */
  weekStartsOn?: Weekday;
  /** Lanes a day; what has none is counted. Default 3; `Infinity` shows everything. */
  maxPerDay?: number;
  /** Leaves the days outside the month empty: bars are cut off at its ends. Default false. */
  clip?: boolean;
  /** Entries of one day fill free lanes between bars, or stand below the day's last bar. Default `'free'`. */
  fill?: LayoutWeekInput['fill'];
  /** BCP 47, for sorting titles; default 'en-US'. */
  locale?: string;
}

/**
 * The six weeks of a month with their entries in lanes: within a week a bar keeps one lane, longer
 * entries take the upper lanes, then by title. What finds no lane is hidden in that whole week and counted on each of
 * its days. Lanes are worked out for what shows only, so a day of thousands costs little more than a day of three.
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
  locale = 'en-US',
}: LayoutMonthInput): WeekLayout[] {
  const grid = monthGrid(cursor, weekStartsOn);
  const gridStart = dayNumber(grid[0]?.[0] ?? cursor);
  const { first, last } = clip
    ? monthBounds(cursor)
    : { first: gridStart, last: gridStart + grid.length * 7 - 1 };
  const { singles, bars } = indexEntries(entries, first, last - first + 1);
  const byTitle = titleOrder(locale);
  return grid.map((dates, week) => {
    const start = gridStart + week * 7;
    return layoutWeek({
      dates,
      start,
      outside: dates.map((date) => !isSameMonth(date, cursor)),
      first,
      last,
      bars,
      singles: dates.map((_date, column) => singles[start + column - first] ?? []),
      maxPerDay,
      fill,
      byTitle,
    });
  });
}
