import { type CalendarDate, fromDayNumber, type Weekday, weekdayOf } from '@content-planner/model';
import { weekdaysIn } from './date-names.js';
import { findDates } from './date-order.js';
import { isDateText, isWeekText, looksLikeDate, NO_EVIDENCE, numberIn } from './date-texts.js';
import { findYears } from './find-years.js';
import { headingWords, wordList } from './heading-words.js';
import type { TitleYears } from './title-years.js';
import { WEEK_OF, writtenDate } from './written-date.js';

const WEEK = new Set(
  wordList(
    'week wk w kw cw wc kalenderwoche woche semaine sem s semana settimana vecka v uge uke viikko vko tydzien tydz tyden tyzden hafta het 週 周',
  ),
);
/** Words for the last day of a week. */
const LAST = new Set(wordList('ending ends end bis fin fine ende eind slut koniec konec'));

const FIRST_DAY = new RegExp(`^(?:${WEEK_OF})\\b`, 'i');

/** The share of cells that must fit. */
const MOST = 0.6;

const most = <T>(cells: readonly T[], fits: (cell: T) => boolean) =>
  cells.length > 0 && cells.filter(fits).length >= cells.length * MOST;

/** Returns whether the cells of a column are calendar weeks. Numbers are weeks if the heading says so. */
export function areWeeks(cells: readonly string[], header: string, locale: string): boolean {
  const isNamed = headingWords(header).some((word) => WEEK.has(word));
  return (
    most(cells, (cell) => isWeekText(cell, locale)) ||
    (isNamed && most(cells, (cell) => /^(?:[1-9]|[1-4]\d|5[0-3])$/.test(cell)))
  );
}

/** Returns a week as it is written elsewhere, such as 'Week 5' for the number of a week. */
export const namedWeek = (cell: string): string => (/^\d{1,2}$/.test(cell) ? `Week ${cell}` : cell);

/** Returns whether a cell contains four to seven days, without regard to their year. */
function isWeekRange(cell: string, locale: string): boolean {
  const found = writtenDate(cell, locale);
  if (!found?.end) return false;
  const days = (['dayFirst', 'monthFirst'] as const).map((order) => {
    const [first, last] = [found.start, found.end].map((day) => day && numberIn(day, 2025, order));
    return first == null || last == null ? 0 : ((last - first + 365) % 365) + 1;
  });
  return days.some((length) => length >= 4 && length <= 7);
}

/** A cell with a date, or with the first day of a week, and the weekdays in its row and the rows below. */
interface DatedRow {
  text: string;
  weekday: ReadonlySet<Weekday>;
}

/** Returns whether dates are the first days of weeks, because the weekdays beside them are others. */
function areFirstDays(
  rows: readonly DatedRow[],
  { locale, today, title }: { locale: string; today: CalendarDate; title: TitleYears | null },
): boolean {
  const cells = rows.map(({ text }, row) => ({ text, row }));
  const order = findDates(cells, { locale, today }).order ?? 'monthFirst';
  const { years } = findYears(cells, {
    ...{ order, first: null, title, today, locale, evidence: NO_EVIDENCE },
  });
  const dates = rows.flatMap(({ text, weekday }, row) => {
    const start = writtenDate(text, locale)?.start;
    const year = start?.year ?? years.get(row);
    const number = start && year !== undefined ? numberIn(start, year, order) : null;
    return number === null ? [] : [{ number, weekday, first: weekdayOf(fromDayNumber(number)) }];
  });
  const differ = dates.filter(({ weekday, first }) => !weekday.has(first)).length;
  return (
    differ > dates.length / 2 &&
    new Set(dates.map(({ first }) => first)).size === 1 &&
    new Set(dates.map(({ number }) => number)).size > 1 &&
    new Set(dates.map(({ weekday }) => [...weekday].join())).size > 1
  );
}

/** Finds a column of weeks, or of their first days, beside one of weekdays. Empty cells are those above. */
export function findWeekdays(
  rows: readonly (readonly string[])[],
  headers: readonly string[],
  {
    locale,
    today,
    title,
    isOther,
  }: {
    locale: string;
    today: CalendarDate;
    title: TitleYears | null;
    /** Whether a column has other dates than the entries. */
    isOther: (header: string) => boolean;
  },
): { week: number; weekday: number } | null {
  const cellsIn = (column: number) => rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const places = [...headers.keys()];
  const isDate = (cell: string) => isDateText(cell, locale);
  const weekday = places.find((column) => most(cellsIn(column), (cell) => weekdaysIn(cell, locale) !== null));
  if (weekday === undefined) return null;
  const isWeek = (column: number) => {
    const cells = cellsIn(column);
    const words = headingWords(headers[column] ?? '');
    if (areWeeks(cells, headers[column] ?? '', locale)) return true;
    const isNamed = words.some((word) => WEEK.has(word)) && !words.some((word) => LAST.has(word));
    if (isNamed && most(cells, isDate)) return true;
    return (
      most(cells, isDate) &&
      (most(cells, (cell) => FIRST_DAY.test(cell)) ||
        most(cells, (cell) => isWeekRange(cell, locale)) ||
        areFirstDays(datedRows(rows, column, weekday, locale), { locale, today, title }))
    );
  };
  const week = places.find((column) => column !== weekday && isWeek(column));
  const hasDays = places.some((column) => {
    if (column === week || isOther(headers[column] ?? '')) return false;
    const days = cellsIn(column).filter(
      (cell) => looksLikeDate(cell, locale) && !isWeekText(cell, locale) && weekdaysIn(cell, locale) === null,
    );
    return days.length > rows.length / 2;
  });
  return week === undefined || hasDays ? null : { week, weekday };
}

function datedRows(
  rows: readonly (readonly string[])[],
  column: number,
  weekday: number,
  locale: string,
): DatedRow[] {
  let text = '';
  return rows.flatMap((row) => {
    text = row[column] || text;
    const found = weekdaysIn(row[weekday] ?? '', locale);
    return text === '' || found === null ? [] : [{ text, weekday: found }];
  });
}
