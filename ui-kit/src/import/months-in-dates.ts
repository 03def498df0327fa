import type { CalendarDate } from '@content-planner/model';
import type { MonthReading, PlacedText, RowEvidence } from './date-texts.js';
import { type MonthOfYear, monthIn, monthOfYear } from './months.js';
import { writtenDate } from './written-date.js';

/** A cell that names a month, perhaps without a day. */
export interface FoundMonth extends PlacedText, MonthOfYear {
  /** Whether the cell can also be a day, such as 'Jan 27'. */
  isUnclear: boolean;
  /** What such cells mean, or null if the user has to choose. */
  reading: MonthReading | null;
}

interface MonthsInput {
  /** What the user chose. */
  chosen: MonthReading | undefined;
  locale: string;
  today: CalendarDate;
  /** The years in the sheet's title. */
  planned: readonly number[];
  evidence: RowEvidence;
}

/** The number of years from today that the year of a plan can be. */
const YEARS_AROUND = 2;

/** The share of days with the same number that are probably months of the year with this number. */
const MOST = 0.6;

const count = ({ month, year }: MonthOfYear) => year * 12 + month;

/** Returns whether months are in order, without large gaps, such as from November 26 to February 27. */
function areInOrder(months: readonly MonthOfYear[]): boolean {
  const steps = months.slice(1).map((month, index) => count(month) - count(months[index] ?? month));
  return steps.every((step) => step >= 0 && step <= 3) || steps.every((step) => step <= 0 && step >= -3);
}

/**
 * Finds a cell with a month of a year. Cells such as 'Jan 27' are days, unless all of them are in order when they are
 * read as months, or most of them have the same number.
 */
export function findMonths(
  cells: readonly PlacedText[],
  { chosen, locale, today, planned, evidence }: MonthsInput,
): FoundMonth | null {
  const thisYear = Number(today.slice(0, 4));
  let clear: FoundMonth | null = null;
  const isNear = (year: number) => planned.includes(year) || Math.abs(year - thisYear) <= YEARS_AROUND;
  const days = cells.flatMap((cell) => {
    const written = writtenDate(cell.text, locale);
    if (written === null) {
      const month = clear === null ? monthIn(cell.text, locale) : null;
      if (month && month.year !== null)
        clear = { ...cell, ...month, year: month.year, isUnclear: false, reading: chosen ?? 'none' };
      return [];
    }
    const { start, end } = written;
    const found = end === null && start.weekdays === undefined ? monthOfYear(start) : null;
    const isMonth = found !== null && isNear(found.year) && evidence.weekdays(cell.row) === null;
    return [{ cell, hasYear: start.year !== null, month: isMonth ? found : null }];
  });
  const without = days.filter(({ hasYear }) => !hasYear);
  const months = without.flatMap(({ month }) => month ?? []);
  const years = new Map<number, number>();
  for (const { year } of months) years.set(year, (years.get(year) ?? 0) + 1);
  const distinct = new Set(months.map(({ month }) => month)).size;
  const isAll = months.length === without.length;
  const isOnly = isAll && (distinct > 1 || without.length === days.length);
  const isUnclear =
    months.length > 0 &&
    ((isOnly && (years.size === 1 || areInOrder(months))) ||
      (distinct > 2 && Math.max(...years.values()) >= MOST * without.length));
  if (!isUnclear) return clear;
  const [first = null] = without.flatMap(
    ({ cell, month }) => month && { ...cell, ...month, isUnclear, reading: chosen ?? null },
  );
  return first;
}
