import { type CalendarDate, dayNumber, fromDayNumber, type Weekday, weekdayOf } from '@content-planner/model';
import { type DateOrder, nearestYear, numberIn } from './date-texts.js';
import type { TitleYears } from './title-years.js';
import type { WrittenDay } from './written-date.js';

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

export const yearAt = (number: number) => yearOf(fromDayNumber(number));

/** A row with a date, and what is known about it. */
export interface DatedRow {
  row: number;
  start: WrittenDay;
  year: number | null;
  /** A date of another column, as a day number. */
  other: number | undefined;
  weekdays: ReadonlySet<Weekday> | null;
}

/** The years of dates that are written without one, keyed by row. */
export type Years = ReadonlyMap<number, number>;

export interface InOrderInput {
  order: DateOrder;
  /** The year of the first date without one, if the user chose it. */
  first: number | null;
  title?: TitleYears | null;
  today: CalendarDate;
}

/** Follows the rows, of which each date is near the one before. */
export function rowFollower(dated: readonly DatedRow[], order: DateOrder, today: CalendarDate) {
  const anchorOf = ({ start, year, other }: DatedRow): number | null => {
    if (year !== null) return numberIn(start, year, order);
    if (other === undefined) return null;
    const number = numberIn(start, nearestYear(start, other, order), order);
    return number !== null && Math.abs(number - other) <= MAX_DISTANCE ? number : null;
  };
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
  const follow = (rows: readonly DatedRow[], from: number, years: Map<number, number>, expected = step) => {
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
  return { anchorOf, follow, step };
}

/** Reads the rows one after the other, from a date whose year is known or else so that they are close to today. */
export function readInOrder(dated: readonly DatedRow[], { order, first, title, today }: InOrderInput): Years {
  const { anchorOf, follow, step } = rowFollower(dated, order, today);
  const undated = dated.findIndex(({ year }) => year === null);
  const start = dated[undated] as DatedRow;
  const startingIn = (year: number) => {
    const number = numberIn(start.start, year, order);
    return number === null ? null : follow(dated.slice(undated), number, new Map());
  };
  if (first !== null) return new Map([...(startingIn(first) ?? []), [start.row, first]]);
  const anchored = dated.findIndex((each) => anchorOf(each) !== null);
  const anchor = anchored < 0 ? null : anchorOf(dated[anchored] as DatedRow);
  if (anchor !== null) {
    const years = follow(dated.slice(anchored), anchor, new Map());
    return follow(dated.slice(0, anchored).toReversed(), anchor, years, -step);
  }
  const now = dayNumber(today);
  const planned = title?.years ?? [];
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
