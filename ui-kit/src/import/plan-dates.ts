import { addDays, type CalendarDate, dayNumber, isCalendarDate, weekdayOf } from '@content-planner/model';
import type { ArrangedRows } from './arrange-rows.js';
import { cellText } from './cell-text.js';
import { weekdaysIn } from './date-names.js';
import { type DatesFound, findDates } from './date-order.js';
import type { DateProblem, PlacedText, RowEvidence } from './date-texts.js';
import type { ColumnTargets, MatchedColumns } from './match-columns.js';
import { monthText } from './months.js';
import type { PlanInput, SheetPlan } from './plan-sheet.js';
import { areWeeks } from './week-days.js';
import { writtenDate } from './written-date.js';

/** The share of cells with dates, or weekdays, that makes a column evidence for the dates in its row. */
const EVIDENT = 0.5;

/** Returns what columns that are not imported as dates say about the date of each row. */
export function rowEvidence(
  { dataRows }: ArrangedRows,
  { contents }: MatchedColumns,
  columns: ColumnTargets,
  locale: string,
): RowEvidence {
  const dateColumns = contents.flatMap(({ dates }, column) =>
    dates >= EVIDENT && columns[column] !== 'startDate' ? column : [],
  );
  const weekdayColumns = contents.flatMap(({ cells }, column) => {
    const weekdays = cells.filter((cell) => weekdaysIn(cell, locale) !== null);
    return cells.length > 0 && weekdays.length / cells.length >= EVIDENT ? column : [];
  });
  const cellsByRow = new Map(dataRows.map(({ row, cells }) => [row, cells]));
  const textsIn = (row: number, places: readonly number[]) => {
    const cells = cellsByRow.get(row);
    return places.map((column) => cellText(cells?.[column] ?? ''));
  };
  return {
    dates: (row) => textsIn(row, dateColumns),
    weekdays: (row) =>
      textsIn(row, weekdayColumns)
        .map((text) => weekdaysIn(text, locale))
        .find(Boolean) ?? null,
  };
}

/** Returns the number of the calendar week in each row, or null if the sheet has no column with weeks. */
export function rowWeeks(
  { headers, dataRows }: ArrangedRows,
  { contents }: MatchedColumns,
  locale: string,
): (row: number) => number | null {
  const column = contents.findIndex(({ cells }, place) => areWeeks(cells, headers?.[place] ?? '', locale));
  const weeks = new Map(dataRows.map(({ row, cells }) => [row, cellText(cells[column] ?? '')]));
  return (row) => {
    const text = weeks.get(row) ?? '';
    const start = writtenDate(text, locale)?.start;
    return start?.type === 'week' ? start.week : Number(text) || null;
  };
}

/** Returns the number of a calendar week, as in ISO 8601. */
function isoWeek(date: CalendarDate): number {
  const thursday = addDays(date, 3 - ((weekdayOf(date) + 6) % 7));
  return Math.floor((dayNumber(thursday) - dayNumber(`${thursday.slice(0, 4)}-01-01`)) / 7) + 1;
}

interface DoubtsInput {
  weekdaysOf: RowEvidence['weekdays'];
  weekOf: (row: number) => number | null;
  /** The rows whose order of day and month the user has to choose. */
  unclear: readonly number[];
}

/** Returns what is doubtful about dates: another weekday or week than their row says, unless most differ. */
export function findDoubts(
  days: readonly { row: number; date: CalendarDate }[],
  { weekdaysOf, weekOf, unclear }: DoubtsInput,
): SheetPlan['doubts'] {
  const contradictions = (
    problemOf: (row: number, date: CalendarDate) => DateProblem | null | undefined,
  ): [number, DateProblem][] => {
    const found = days.map(({ row, date }) => ({ row, problem: problemOf(row, date) }));
    const wrong = found.flatMap(({ row, problem }): [number, DateProblem][] =>
      problem ? [[row, problem]] : [],
    );
    return found.filter(({ problem }) => problem === null).length > wrong.length ? wrong : [];
  };
  return new Map([
    ...contradictions((row, date) => {
      const week = weekOf(row);
      // In the United States, a week begins on Sunday.
      const weeks = [date, ...(weekdayOf(date) === 0 ? [addDays(date, 1)] : [])].map(isoWeek);
      if (week === null) return undefined;
      return weeks.includes(week) ? null : { type: 'otherWeek', date, week: weeks[0] ?? 0 };
    }),
    ...contradictions((row, date) => {
      const weekdays = weekdaysOf(row);
      if (weekdays === null) return undefined;
      return weekdays.has(weekdayOf(date)) ? null : { type: 'weekday', date };
    }),
    ...unclear.map((row): [number, DateProblem] => [row, { type: 'order' }]),
  ]);
}

/** A date in a title, such as in 'Printed on 29/11/2026'. */
const DATE_IN_TITLE = /(?<![\p{L}\d/.-])\d{1,2}([/.-])\d{1,2}\1(?:20)?\d{2}(?![\d/.-])/gu;

/** The number of days by which a date of a plan can be in the past. */
const PAST = 31;

/**
 * Returns the dates whose year the workbook doesn't display, keyed by row, if one of them is in the past. Excel adds the
 * current year to a date such as '5 Jan', which is probably in the next one.
 */
export function findDoubtfulYears(
  { dataRows, hiddenYears }: ArrangedRows,
  date: number,
  today: CalendarDate,
): ReadonlyMap<number, CalendarDate> {
  const hidden = new Set(hiddenYears.flatMap(({ row, column }) => (column === date ? row + 1 : [])));
  const stored = new Map(
    dataRows.flatMap(({ row, cells }) => {
      const day = cellText(cells[date] ?? '').slice(0, 10);
      return hidden.has(row) && isCalendarDate(day) ? [[row, day]] : [];
    }),
  );
  const first = addDays(today, -PAST);
  return [...stored.values()].some((day) => day < first) ? stored : new Map();
}

/** Returns a date without its year. */
export const dayText = (date: CalendarDate, locale: string) =>
  monthText(String(Number(date.slice(8))), { month: Number(date.slice(5, 7)), year: null }, locale);

/** Takes the order of day and month from other columns or else from the titles, if all their dates have the same one. */
export function orderOfOthers(
  found: DatesFound,
  { dataRows, titles }: ArrangedRows,
  { contents }: MatchedColumns,
  input: Pick<PlanInput, 'locale' | 'today'>,
  isDay: (cell: PlacedText) => boolean,
): DatesFound {
  const others = contents.flatMap(({ dates }, column) => (dates >= EVIDENT ? column : []));
  const cells = dataRows.flatMap(({ row, cells: texts }) =>
    others.map((column) => ({ text: cellText(texts[column] ?? ''), row })),
  );
  const inTitles = titles.flatMap(({ text, row }) =>
    [...text.matchAll(DATE_IN_TITLE)].map(([date]) => ({ text: date, row })),
  );
  for (const dates of [cells.filter(isDay), inTitles]) {
    const { order, evidence, mustAsk } = findDates(dates, input);
    if (!mustAsk && order !== null && found.orders.includes(order))
      return { ...found, order, evidence, mustAsk };
  }
  return found;
}
