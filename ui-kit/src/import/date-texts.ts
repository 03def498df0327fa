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
import { type WrittenDate, type WrittenDay, writtenDate } from './written-date.js';

/** Whether 3/8 is March 8 or August 3. */
export type DateOrder = 'monthFirst' | 'dayFirst';

/** How the dates in a sheet are read. */
export interface DateStyle {
  /** Null until the user chooses an order. */
  order: DateOrder | null;
  /** The year of dates that are written without one. */
  year: number;
  /** The day of weeks such as 'Week 12', or null until the user chooses one. */
  weekday: Weekday | null;
  /** The time zone to which times with a zone are converted, or null to keep the day as written. */
  zone: string | null;
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
  /** The day of the week is unknown. */
  | { type: 'week' }
  /** The cell names another weekday than the date has. */
  | { type: 'weekday'; date: CalendarDate }
  /** The date does not exist, because the month has fewer days. `month` counts from 1. */
  | { type: 'impossible'; year: number; month: number; days: number };

/** A date, and the last day if the cell contains several days. */
export interface DateRead {
  date: CalendarDate;
  end: CalendarDate | null;
}

const dateOf = (year: number, month: number, day: number): CalendarDate => {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
};

function inOrder({ first, second }: { first: number; second: number }, order: DateOrder) {
  return order === 'monthFirst' ? { month: first, day: second } : { month: second, day: first };
}

/** Returns a day of an ISO week, or null if the year has no such week. */
function dayOfWeek(year: number, week: number, weekday: Weekday): CalendarDate | null {
  // January 4 is always in the first week. Weeks start on Monday.
  const first = dateOf(year, 1, 4);
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

const QUARTER = /^(?:\d{4}[\s-]*)?(?:q|quarter|quartal|trimestre|kwartał)\s*[1-4](?:[\s/'-]*\d{2,4})?$/i;

/** Returns whether a text is only a month, a week or a quarter, as above the rows of a section. */
export function isPeriod(text: string, locale: string): boolean {
  const plain = text.replace(/\([^)]*\)\s*$/, '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const written = writtenDate(plain, locale);
  return written?.start.type === 'week' || QUARTER.test(plain) || isMonthHeading(text, locale);
}

/** Returns whether a cell contains a date that has a year, the name of a month, a weekday, or a week. */
export function looksLikeDate(cell: string, locale: string): boolean {
  const start = writtenDate(cell, locale)?.start;
  return (
    start !== undefined && (start.year !== null || start.weekdays !== undefined || start.type !== 'numbers')
  );
}

/** Returns the weekday that a cell consists of, or null. */
export function weekdaysIn(cell: string, locale: string): ReadonlySet<Weekday> | null {
  // No name of a weekday is that long.
  return cell.length > 20 ? null : (namesOf(locale).weekdays.get(plainName(cell)) ?? null);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of an instant in a time zone. */
function dayInZone(ms: number, zone: string): CalendarDate {
  const format =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' },
    });
  formatters.set(zone, format);
  const part = (type: string) =>
    Number(format.formatToParts(ms).find((each) => each.type === type)?.value ?? 0);
  return dateOf(part('year'), part('month'), part('day'));
}

function readDay(written: WrittenDay, style: DateStyle): { date: CalendarDate } | { problem: DateProblem } {
  const year = written.year ?? style.year;
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
  const date = dateOf(year, month, day);
  if (isCalendarDate(date)) {
    const isOther = written.weekdays !== undefined && !written.weekdays.has(weekdayOf(date));
    return isOther ? { problem: { type: 'weekday', date } } : { date };
  }
  const first = dateOf(year, month, 1);
  if (!isCalendarDate(first) || day < 1) return { problem: { type: 'unreadable' } };
  return { problem: { type: 'impossible', year, month, days: Number(endOfMonth(first).slice(8)) } };
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
  if (written === null) {
    const hasNoDay = QUARTER.test(cell.trim()) || (/\p{L}/u.test(cell) && isMonthHeading(cell, locale));
    return { problem: { type: hasNoDay || /^\p{L}+\.?-\d{2}$/u.test(cell) ? 'noDay' : 'unreadable' } };
  }
  const { start, end, instant } = written;
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

/** What the dates in a sheet have in common. */
export interface DatesFound {
  /** The order that fits all dates, or null if both orders fit or neither does. */
  order: DateOrder | null;
  /** The evidence for the order: a date that is only valid in this order, a date with dots, or a weekday. */
  evidence: (PlacedText & { type: 'onlyFit' | 'dots' | 'weekday' }) | null;
  /** Whether both orders are in use, so that neither of them fits all dates. */
  isMixed: boolean;
  /** Whether the user must choose the order. */
  mustAsk: boolean;
  /** Whether some dates have no year. */
  lacksYear: boolean;
  /** A week without a weekday. */
  week: PlacedText | null;
  /** The number of cells that contain several days. */
  ranges: number;
}

/** Finds the order of day and month that fits all dates. */
export function findDates(
  cells: readonly PlacedText[],
  { locale, evidence: others }: { locale: string; evidence?: RowEvidence },
): DatesFound {
  const only: Record<DateOrder, PlacedText | null> = { monthFirst: null, dayFirst: null };
  const byWeekday: Record<DateOrder, PlacedText | null> = { monthFirst: null, dayFirst: null };
  let either: PlacedText | null = null;
  let week: PlacedText | null = null;
  let hasOnlyDots = true;
  let lacksYear = false;
  let ranges = 0;
  const years = new Set<number>();
  /** Dates that are only valid with the day first, but could also begin with the year, such as '27.03.24'. */
  const yearFirst: { cell: PlacedText; begins: number; year: number }[] = [];
  for (const cell of cells) {
    const found = writtenDate(cell.text, locale);
    if (found === null) continue;
    if (found.end !== null) ranges += 1;
    for (const written of [found.start, ...(found.end ? [found.end] : [])]) {
      if (found.start.year === null && (found.end === null || found.end.year === null)) lacksYear = true;
      if (written.type === 'week' && written.weekday === null) week ??= cell;
      if (written.year !== null && written.type !== 'numbers') years.add(written.year);
      if (written.type !== 'numbers') continue;
      const dateIn = (order: DateOrder) => {
        const { month, day } = inOrder(written, order);
        // If the year is unknown, assume a leap year, so that February 29 is accepted.
        const date = dateOf(written.year ?? 2024, month, day);
        return isCalendarDate(date) ? date : null;
      };
      const [month, day] = [dateIn('monthFirst'), dateIn('dayFirst')];
      if (month !== null && day !== null && written.first !== written.second) {
        either ??= cell;
        hasOnlyDots &&= written.mark === '.';
        const weekdays = written.weekdays ?? others?.weekdays(cell.row);
        if (weekdays && written.year !== null) {
          const [isMonth, isDay] = [weekdays.has(weekdayOf(month)), weekdays.has(weekdayOf(day))];
          if (isMonth && !isDay) byWeekday.monthFirst ??= cell;
          if (isDay && !isMonth) byWeekday.dayFirst ??= cell;
        }
      } else if (month !== null && day === null) only.monthFirst ??= cell;
      else if (day !== null && month === null) {
        const begins = 2000 + written.first;
        if (written.year !== null && /^\d\d([.-])\d\d\1\d\d\.?$/.test(cell.text))
          yearFirst.push({ cell, begins, year: written.year });
        else only.dayFirst ??= cell;
      }
    }
  }
  const rest = { lacksYear, week, ranges };
  const { monthFirst } = only;
  // If the year of another date comes first, such a date says nothing about the order.
  const short = yearFirst.find(({ begins, year }) => !monthFirst || !years.has(begins) || years.has(year));
  const dayFirst = only.dayFirst ?? short?.cell ?? null;
  if (monthFirst && dayFirst) return { order: null, evidence: null, isMixed: true, mustAsk: true, ...rest };
  const decide = (order: DateOrder, cell: PlacedText, type: 'onlyFit' | 'dots' | 'weekday'): DatesFound => ({
    ...{ order, evidence: { ...cell, type }, isMixed: false, mustAsk: false },
    ...rest,
  });
  if (monthFirst) return decide('monthFirst', monthFirst, 'onlyFit');
  if (dayFirst) return decide('dayFirst', dayFirst, 'onlyFit');
  // In dates with dots, the day always comes first.
  if (either && hasOnlyDots) return decide('dayFirst', either, 'dots');
  const { monthFirst: byMonth, dayFirst: byDay } = byWeekday;
  if (byMonth && !byDay) return decide('monthFirst', byMonth, 'weekday');
  if (byDay && !byMonth) return decide('dayFirst', byDay, 'weekday');
  return { order: null, evidence: null, isMixed: false, mustAsk: either !== null, ...rest };
}

/** Returns a written day in a year, as a day number, or null if it does not exist. */
function numberIn({ weekdays, ...written }: WrittenDay, year: number, order: DateOrder): number | null {
  const read = readDay(written, { order, year, zone: null, weekday: 1 });
  return 'date' in read ? dayNumber(read.date) : null;
}

/** Returns the year in which a day is nearest to another one, and on one of the weekdays, if that is possible. */
function nearestYear(
  written: WrittenDay,
  to: number,
  order: DateOrder,
  weekdays: ReadonlySet<Weekday> | null = null,
): number {
  const around = yearOf(fromDayNumber(to));
  const years = [around - 1, around, around + 1].flatMap((year) => {
    const number = numberIn(written, year, order);
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
 * Returns the number of days by which dates without a year are expected to be after the one before. Rows are usually
 * in order, so December comes after May in an ascending sheet, even if the last December is nearer.
 *
 * @param enough The number of steps from which on all rows are taken to be in order if these steps are.
 */
function expectedStep(numbers: readonly (number | null)[], enough: number): number {
  let [ascending, descending] = [0, 0];
  for (const [index, number] of numbers.entries()) {
    const before = numbers[index - 1];
    // Larger steps can be from one year to the next.
    if (number === null || before == null || Math.abs(number - before) > 182) continue;
    if (number > before) ascending += 1;
    else if (number < before) descending += 1;
  }
  const isInOrder = Math.min(ascending, descending) === 0 && ascending + descending >= enough;
  return Math.sign(ascending - descending) * (isInOrder ? STEP_IN_ORDER : EXPECTED_STEP);
}

/** In an ascending sheet, a date can be up to three months before or nine months after the one before. */
const EXPECTED_STEP = 90;
/** If all rows are in order, no date is before the one before. */
const STEP_IN_ORDER = 182;

/** The number of days up to which another date in a row says in which year its date is. */
const MAX_DISTANCE = 120;

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));

/**
 * Returns the years of the dates that are written without one, keyed by row. A date follows other dates in its row, the
 * weekday, and the rows before it, so a sheet can continue over New Year. If no date has a year, they are in the years
 * of the sheet's title, or else as close to today as possible. Dates in the past count as twice as far, because in
 * November, a plan for the whole year is for the next one.
 *
 * @param first The year of the first date without one, if the user chose it.
 * @param planned The years in the sheet's title.
 */
export function findYears(
  cells: readonly PlacedText[],
  {
    order,
    first,
    planned = [],
    today,
    locale,
    evidence,
  }: {
    order: DateOrder;
    first: number | null;
    planned?: readonly number[];
    today: CalendarDate;
    locale: string;
    evidence: RowEvidence;
  },
): ReadonlyMap<number, number> {
  const written = cells.flatMap(({ text, row }) => {
    const { start, end } = writtenDate(text, locale) ?? {};
    return start ? [{ row, start, year: start.year ?? end?.year ?? null }] : [];
  });
  if (written.every(({ year }) => year !== null)) return new Map();
  const dated = written.map(({ row, start, year }) => {
    const other = evidence.dates(row).flatMap((date) => {
      const day = writtenDate(date, locale)?.start;
      return day && day.year !== null ? (numberIn(day, day.year, order) ?? []) : [];
    })[0];
    const weekdays = start.weekdays ?? evidence.weekdays(row);
    return { row, start, year, other, weekdays };
  });
  type Dated = (typeof dated)[number];
  const anchorOf = ({ start, year, other }: Dated): number | null => {
    if (year !== null) return numberIn(start, year, order);
    if (other === undefined) return null;
    const number = numberIn(start, nearestYear(start, other, order), order);
    return number !== null && Math.abs(number - other) <= MAX_DISTANCE ? number : null;
  };
  const yearAt = (number: number) => yearOf(fromDayNumber(number));
  const firstKnown = dated.find(({ year }) => year !== null)?.year ?? null;
  let known = firstKnown ?? yearOf(today);
  const step = expectedStep(
    dated.map(({ start, year }) => {
      known = year ?? known;
      return numberIn(start, known, order);
    }),
    firstKnown === null ? 1 : 3,
  );
  /** Follows the rows from a day, in either direction. */
  const follow = (rows: readonly Dated[], from: number, years: Map<number, number>, expected = step) => {
    let before = from;
    for (const each of rows) {
      const own = anchorOf(each);
      const next = nearestYear(each.start, before + expected, order, each.weekdays);
      const near = numberIn(each.start, next, order);
      // A date in another column counts less than the row before if it is further away, such as the day of creation.
      const isFar =
        each.year === null &&
        near !== null &&
        each.other !== undefined &&
        Math.abs(near - before) < Math.abs((own ?? near) - each.other);
      const anchor = isFar ? null : own;
      const year = each.year ?? (anchor === null ? next : yearAt(anchor));
      if (each.year === null) years.set(each.row, year);
      before = anchor ?? numberIn(each.start, year, order) ?? before;
    }
    return years;
  };
  const undated = dated.findIndex(({ year }) => year === null);
  const start = dated[undated] as Dated;
  const startingIn = (year: number) => {
    const number = numberIn(start.start, year, order);
    return number === null ? null : follow(dated.slice(undated), number, new Map());
  };
  if (first !== null) return new Map([...(startingIn(first) ?? []), [start.row, first]]);
  const anchored = dated.findIndex((each) => anchorOf(each) !== null);
  const anchor = anchored < 0 ? null : anchorOf(dated[anchored] as Dated);
  if (anchor !== null) {
    const years = follow(dated.slice(anchored), anchor, new Map());
    return follow(dated.slice(0, anchored).toReversed(), anchor, years, -step);
  }
  const now = dayNumber(today);
  const around = [-1, 0, 1, -2, 2].map((shift) => yearOf(today) + shift);
  const options = [...new Set([...planned, ...around])].flatMap((beginning) => {
    const years = startingIn(beginning);
    if (!years) return [];
    let [wrong, distance] = [0, 0];
    for (const each of dated) {
      const year = years.get(each.row) ?? 0;
      const number = numberIn(each.start, year, order);
      if (number === null) continue;
      distance += number < now ? 2 * (now - number) : number - now;
      if (planned.length > 0 && !planned.includes(year)) wrong += 1;
      if (each.weekdays && !each.weekdays.has(weekdayOf(fromDayNumber(number)))) wrong += 1;
    }
    return [{ years, wrong, distance }];
  });
  const [best] = options.toSorted((one, other) => one.wrong - other.wrong || one.distance - other.distance);
  return best?.years ?? new Map();
}

/**
 * Returns the first time with a zone if times must be converted to the user's zone. If all times are midnight in UTC,
 * they mean days.
 */
export function findInstants(cells: readonly PlacedText[], locale: string): PlacedText | null {
  let first: PlacedText | null = null;
  let hasTimes = false;
  for (const cell of cells) {
    const instant: WrittenDate['instant'] = writtenDate(cell.text, locale)?.instant ?? null;
    if (instant === null) continue;
    first ??= cell;
    hasTimes ||= instant.time !== 0 || instant.offset !== 0;
  }
  return hasTimes ? first : null;
}
