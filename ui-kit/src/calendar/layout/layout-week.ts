import { type CalendarDate, isCalendarDate } from '@content-planner/model';
import type { CalendarEntry } from '../../logs/types.js';
import type { EntryOrder } from './compare-entries.js';
import type { Bar } from './index-entries.js';
import { smallest } from './smallest.js';
import type { DayLayout, Segment, WeekLayout } from './week-layout.js';
import { isWeekend, withoutWeekend } from './without-weekends.js';

/** Input of {@link layoutWeek}. Days are day numbers. */
export interface LayoutWeekInput {
  /** The seven days of the week, in column order. */
  dates: readonly CalendarDate[];
  /** Day number of the first day. */
  start: number;
  /** For each day, whether the day is outside the month. */
  outside: readonly boolean[];
  /** The first and last day that can show entries. Bars are cut off at these days, as at the end of a week. */
  first: number;
  last: number;
  /** Bars in any order. Bars in other weeks are ignored. */
  bars: readonly Bar[];
  /** Single-day entries, by column. */
  singles: readonly (readonly CalendarEntry[])[];
  /** The maximum number of lanes per day. Entries without a lane are hidden and counted. */
  maxPerDay: number;
  /** Whether single-day entries fill the free lanes between bars, or are placed below the day's last bar. */
  fill: 'free' | 'below';
  /** Whether to remove Saturdays and Sundays. Bars that cover only the weekend are omitted. @default false */
  hideWeekends?: boolean;
  order: EntryOrder;
}

/**
 * Lays out one week, with entries in lanes. Each bar gets the first lane that is free on all its days. Single-day
 * entries follow. An entry without a lane is hidden and counted on each of its days.
 */
export function layoutWeek(input: LayoutWeekInput): WeekLayout {
  if (input.hideWeekends !== true) return layoutSevenDays(input);
  const { dates, start: weekStart, first, last, bars } = input;
  const shown = dates.flatMap((date, column) => {
    const day = weekStart + column;
    return isWeekend(date) || day < first || day > last ? [] : day;
  });
  const isShown = ({ start, end }: Bar) => shown.some((day) => start <= day && day <= end);
  return withoutWeekend(layoutSevenDays({ ...input, bars: bars.filter(isShown) }));
}

function layoutSevenDays(input: LayoutWeekInput): WeekLayout {
  const { dates, outside, singles, maxPerDay, fill, order } = input;
  const { lanes, hidden } = placeBars(input);
  const days = dates.map((date, column): DayLayout => {
    const ofDay = singles[column] ?? [];
    const isOutside = outside[column] === true;
    const dayLanes = lanes.map((lane) => lane[column] ?? null);
    trim(dayLanes);
    const bars = dayLanes.filter((segment) => segment !== null).length;
    const shown = firstInOrder(ofDay, maxPerDay - bars, order);
    for (const entry of shown) {
      const free = fill === 'free' ? dayLanes.indexOf(null) : -1;
      dayLanes[free < 0 ? dayLanes.length : free] = single(entry, column, isOutside);
    }
    const hiddenBars = hidden[column] ?? 0;
    return {
      date,
      isOutside,
      isBlank: !isCalendarDate(date),
      lanes: dayLanes,
      hidden: hiddenBars + ofDay.length - shown.length,
      total: bars + hiddenBars + ofDay.length,
    };
  });
  return { days };
}

const sorted = new WeakMap<
  readonly CalendarEntry[],
  { count: number; order: EntryOrder; first: readonly CalendarEntry[] }
>();

/** Returns the first `count` entries of a day, sorted by title. Sorts them again only if the day's entries change. */
function firstInOrder(ofDay: readonly CalendarEntry[], count: number, order: EntryOrder) {
  const known = sorted.get(ofDay);
  if (known?.count === count && known.order === order) return known.first;
  const first = smallest(ofDay, count, order);
  sorted.set(ofDay, { count, order, first });
  return first;
}

/** Removes the free lanes at the end. */
function trim(lanes: (Segment | null)[]): void {
  while (lanes.at(-1) === null) lanes.pop();
}

function single(entry: CalendarEntry, column: number, isOutside: boolean): Segment {
  return { entry, column, span: 1, isMultiDay: false, isStart: true, isEnd: true, isOutside };
}

function placeBars(input: LayoutWeekInput) {
  const { start: weekStart, first, last, maxPerDay, outside } = input;
  const from = Math.max(weekStart, first);
  const to = Math.min(weekStart + 6, last);
  const lanes: (Segment | null)[][] = [];
  const hidden = [0, 0, 0, 0, 0, 0, 0];
  const columnsOf = ({ start, end }: Bar) =>
    [Math.max(start, from) - weekStart, Math.min(end, to) - weekStart] as const;
  const laneFor = (bar: Bar) => {
    const [column, lastColumn] = columnsOf(bar);
    return lanes.findIndex((taken) => isFree(taken, column, lastColumn));
  };
  const fits = (bar: Bar) => lanes.length < maxPerDay || laneFor(bar) >= 0;
  for (const bar of inLaneOrder(input, from, to, fits)) {
    const { entry, start, end } = bar;
    const [column, lastColumn] = columnsOf(bar);
    let lane = laneFor(bar);
    if (lane < 0 && lanes.length < maxPerDay)
      lane = lanes.push([null, null, null, null, null, null, null]) - 1;
    const target = lanes[lane];
    if (target === undefined) {
      for (let day = column; day <= lastColumn; day += 1) hidden[day] = (hidden[day] ?? 0) + 1;
      continue;
    }
    const segment: Segment = {
      entry,
      column,
      span: lastColumn - column + 1,
      isMultiDay: true,
      isStart: start >= from,
      isEnd: end <= to,
      isOutside: outside.slice(column, lastColumn + 1).every(Boolean),
    };
    target.fill(segment, column, lastColumn + 1);
  }
  return { lanes, hidden };
}

/**
 * Yields the bars that overlap a range of days, longer bars first, then by title. Bars that no longer fit are only
 * counted, so their order doesn't matter. In a week with a thousand bars, most titles are therefore never compared.
 */
function* inLaneOrder(
  { bars, order, maxPerDay }: LayoutWeekInput,
  from: number,
  to: number,
  fits: (bar: Bar) => boolean,
) {
  const byLength = new Map<number, Bar[]>();
  for (const bar of bars) {
    if (bar.end < from || bar.start > to) continue;
    const length = bar.end - bar.start;
    const alike = byLength.get(length);
    if (alike === undefined) byLength.set(length, [bar]);
    else alike.push(bar);
  }
  for (const length of [...byLength.keys()].sort((a, b) => b - a)) {
    let rest = byLength.get(length) ?? [];
    while (rest.length > 0) {
      const fitting: Bar[] = [];
      for (const bar of rest) {
        if (fits(bar)) fitting.push(bar);
        else yield bar;
      }
      const next = new Set(smallest(fitting, maxPerDay, (a, b) => order(a.entry, b.entry)));
      yield* next;
      rest = fitting.filter((bar) => !next.has(bar));
    }
  }
}

function isFree(lane: readonly (Segment | null)[], from: number, to: number): boolean {
  for (let day = from; day <= to; day += 1) if (lane[day] !== null) return false;
  return true;
}
