import { type CalendarDate, dayNumber, fromDayNumber, type Weekday, weekdayOf } from '@content-planner/model';
import { type DateOrder, numberIn } from './date-texts.js';
import type { WrittenDay } from './written-date.js';

/** A row with a date that is written without a year. */
export interface UndatedRow {
  row: number;
  start: WrittenDay;
  weekdays: ReadonlySet<Weekday> | null;
}

type Years = ReadonlyMap<number, number>;

interface SpansInput {
  order: DateOrder;
  today: CalendarDate;
  /** The dates with a year, as day numbers. */
  known: readonly number[];
}

const YEAR = 366;
/** The number of days of a plan for a year that ends with the first days of the next one. */
const YEAR_AND_A_BIT = 400;
/** The number of days between the rows of a plan for more than a year. */
const DENSE = 92;
/** The number of days without an entry that separate the end of a plan from its beginning. */
const CLEAR_GAP = 62;
/** The number of days by which the largest gap must be larger than the next one. */
const CLEARLY_LARGER = 14;

const yearAt = (number: number) => Number(fromDayNumber(number).slice(0, 4));

/** Returns the days of a leap year, from 0, after which a plan for one year can begin. */
function possibleStarts(days: readonly number[]): number[] {
  const sorted = [...new Set(days)].toSorted((one, other) => one - other);
  const gaps = sorted
    .map((day, index) => ({
      day,
      size: index === 0 ? day + YEAR - (sorted.at(-1) ?? 0) : day - (sorted[index - 1] ?? 0),
    }))
    .toSorted((one, other) => other.size - one.size);
  const [best, second] = gaps;
  if (!best) return [];
  const starts = [best, ...(second && second.size > best.size - CLEARLY_LARGER ? [second] : [])];
  return [...starts.map(({ day }) => day), ...(best.size < CLEAR_GAP ? [0] : [])];
}

/** Returns the years of rows that are all within a year from a day of the year on, as near as possible. */
function yearsFrom(
  first: number,
  rows: readonly (UndatedRow & { day: number })[],
  { order, today, known }: SpansInput,
): Years {
  const now = dayNumber(today);
  const distanceOf = (number: number) =>
    known.length > 0
      ? Math.min(...known.map((each) => Math.abs(each - number)))
      : number < now
        ? 2 * (now - number)
        : number - now;
  const options = [-2, -1, 0, 1, 2].map((shift) => {
    const years = new Map<number, number>();
    let [wrong, distance] = [0, 0];
    for (const { row, start, weekdays, day } of rows) {
      const year = yearAt(now) + shift + (day < first ? 1 : 0);
      years.set(row, year);
      const number = numberIn(start, year, order);
      if (number === null) continue;
      distance += distanceOf(number);
      if (weekdays?.has(weekdayOf(fromDayNumber(number))) === false) wrong += 1;
    }
    return { years, wrong, distance };
  });
  const [best] = options.toSorted((one, other) => one.wrong - other.wrong || one.distance - other.distance);
  return best?.years ?? new Map();
}

/**
 * Returns the years that rows without one can be in. Rows that follow each other over more than a year are rather those
 * of one year, but not in order, unless they are in order and close to each other.
 *
 * @param following The years if each row follows the one before.
 */
export function spansOf(rows: readonly UndatedRow[], following: Years, input: SpansInput): readonly Years[] {
  const numbersOf = (years: Years) =>
    rows.flatMap(({ row, start }) => numberIn(start, years.get(row) ?? 0, input.order) ?? []);
  const numbers = numbersOf(following);
  const sorted = numbers.toSorted((one, other) => one - other);
  const length = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  if (length <= YEAR) return [following];
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? number));
  const isInOrder = steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  if (isInOrder && steps.every((step) => Math.abs(step) <= DENSE)) return [following];
  const first = numberIn({ type: 'known', year: null, month: 1, day: 1 }, 2024, input.order) ?? 0;
  const dayed = rows.flatMap((each) => {
    const number = numberIn(each.start, 2024, input.order);
    return number === null ? [] : [{ ...each, day: number - first }];
  });
  const spans = possibleStarts(dayed.map(({ day }) => day)).map((start) => yearsFrom(start, dayed, input));
  const isOverOneNewYear = isInOrder && length <= YEAR_AND_A_BIT && new Set(numbers.map(yearAt)).size === 2;
  const all = isOverOneNewYear ? [following, ...spans] : spans;
  return all.filter(
    (one, index) => all.findIndex((other) => numbersOf(other).join() === numbersOf(one).join()) === index,
  );
}
