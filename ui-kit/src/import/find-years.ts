import { type CalendarDate, fromDayNumber, type Weekday, weekdayOf } from '@content-planner/model';
import { type DateOrder, numberIn, type PlacedText, type RowEvidence, withYearFirst } from './date-texts.js';
import {
  type DatedRow,
  type InOrderInput,
  readInOrder,
  rowFollower,
  type Years,
  yearAt,
} from './rows-in-order.js';
import { type TitleYears, yearInTitle } from './title-years.js';
import { type WrittenDay, writtenDate } from './written-date.js';
import { spansOf } from './year-spans.js';

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

interface YearsInput extends InOrderInput {
  /** The key of the period that the user chose. */
  period?: string | undefined;
  /** The years that a workbook stores without displaying them, keyed by row. They are perhaps wrong. */
  stored?: Years;
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

/** Returns the weekday on which most weeks begin, or null if that is unclear. */
function weekdaysOfWeeks(
  rows: readonly DatedRow[],
  years: Years,
  order: DateOrder,
): ReadonlySet<Weekday> | null {
  const numbers = rows.flatMap(
    ({ row, start, year }) => numberIn(start, year ?? years.get(row) ?? 0, order) ?? [],
  );
  const days = [...new Set(numbers)].map((number) => weekdayOf(fromDayNumber(number)));
  const common = days.find((day) => 2 * days.filter((other) => other === day).length > days.length);
  return common === undefined || days.length < 3 ? null : new Set([common]);
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
    // A weekday in another column says nothing about the first day of a week.
    const weekdays = start.weekdays ?? (found.on === undefined ? evidence.weekdays(row) : null);
    const year = start.year ?? found.end?.year ?? null;
    return [{ row, start, weekdays, year, isFirstDay: found.on !== undefined }];
  });
  if (written.every(({ year }) => year !== null)) return { years: new Map(), periods: [] };
  const rows = written.map((each) => {
    const other = evidence.dates(each.row).flatMap((date) => {
      const day = writtenDate(date, locale)?.start;
      return day && day.year !== null ? (numberIn(day, day.year, order) ?? []) : [];
    })[0];
    return { ...each, other };
  });
  const inRows = readInOrder(
    rows.map((each) => ({ ...each, weekdays: null })),
    input,
  );
  const weekdays = weekdaysOfWeeks(
    rows.filter(({ isFirstDay }) => isFirstDay),
    inRows,
    order,
  );
  const dated = rows.map((each): DatedRow => (each.isFirstDay ? { ...each, weekdays } : each));
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
  const inOrder = reading(inRows);
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
