import {
  addDays,
  type CalendarDate,
  dayNumber,
  endOfMonth,
  fromDayNumber,
  isCalendarDate,
  type Weekday,
  weekdayOf,
} from '@content-planner/model';
import { namesOf, plainName } from './date-names.js';
import { dayInZone } from './instants.js';
import { monthIn, monthOfYear } from './months.js';
import { type WrittenDate, type WrittenDay, writtenDate } from './written-date.js';

/** Whether 3/8 is March 8 or August 3, and whether 27/3/8 is in 2027. */
export type DateOrder = 'monthFirst' | 'dayFirst' | 'yearFirst';

/** Whether 'Jan 27' is a day, the first day of January 2027, or no day. */
export type MonthReading = 'day' | 'first' | 'none';

/** How the dates in a sheet are read. */
export interface DateStyle {
  /** Null until the user chooses an order. */
  order: DateOrder | null;
  /** The year of dates that are written without one, or null until the user chooses it. */
  year: number | null;
  /** The day of weeks such as 'Week 12', or null until the user chooses one. */
  weekday: Weekday | null;
  /** The time zone to which times with a zone are converted, or null to keep the day as written. */
  zone: string | null;
  /** What cells with a month of a year mean. `reading` is null until the user chooses it. */
  months?: { reading: MonthReading | null; isUnclear: boolean } | null;
  /** A date in the same row. A date without a year is as close to it as possible. */
  near?: CalendarDate | undefined;
}

/** What is wrong with a date. */
export type DateProblem =
  | { type: 'unreadable' }
  /** The cell names a month or a quarter, but no day. */
  | { type: 'noDay' }
  /** The order of day and month is unknown. */
  | { type: 'order' }
  /** It is unknown whether the cell names a day or a month of a year. */
  | { type: 'month' }
  /** The year is unknown. */
  | { type: 'year' }
  /** The day of the week is unknown. */
  | { type: 'week' }
  /** The cell names another weekday than the date has. */
  | { type: 'weekday'; date: CalendarDate }
  /** The row names another week than that of the date. */
  | { type: 'otherWeek'; date: CalendarDate; week: number }
  /** The date does not exist, because the month has fewer days. `month` counts from 1. */
  | { type: 'impossible'; year: number; month: number; days: number };

/** A date, and the last day if the cell contains several days. */
export interface DateRead {
  date: CalendarDate;
  end: CalendarDate | null;
}

export const isoDate = (year: number, month: number, day: number): CalendarDate => {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
};

/** Returns the date that numbers mean in an order. The month is 0 if the numbers cannot be in this order. */
export function inOrder(
  { year, first, second, last }: WrittenDay & { type: 'numbers' },
  order: DateOrder,
): { year: number | null; month: number; day: number } {
  if (order === 'dayFirst') return { year, month: second, day: first };
  if (order === 'monthFirst' || year === null) return { year, month: first, day: second };
  return last === null ? { year, month: 0, day: 0 } : { year: 2000 + first, month: second, day: last };
}

/** Returns a day with the year from its first number, if the order says so. */
export const withYearFirst = (written: WrittenDay, order: DateOrder | null): WrittenDay =>
  written.type === 'numbers' && written.last !== null && order === 'yearFirst'
    ? { ...written, ...inOrder(written, order), type: 'known' }
    : written;

/** Returns a day of an ISO week, or null if the year has no such week. */
function dayOfWeek(year: number, week: number, weekday: Weekday): CalendarDate | null {
  // January 4 is always in the first week. Weeks start on Monday.
  const first = isoDate(year, 1, 4);
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7) + (week - 1) * 7);
  const thursday = addDays(monday, 3);
  if (Number(thursday.slice(0, 4)) !== year) return null;
  return addDays(monday, (weekday + 6) % 7);
}

/** Returns whether a cell contains a date, with or without a year. Fractions such as 1/2 also count. */
export const isDateText = (cell: string, locale: string): boolean => writtenDate(cell, locale) !== null;

/** Returns whether a cell contains a week without a weekday. */
export function isWeekText(cell: string, locale: string): boolean {
  const start = writtenDate(cell, locale)?.start;
  return start?.type === 'week' && start.weekday === null;
}

/** Returns whether a text is only a month, with or without a year, such as '— January 2027 —', or has no letters. */
function isMonthHeading(text: string, locale: string): boolean {
  const words = plainName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const others = words.filter((word) => !namesOf(locale).months.has(word));
  return (
    words.length === 0 || (words.length - others.length === 1 && others.every((word) => /^\d{4}$/.test(word)))
  );
}

const QUARTER =
  /^(?:FY\s?)?(?:\d{2}(?:\d{2})?[\s-]*)?(?:q|quarter|quartal|trimestre|kwartał)\s*[1-4](?:[\s/'-]*\d{2,4})?$/i;

/** Returns whether a text is only a month, a week or a quarter, as above the rows of a section. */
export function isPeriod(text: string, locale: string): boolean {
  const plain = text.replace(/\([^)]*\)\s*$/, '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const written = writtenDate(plain, locale);
  return (
    written?.start.type === 'week' ||
    /^\d{1,2}[月월]$/u.test(plain) ||
    QUARTER.test(plain) ||
    isMonthHeading(text, locale)
  );
}

/** Returns whether a cell contains a date that has a year, the name of a month, a weekday, or a week. */
export function looksLikeDate(cell: string, locale: string): boolean {
  const start = writtenDate(cell, locale)?.start;
  return (
    start !== undefined && (start.year !== null || start.weekdays !== undefined || start.type !== 'numbers')
  );
}

function readDay(given: WrittenDay, style: DateStyle): { date: CalendarDate } | { problem: DateProblem } {
  const written = withYearFirst(given, style.order);
  const year = written.year ?? style.year;
  if (year === null) return { problem: { type: 'year' } };
  if (written.type === 'week') {
    const weekday = written.weekday ?? style.weekday;
    if (weekday === null) return { problem: { type: 'week' } };
    const date = dayOfWeek(year, written.week, weekday);
    return date === null ? { problem: { type: 'unreadable' } } : { date };
  }
  if (written.type === 'numbers' && style.order === null && written.first !== written.second) {
    return { problem: { type: 'order' } };
  }
  const { month, day } = written.type === 'known' ? written : inOrder(written, style.order ?? 'monthFirst');
  const date = isoDate(year, month, day);
  if (isCalendarDate(date)) {
    const isOther = written.weekdays !== undefined && !written.weekdays.has(weekdayOf(date));
    return isOther ? { problem: { type: 'weekday', date } } : { date };
  }
  const first = isoDate(year, month, 1);
  if (!isCalendarDate(first) || day < 1) return { problem: { type: 'unreadable' } };
  return { problem: { type: 'impossible', year, month, days: Number(endOfMonth(first).slice(8)) } };
}

/** Returns a written day in a year, as a day number, or null if it does not exist. */
export function numberIn(
  { weekdays, ...written }: WrittenDay,
  year: number,
  order: DateOrder,
): number | null {
  const read = readDay(written, { order, year, zone: null, weekday: 1 });
  return 'date' in read ? dayNumber(read.date) : null;
}

const LAST_OF_FEBRUARY: WrittenDay = { type: 'known', year: null, month: 2, day: 28 };

/** Returns the year in which a day is nearest to another one, and on one of the weekdays, if that is possible. */
export function nearestYear(
  written: WrittenDay,
  to: number,
  order: DateOrder,
  weekdays: ReadonlySet<Weekday> | null = null,
): number {
  const around = Number(fromDayNumber(to).slice(0, 4));
  const years = [around - 1, around, around + 1].flatMap((year) => {
    // February 29 is in the year that is nearest to February 28, also if that year does not have it.
    // Only some years have a week 53.
    const other = written.type === 'week' ? null : LAST_OF_FEBRUARY;
    const number = numberIn(written, year, order) ?? (other && numberIn(other, year, order));
    if (number === null) return [];
    const isOther = weekdays !== null && !weekdays.has(weekdayOf(fromDayNumber(number)));
    return [{ year, isOther, distance: Math.abs(number - to) }];
  });
  const [best] = years.toSorted(
    (one, other) => Number(one.isOther) - Number(other.isOther) || one.distance - other.distance,
  );
  return best?.year ?? around;
}

/**
 * Returns the date in a cell, or a problem if the cell does not contain an existing date.
 *
 * @example
 * readDate('08.03.2026', { order: 'dayFirst', year: 2026, weekday: null, zone: null }, 'en-US')
 * // { date: '2026-03-08', end: null }
 */
export function readDate(
  cell: string,
  style: DateStyle,
  locale: string,
): DateRead | { problem: DateProblem } {
  const written = writtenDate(cell, locale);
  const { on } = written ?? {};
  const read = readWritten(cell, written, style, locale);
  if (on === undefined || 'problem' in read) return read;
  const date = addDays(read.date, (on - weekdayOf(read.date) + 7) % 7);
  if (read.end !== null && date > read.end) return { problem: { type: 'weekday', date: read.date } };
  return { date, end: null };
}

function readWritten(
  cell: string,
  written: WrittenDate | null,
  style: DateStyle,
  locale: string,
): DateRead | { problem: DateProblem } {
  const { reading = 'none', isUnclear = false } = style.months ?? {};
  const canBeMonth = isUnclear && reading !== 'day' && written !== null && written.end === null;
  const month = written === null ? monthIn(cell, locale) : canBeMonth ? monthOfYear(written.start) : null;
  if (month !== null && reading === null) return { problem: { type: 'month' } };
  if (month !== null && month.year !== null && reading === 'first')
    return { date: isoDate(month.year, month.month, 1), end: null };
  if (written === null || month !== null) {
    const hasNoDay =
      month !== null || QUARTER.test(cell.trim()) || (/\p{L}/u.test(cell) && isMonthHeading(cell, locale));
    return { problem: { type: hasNoDay ? 'noDay' : 'unreadable' } };
  }
  const { instant } = written;
  const start = withYearFirst(written.start, style.order);
  const end = written.end && withYearFirst(written.end, style.order);
  if (end === null) {
    const { near } = style;
    const read =
      near === undefined || start.year !== null
        ? readDay(start, style)
        : readDay(start, {
            ...style,
            year: nearestYear(start, dayNumber(near), style.order ?? 'monthFirst'),
          });
    if ('problem' in read) return read;
    if (instant === null || style.zone === null) return { date: read.date, end: null };
    const ms = dayNumber(read.date) * 86_400_000 + (instant.time - instant.offset) * 60_000;
    return { date: dayInZone(ms, style.zone), end: null };
  }
  // Only the last day of '30 Dec – 2 Jan 2027' has a year, and only the first one of 'March 5, 2027 to March 7'.
  const last = readDay(end, start.year === null ? style : { ...style, year: start.year });
  if ('problem' in last) return last;
  const year = start.year ?? (end.year === null ? null : Number(last.date.slice(0, 4)));
  const first = readDay(start, year === null ? style : { ...style, year });
  if ('problem' in first) return first;
  if (first.date <= last.date) return { date: first.date, end: last.date };
  const shifted =
    start.year === null && end.year !== null
      ? { first: readDay({ ...start, year: (year ?? 0) - 1 }, style), last }
      : end.year === null
        ? { first, last: readDay({ ...end, year: Number(first.date.slice(0, 4)) + 1 }, style) }
        : null;
  // A range over New Year is short. Anything else is a mistake.
  if (!shifted || !('date' in shifted.first) || !('date' in shifted.last))
    return { problem: { type: 'unreadable' } };
  return dayNumber(shifted.last.date) - dayNumber(shifted.first.date) > 183
    ? { problem: { type: 'unreadable' } }
    : { date: shifted.first.date, end: shifted.last.date };
}

/** The text of a cell, and the number of its row, starting at 1. */
export interface PlacedText {
  text: string;
  row: number;
}

/** What the other columns say about the date of a row. */
export interface RowEvidence {
  dates: (row: number) => readonly string[];
  weekdays: (row: number) => ReadonlySet<Weekday> | null;
}

/** Rows that say nothing about the dates of other rows. */
export const NO_EVIDENCE: RowEvidence = { dates: () => [], weekdays: () => null };
