import { dayNumber } from '../../dates/day-number.js';
import { isSameMonth } from '../../dates/is-same-month.js';
import { monthGrid } from '../../dates/month-grid.js';
import type { Weekday } from '../../dates/weekday-of.js';
import type { CalendarDate, CalendarEntry } from '../../logs/types.js';
import { titleOrder } from './compare-entries.js';
import { type Bar, indexEntries } from './index-entries.js';
import { smallest } from './smallest.js';
import type { Segment, WeekLayout } from './week-layout.js';

/** What a month's layout depends on. */
export interface LayoutMonthInput {
  entries: readonly CalendarEntry[];
  /** Any day of the month. */
  cursor: CalendarDate;
  /** Default 0, Sunday. */
  weekStartsOn?: Weekday;
  /** Lanes a day; what has none is counted. Default 3; `Infinity` shows everything. */
  maxPerDay?: number;
  /** BCP 47, for sorting titles; default 'en-US'. */
  locale?: string;
}

/**
 * The six weeks of a month with their entries in lanes (decision S8): within a week a bar keeps one lane, longer
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
  locale = 'en-US',
}: LayoutMonthInput): WeekLayout[] {
  const grid = monthGrid(cursor, weekStartsOn);
  const first = dayNumber(grid[0]?.[0] ?? cursor);
  const { singles, bars } = indexEntries(entries, first, grid.length * 7);
  const byTitle = titleOrder(locale);
  const ordered = bars.toSorted((a, b) => b.end - b.start - (a.end - a.start) || byTitle(a.entry, b.entry));

  return grid.map((dates, week) => {
    const outside = dates.map((date) => !isSameMonth(date, cursor));
    const { lanes, hidden } = placeBars(ordered, first + week * 7, maxPerDay, outside);
    const days = dates.map((date, column) => {
      const ofDay = singles[week * 7 + column] ?? [];
      const dayLanes = lanes.map((lane) => lane[column] ?? null);
      const bars = dayLanes.filter((segment) => segment !== null).length;
      const shown = smallest(ofDay, maxPerDay - bars, byTitle);
      for (const entry of shown) {
        const free = dayLanes.indexOf(null);
        dayLanes[free < 0 ? dayLanes.length : free] = single(entry, column, outside[column] === true);
      }
      while (dayLanes.at(-1) === null) dayLanes.pop();
      const hiddenBars = hidden[column] ?? 0;
      return {
        date,
        isOutside: outside[column] === true,
        lanes: dayLanes,
        hidden: hiddenBars + ofDay.length - shown.length,
        total: bars + hiddenBars + ofDay.length,
      };
    });
    return { days };
  });
}

function single(entry: CalendarEntry, column: number, isOutside: boolean): Segment {
  return { entry, column, span: 1, isMultiDay: false, isStart: true, isEnd: true, isOutside };
}

/** Puts the bars of one week into lanes, in order, each into the first that is free on all its days. */
function placeBars(bars: readonly Bar[], weekStart: number, maxLanes: number, outside: readonly boolean[]) {
  const lanes: (Segment | null)[][] = [];
  const hidden = [0, 0, 0, 0, 0, 0, 0];
  for (const { entry, start, end } of bars) {
    if (end < weekStart || start > weekStart + 6) continue;
    const column = Math.max(start - weekStart, 0);
    const to = Math.min(end - weekStart, 6);
    let lane = lanes.findIndex((taken) => isFree(taken, column, to));
    if (lane < 0 && lanes.length < maxLanes)
      lane = lanes.push([null, null, null, null, null, null, null]) - 1;
    const target = lanes[lane];
    if (target === undefined) {
      for (let day = column; day <= to; day += 1) hidden[day] = (hidden[day] ?? 0) + 1;
      continue;
    }
    const segment: Segment = {
      entry,
      column,
      span: to - column + 1,
      isMultiDay: true,
      isStart: start >= weekStart,
      isEnd: end <= weekStart + 6,
      isOutside: outside.slice(column, to + 1).every(Boolean),
    };
    target.fill(segment, column, to + 1);
  }
  return { lanes, hidden };
}

function isFree(lane: readonly (Segment | null)[], from: number, to: number): boolean {
  for (let day = from; day <= to; day += 1) if (lane[day] !== null) return false;
  return true;
}
