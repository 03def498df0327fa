import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  endOfMonth,
  LAST_DATE,
  startOfMonth,
  type Weekday,
  weekdayOf,
} from '@content-planner/model';
import { isWeekend } from '../calendar/layout/without-weekends.js';

/** The maximum number of dates. */
export const MAX_DATES = 100;

/**
 * The day of a month on which an entry repeats: the same day number, or the last day of months that are too short
 * (`day`); the same weekday of the same week, such as the second Tuesday (`nth`); or the last such weekday (`last`).
 */
export type MonthDay = 'day' | 'nth' | 'last';

/** How often an entry repeats. */
export interface RepeatRule {
  /** The interval, in days, weeks or months. At least 1. */
  every: number;
  unit: 'day' | 'week' | 'month';
  /** For weeks: the days of the week. */
  weekdays: readonly Weekday[];
  /** For months: the day of the month. */
  monthDay: MonthDay;
  /** When the repetition ends: the last possible date, inclusive, or the number of dates after the first one. */
  ends: { until: CalendarDate } | { times: number };
  /** Whether dates on weekends are moved to Monday. */
  skipWeekends: boolean;
}

/** A date on which an entry is repeated. */
export interface RepeatDate {
  date: CalendarDate;
  /** Whether the date is the last day of a month that is too short for the entry's day. */
  isLastDay: boolean;
  isWeekend: boolean;
}

/** The dates on which an entry is repeated. */
export interface Repetition {
  dates: RepeatDate[];
  /** Whether there are more dates than the maximum. */
  isCut: boolean;
}

/**
 * Returns the place of a date among the days of its month that fall on the same weekday: `week` counts from 1, and
 * `isLast` is true for the last of these days.
 *
 * @example placeInMonth('2026-10-31') // { week: 5, isLast: true }, the fifth and last Saturday
 */
export function placeInMonth(date: CalendarDate): { week: number; isLast: boolean } {
  const day = Number(date.slice(8));
  return { week: Math.ceil(day / 7), isLast: day + 7 > Number(endOfMonth(date).slice(8)) };
}

/** Returns the first date in a month that falls on a given weekday. */
function firstWeekday(month: CalendarDate, weekday: Weekday): CalendarDate {
  const first = startOfMonth(month);
  return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
}

/** Returns the date of the repetition that is the given number of months after the entry's start. */
function inMonth(start: CalendarDate, months: number, monthDay: MonthDay): CalendarDate {
  const moved = addMonths(start, months);
  if (monthDay === 'day') return moved;
  const first = firstWeekday(moved, weekdayOf(start));
  if (monthDay === 'nth') return addDays(first, (placeInMonth(start).week - 1) * 7);
  const fourth = addDays(first, 21);
  return placeInMonth(fourth).isLast ? fourth : addDays(first, 28);
}

/** Returns the number of months from the year 0 to a date. */
function monthNumber(date: CalendarDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

/** Generates the dates after `start`, in order, up to the last supported date. */
function* allDates(
  start: CalendarDate,
  rule: RepeatRule,
): Generator<{ date: CalendarDate; isLastDay: boolean }> {
  const { every, unit, monthDay } = rule;
  // `addDays` and `addMonths` stop at the last supported date, so the limits are checked before calling them.
  if (unit === 'month') {
    const lastMonths = monthNumber(LAST_DATE) - monthNumber(start);
    for (let months = 0; months <= lastMonths; months += every) {
      const date = inMonth(start, months, monthDay);
      if (date > start) yield { date, isLastDay: monthDay === 'day' && date.slice(8) !== start.slice(8) };
    }
    return;
  }
  const lastDays = daysBetween(start, LAST_DATE);
  const startDay = weekdayOf(start);
  const step = unit === 'day' ? every : every * 7;
  const offsets =
    unit === 'day' ? [0] : rule.weekdays.toSorted((a, b) => a - b).map((weekday) => weekday - startDay);
  for (let first = 0; first <= lastDays + 6; first += step) {
    for (const offset of offsets) {
      const days = first + offset;
      if (days > 0 && days <= lastDays) yield { date: addDays(start, days), isLastDay: false };
    }
  }
}

/**
 * Returns the dates on which an entry is repeated, excluding its own date. Returns at most {@link MAX_DATES} dates, and
 * none after the last supported date.
 *
 * @param start The entry's first day.
 * @example
 * repeatDates('2026-01-31', { ...rule, unit: 'month', every: 1, monthDay: 'day', ends: { times: 2 } }).dates
 * // [{ date: '2026-02-28', isLastDay: true, … }, { date: '2026-03-31', … }]
 */
export function repeatDates(start: CalendarDate, rule: RepeatRule): Repetition {
  const dates: RepeatDate[] = [];
  const until = 'until' in rule.ends ? rule.ends.until : LAST_DATE;
  const times = 'times' in rule.ends ? rule.ends.times : Number.POSITIVE_INFINITY;
  let last = start;
  for (const { date: planned, isLastDay } of allDates(start, rule)) {
    if (dates.length >= times) break;
    const moved = rule.skipWeekends && isWeekend(planned);
    const date = moved ? addDays(planned, weekdayOf(planned) === 6 ? 2 : 1) : planned;
    if (planned > until || date > until) break;
    // Skip a Monday that is already in the list because a date on a weekend was moved to it.
    if (date <= last) continue;
    if (dates.length === MAX_DATES) return { dates, isCut: true };
    dates.push({ date, isLastDay: isLastDay && !moved, isWeekend: isWeekend(date) });
    last = date;
  }
  return { dates, isCut: false };
}
