import { type CalendarDate, dayNumber, fromDayNumber, type Weekday, weekdayOf } from '@content-planner/model';
import {
  type DateOrder,
  nearestYear,
  numberIn,
  type PlacedText,
  type RowEvidence,
  withYearFirst,
} from './date-texts.js';
import { type TitleYears, yearInTitle } from './title-years.js';
import { type WrittenDay, writtenDate } from './written-date.js';
import { spansOf } from './year-spans.js';

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

const yearAt = (number: number) => yearOf(fromDayNumber(number));

/** A row with a date, and what is known about it. */
interface DatedRow {
  row: number;
  start: WrittenDay;
  year: number | null;
  /** A date of another column, as a day number. */
  other: number | undefined;
  weekdays: ReadonlySet<Weekday> | null;
}

/** The years of dates that are written without one, keyed by row. */
type Years = ReadonlyMap<number, number>;

/** The first and the last of the dates that are written without a year. */
export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

export interface YearsFound {
  years: Years;
  /** If the years are unclear, the periods among which the user must choose. */
  periods: readonly Period[];
}

/** Returns a text that identifies a period. */
export const periodKey = ({ from, to }: Period): string => `${from}/${to}`;

interface YearsInput {
  order: DateOrder;
  /** The year of the first date without one, if the user chose it. */
  first: number | null;
  /** The key of the period that the user chose. */
  period?: string | undefined;
  title?: TitleYears | null;
  /** The years that a workbook stores without displaying them, keyed by row. They are perhaps wrong. */
  stored?: Years;
  today: CalendarDate;
  locale: string;
  evidence: RowEvidence;
}

/** A way to read the dates without a year. */
interface Reading {
  years: Years;
  /** The dates in the order of the rows, as day numbers. */
  numbers: readonly number[];
  /** The number of dates on another weekday than the sheet says. */
  wrong: number;
}

/** Follows the rows, of which each date is near the one before. */
function rowFollower(dated: readonly DatedRow[], order: DateOrder, today: CalendarDate) {
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
function readInOrder(dated: readonly DatedRow[], { order, first, title, today }: YearsInput): Years {
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

/** The number of days that rows in order can go back. */
const BACK = 31;
/** The number of days of a plan for a year that ends with the first days of the next one. */
const YEAR_AND_A_BIT = 400;

/** Returns whether rows are in order and cover no more than about a year. */
function isPlausible({ numbers }: Reading): boolean {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? number));
  const isInOrder = steps.every((step) => step >= -BACK) || steps.every((step) => step <= BACK);
  const sorted = numbers.toSorted((one, other) => one - other);
  return isInOrder && (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) <= YEAR_AND_A_BIT;
}

/** Returns the place of the first row after a gap of half a year, or -1. */
const gapIn = ({ numbers }: Reading) =>
  numbers.findIndex((number, index) => Math.abs(number - (numbers[index - 1] ?? number)) > 182);

/** Returns whether a month is repeated after a gap, such as one that was added last. */
function repeatsMonth({ numbers }: Reading, gap: number): boolean {
  const monthOf = (number: number) => fromDayNumber(number).slice(5, 7);
  const before = new Set(numbers.slice(0, gap).map(monthOf));
  return numbers.slice(gap).some((number) => before.has(monthOf(number)));
}

/** The number of days between the dates of a plan. */
const USUAL_GAP = 62;

/**
 * Moves dates of a reading to the year before or after it, if they are on the weekday that the sheet says there. If they
 * are then not close to the other dates, the weekday can also be wrong, so both readings are possible.
 */
function onWeekdays(
  { years, ...reading }: Reading,
  undated: readonly DatedRow[],
  order: DateOrder,
): readonly Years[] {
  const fitting = undated.flatMap(({ row, start, weekdays }) => {
    const year = years.get(row) ?? 0;
    const fits = (each: number) => {
      const number = numberIn(start, each, order);
      return number !== null && weekdays?.has(weekdayOf(fromDayNumber(number))) ? number : null;
    };
    if (weekdays === null || fits(year) !== null) return [];
    const other = [year - 1, year + 1].find((each) => fits(each) !== null);
    const [before, after] = [numberIn(start, year, order), other === undefined ? null : fits(other)];
    return other === undefined || before === null || after === null ? [] : [{ row, other, before, after }];
  });
  if (fitting.length === 0) return [years];
  const moved = new Map([...years, ...fitting.map(({ row, other }) => [row, other] as const)]);
  const befores = new Set(fitting.map(({ before }) => before));
  const rest = reading.numbers.filter((number) => !befores.has(number));
  const gap = (to: number) => Math.min(...rest.map((number) => Math.abs(number - to)));
  const isClear = fitting.every(({ before, after }) => gap(after) <= USUAL_GAP && gap(after) < gap(before));
  return isClear ? [moved] : [years, moved];
}

/** Chooses between the years of the title and those of rows in order, or returns the readings that are possible. */
function chooseReading(
  planned: readonly Reading[],
  inOrder: Reading,
  { title, hasKnown }: { title: TitleYears; hasKnown: boolean },
): readonly Reading[] {
  const least = Math.min(...planned.map(({ wrong }) => wrong));
  const possible = planned.filter(({ wrong }) => wrong === least);
  const [best] = possible;
  if (!best) return [inOrder];
  const isSame = (one: Reading) => one.numbers.every((number, index) => number === inOrder.numbers[index]);
  if (inOrder.wrong < least) {
    // A weekday can be wrong. If all others fit, the title counts.
    return isPlausible(inOrder) || least * 2 > best.numbers.length ? [inOrder] : possible;
  }
  if (possible.length > 1) return hasKnown && possible.some(isSame) ? [inOrder] : possible;
  if (isSame(best) || inOrder.wrong > least || title.isCertain || !isPlausible(inOrder)) return [best];
  if (title.years.length === 1) return hasKnown ? [inOrder] : [best, inOrder];
  const gap = gapIn(inOrder);
  if (gap >= 0 && repeatsMonth(inOrder, gap)) return [best];
  // A plan for two years begins in the first one.
  const [from, to] = [inOrder.numbers[0] ?? 0, inOrder.numbers.at(-1) ?? 0].map(yearAt);
  const isWhole =
    from === title.years[0] && to === title.years[1] && (gap < 0 || from !== yearAt(best.numbers[0] ?? 0));
  return isWhole ? [inOrder] : [best, inOrder];
}

/**
 * Finds the years of the dates that are written without one. They are in the years of the sheet's title. Without a
 * title, a date follows other dates in its row, the weekday, and the rows before it, so a sheet can continue over New
 * Year. If no date has a year, they are as close to today as possible. Dates in the past count as twice as far, because
 * in November, a plan for the whole year is for the next one.
 */
export function findYears(cells: readonly PlacedText[], input: YearsInput): YearsFound {
  const { order, first, title, locale, evidence } = input;
  const written = cells.flatMap(({ text, row }) => {
    const found = writtenDate(text, locale);
    if (!found) return [];
    const start = withYearFirst(found.start, order);
    return [{ row, start, year: start.year ?? found.end?.year ?? null }];
  });
  if (written.every(({ year }) => year !== null)) return { years: new Map(), periods: [] };
  const dated = written.map(({ row, start, year }): DatedRow => {
    const other = evidence.dates(row).flatMap((date) => {
      const day = writtenDate(date, locale)?.start;
      return day && day.year !== null ? (numberIn(day, day.year, order) ?? []) : [];
    })[0];
    const weekdays = start.weekdays ?? evidence.weekdays(row);
    return { row, start, year, other, weekdays };
  });
  const { anchorOf } = rowFollower(dated, order, input.today);
  const undated = dated.filter((each) => each.year === null);
  const reading = (years: Years): Reading => {
    const numbers = undated.map((each) => numberIn(each.start, years.get(each.row) ?? 0, order));
    const found = numbers.flatMap((number, index) =>
      number === null ? [] : { number, row: undated[index] },
    );
    return {
      years,
      numbers: found.map(({ number }) => number),
      wrong: found.filter(({ number, row }) => row?.weekdays?.has(weekdayOf(fromDayNumber(number))) === false)
        .length,
    };
  };
  const onWeekdaysOnly = readInOrder(dated, input);
  if (first !== null) return { years: onWeekdaysOnly, periods: [] };
  const inOrder = reading(
    readInOrder(
      dated.map((each) => ({ ...each, weekdays: null })),
      input,
    ),
  );
  // A weekday that does not fit the other rows is wrong. It always fits the year before or after.
  const isTypo =
    isPlausible(inOrder) &&
    !isPlausible(reading(onWeekdaysOnly)) &&
    2 * inOrder.wrong < weekdayCount(undated);
  const following = isTypo ? inOrder.years : onWeekdaysOnly;
  const isNew = ({ numbers }: Reading, index: number, all: readonly Reading[]) =>
    all.findIndex((other) => other.numbers.join() === numbers.join()) === index;
  const withStored = (readings: readonly Reading[]) =>
    input.stored === undefined || input.stored.size === 0
      ? readings
      : [
          ...readings,
          ...readings.map(({ years }) => reading(new Map([...years, ...(input.stored ?? [])]))),
        ].filter(isNew);
  if (!title) {
    const isFree = undated.every((each) => anchorOf(each) === null);
    const known = dated.flatMap((each) => (each.year === null ? [] : (anchorOf(each) ?? [])));
    const spans = isFree ? spansOf(undated, following, { order, today: input.today, known }) : [following];
    return yearsOrPeriods(withStored(spans.map(reading)), input.period);
  }
  const monthOf = (start: WrittenDay) => {
    const number = numberIn(start, 2024, order);
    return number === null ? null : Number(fromDayNumber(number).slice(5, 7));
  };
  const inTitle = title.meanings.map((meaning) =>
    reading(
      new Map(
        undated.map((each) => {
          const [anchor, month] = [anchorOf(each), monthOf(each.start)];
          const year =
            anchor === null && month !== null ? yearInTitle(meaning, month) : following.get(each.row);
          return [each.row, year ?? meaning.first];
        }),
      ),
    ),
  );
  const readings = chooseReading(inTitle.filter(isNew), reading(following), {
    title,
    hasKnown: undated.length < dated.length,
  }).flatMap((each) =>
    each.years === following ? each : onWeekdays(each, undated, order).map((found) => reading(found)),
  );
  return yearsOrPeriods(withStored(readings), input.period);
}

const weekdayCount = (rows: readonly DatedRow[]) => rows.filter(({ weekdays }) => weekdays !== null).length;

/** Returns the years of the only reading, or the periods among which the user has to choose. */
function yearsOrPeriods(readings: readonly Reading[], chosenPeriod: string | undefined): YearsFound {
  const options = readings.flatMap((each) => {
    const sorted = each.numbers.toSorted((one, other) => one - other);
    const [from, to] = [sorted[0], sorted.at(-1)];
    if (from === undefined || to === undefined) return [];
    return [{ years: each.years, period: { from: fromDayNumber(from), to: fromDayNumber(to) } }];
  });
  const chosen =
    options.length < 2 ? options[0] : options.find(({ period }) => periodKey(period) === chosenPeriod);
  return {
    years: chosen?.years ?? (options.length === 0 ? (readings[0]?.years ?? new Map()) : new Map()),
    periods: options.length < 2 ? [] : options.map(({ period }) => period),
  };
}
