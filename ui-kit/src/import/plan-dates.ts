import { addDays, type CalendarDate, isCalendarDate, weekdayOf } from '@content-planner/model';
import type { ArrangedRows } from './arrange-rows.js';
import { cellText } from './cell-text.js';
import { weekdaysIn } from './date-names.js';
import { type DatesFound, findDates } from './date-order.js';
import type { PlacedText, RowEvidence, readDate } from './date-texts.js';
import type { ColumnTargets, MatchedColumns } from './match-columns.js';
import { monthText } from './months.js';
import type { PlanInput, SheetPlan } from './plan-sheet.js';

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

/** Returns the dates that are on another weekday than their row says, unless most of them are. */
export function findWrongDays(
  cells: readonly PlacedText[],
  weekdaysOf: RowEvidence['weekdays'],
  read: (cell: PlacedText) => ReturnType<typeof readDate>,
): SheetPlan['wrongDays'] {
  const wrong = new Map<number, CalendarDate>();
  let right = 0;
  for (const cell of cells) {
    const weekdays = weekdaysOf(cell.row);
    const found = weekdays && read(cell);
    if (!found || !('date' in found) || found.end !== null) continue;
    if (weekdays.has(weekdayOf(found.date))) right += 1;
    else wrong.set(cell.row, found.date);
  }
  return right > wrong.size ? wrong : new Map();
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
