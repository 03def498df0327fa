import {
  type CalendarDate,
  dayNumber,
  fromDayNumber,
  isCalendarDate,
  type Weekday,
  weekdayOf,
} from '@content-planner/model';
import { type DateOrder, inOrder, isoDate, type PlacedText, type RowEvidence } from './date-texts.js';
import { type WrittenDay, writtenDate } from './written-date.js';

/** What the dates in a sheet have in common. */
export interface DatesFound {
  /** The order that fits all dates, or null if several orders fit or none does. */
  order: DateOrder | null;
  /** The orders from which the user can choose. */
  orders: readonly DateOrder[];
  /**
   * The evidence for the order: a date that is only valid in this order, a date with dots, a weekday, or that the dates
   * are close to each other and to today.
   */
  evidence: (PlacedText & { type: 'onlyFit' | 'dots' | 'weekday' | 'close' }) | null;
  /** Whether several orders are in use, so that none of them fits all dates. */
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

interface DatesInput {
  locale: string;
  today: CalendarDate;
  /** The years in the sheet's title. */
  planned?: readonly number[];
  evidence?: RowEvidence;
}

const DAY_OR_MONTH: readonly DateOrder[] = ['monthFirst', 'dayFirst'];
const DAY_OR_YEAR: readonly DateOrder[] = ['dayFirst', 'yearFirst'];

const yearOf = (day: number) => Number(fromDayNumber(day).slice(0, 4));

/** Returns a date in an order, or null if it does not exist. */
function dateIn(written: WrittenDay & { type: 'numbers' }, order: DateOrder): CalendarDate | null {
  const { year, month, day } = inOrder(written, order);
  // If the year is unknown, assume a leap year, so that February 29 is accepted.
  const date = isoDate(year ?? 2024, month, day);
  return isCalendarDate(date) ? date : null;
}

/** A date that can begin with the year or the day, such as '27.03.24'. */
interface ShortDate {
  cell: PlacedText;
  dates: Readonly<Record<'dayFirst' | 'yearFirst', CalendarDate>>;
  weekdays: ReadonlySet<Weekday> | null;
}

/** The number of years from today that the year at the beginning of a short date can be. */
const YEARS_AROUND = 10;
/** Dates that are nearer than this to today, or in the years of the title, are plausible. Far ones are not. */
const NEAR = 2 * 365;
const FAR = 3 * 365;

/** Chooses between the year first and the day first for dates that fit both, or returns null if that is unclear. */
function orderOfShort(
  found: readonly ShortDate[],
  known: readonly number[],
  { today, planned = [] }: DatesInput,
): { order: 'dayFirst' | 'yearFirst'; type: 'weekday' | 'close' } | null {
  const readIn = (order: 'dayFirst' | 'yearFirst') => {
    const dates = found.map(({ dates: each }) => each[order]);
    const numbers = [...dates.map(dayNumber), ...known].toSorted((one, other) => one - other);
    const wrong = found.filter(({ weekdays }, place) => {
      const date = dates[place];
      return weekdays !== null && date !== undefined && !weekdays.has(weekdayOf(date));
    });
    const distances = dates.map((date) =>
      planned.length === 0
        ? Math.abs(dayNumber(date) - dayNumber(today))
        : planned.includes(yearOf(dayNumber(date)))
          ? 0
          : Number.POSITIVE_INFINITY,
    );
    return {
      order,
      wrong: wrong.length,
      spread: (numbers.at(-1) ?? 0) - (numbers[0] ?? 0),
      isNear: distances.every((distance) => distance <= NEAR),
      isFar: distances.every((distance) => distance > FAR),
    };
  };
  const [day, year] = [readIn('dayFirst'), readIn('yearFirst')];
  if ((day.wrong === 0) !== (year.wrong === 0))
    return { order: (day.wrong === 0 ? day : year).order, type: 'weekday' };
  const [close, wide] = day.spread <= year.spread ? [day, year] : [year, day];
  const isClose = wide.spread > 180 && wide.spread >= 4 * close.spread;
  if (isClose && (close.isNear || !wide.isNear)) return { order: close.order, type: 'close' };
  if (day.isNear && year.isFar) return { order: 'dayFirst', type: 'close' };
  return year.isNear && day.isFar && !isClose ? { order: 'yearFirst', type: 'close' } : null;
}

/** Finds the order of day, month and year that fits all dates. */
export function findDates(cells: readonly PlacedText[], input: DatesInput): DatesFound {
  const { locale, evidence: others } = input;
  const only: Record<'monthFirst' | 'dayFirst', PlacedText | null> = { monthFirst: null, dayFirst: null };
  const byWeekday: typeof only = { monthFirst: null, dayFirst: null };
  let either: PlacedText | null = null;
  let week: PlacedText | null = null;
  let hasOnlyDots = true;
  let lacksYear = false;
  let ranges = 0;
  /** The days with a year whose order is clear. */
  const known: number[] = [];
  const short: ShortDate[] = [];
  /** The dates that can only begin with the year, such as '27/3/5'. */
  const onlyYear: PlacedText[] = [];
  /** The dates that cannot be in a column of dates that begin with the year. */
  const notYear: PlacedText[] = [];
  const thisYear = Number(input.today.slice(0, 4));
  for (const cell of cells) {
    const found = writtenDate(cell.text, locale);
    if (found === null) continue;
    const isInWeek = found.on !== undefined;
    if (found.end !== null && !isInWeek) ranges += 1;
    for (const written of [found.start, ...(found.end ? [found.end] : [])]) {
      if (found.start.year === null && (found.end === null || found.end.year === null)) lacksYear = true;
      if (written.type === 'week' && written.weekday === null) week ??= cell;
      if (written.type === 'known' && written.year !== null) {
        const date = isoDate(written.year, written.month, written.day);
        if (isCalendarDate(date)) known.push(dayNumber(date));
        if (written.isShort) onlyYear.push(cell);
      }
      if (written.type !== 'numbers') continue;
      const [month, day] = [dateIn(written, 'monthFirst'), dateIn(written, 'dayFirst')];
      const year = dateIn(written, 'yearFirst');
      const clear = written.last === null && written.year !== null ? (day ?? month) : null;
      if (clear !== null) known.push(dayNumber(clear));
      const isYear =
        year !== null && (written.last === null || Math.abs(2000 + written.first - thisYear) <= YEARS_AROUND);
      if (!isYear) notYear.push(cell);
      const weekdays = written.weekdays ?? (isInWeek ? null : others?.weekdays(cell.row)) ?? null;
      if (month !== null && day !== null && written.first !== written.second) {
        either ??= cell;
        hasOnlyDots &&= written.mark === '.';
        if (weekdays && written.year !== null) {
          const [isMonth, isDay] = [weekdays.has(weekdayOf(month)), weekdays.has(weekdayOf(day))];
          if (isMonth && !isDay) byWeekday.monthFirst ??= cell;
          if (isDay && !isMonth) byWeekday.dayFirst ??= cell;
        }
      } else if (month !== null && day === null) only.monthFirst ??= cell;
      else if (day !== null && month === null) {
        if (isYear && written.last !== null && year !== day)
          short.push({ cell, dates: { dayFirst: day, yearFirst: year }, weekdays });
        else only.dayFirst ??= cell;
      } else if (month === null && year !== null && written.last !== null && isYear) onlyYear.push(cell);
    }
  }
  const rest = { lacksYear, week, ranges };
  const ask = (orders: readonly DateOrder[], isMixed: boolean): DatesFound => ({
    ...{ order: null, orders, evidence: null, isMixed, mustAsk: true },
    ...rest,
  });
  const { monthFirst } = only;
  const [withYear] = [...onlyYear, ...short.map(({ cell }) => cell)];
  const canBeYear = withYear !== undefined && notYear.length === 0;
  const decide = (
    order: DateOrder,
    cell: PlacedText,
    type: NonNullable<DatesFound['evidence']>['type'],
  ): DatesFound => ({
    ...{ order, orders: canBeYear ? DAY_OR_YEAR : DAY_OR_MONTH, evidence: { ...cell, type } },
    ...{ isMixed: false, mustAsk: false },
    ...rest,
  });
  if (withYear && (canBeYear || (!monthFirst && onlyYear.length + short.length > notYear.length))) {
    if (canBeYear && (onlyYear.length > 0 || monthFirst)) return decide('yearFirst', withYear, 'onlyFit');
    const clear = onlyYear.length > 0 ? null : orderOfShort(short, known, input);
    if (canBeYear) return clear ? decide(clear.order, withYear, clear.type) : ask(DAY_OR_YEAR, false);
    // Some dates do not begin with the year, but if most can, the others might be wrong.
    if (onlyYear.length > 0 || clear?.order === 'yearFirst') return ask(DAY_OR_YEAR, true);
  }
  // In a sheet with the month first, a date that begins with the year is an error of its row.
  const years = new Set(short.length > 0 ? known.map(yearOf) : []);
  const odd = short.find(({ dates: { dayFirst, yearFirst } }) => {
    const isKnown = (date: CalendarDate) => years.has(yearOf(dayNumber(date)));
    return !monthFirst || !isKnown(yearFirst) || isKnown(dayFirst);
  });
  const dayFirst = only.dayFirst ?? odd?.cell ?? null;
  if (monthFirst && dayFirst) return ask(DAY_OR_MONTH, true);
  if (monthFirst) return decide('monthFirst', monthFirst, 'onlyFit');
  if (dayFirst) return decide('dayFirst', dayFirst, 'onlyFit');
  // In dates with dots, the day always comes first.
  if (either && hasOnlyDots) return decide('dayFirst', either, 'dots');
  const { monthFirst: byMonth, dayFirst: byDay } = byWeekday;
  if (byMonth && !byDay) return decide('monthFirst', byMonth, 'weekday');
  if (byDay && !byMonth) return decide('dayFirst', byDay, 'weekday');
  if (either) return ask(DAY_OR_MONTH, false);
  return { order: null, orders: DAY_OR_MONTH, evidence: null, isMixed: false, mustAsk: false, ...rest };
}
