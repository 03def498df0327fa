import type { CalendarDate } from '@content-planner/model';
import { formatMonthName } from '../dates/format-date.js';
import { cellText } from './cell-text.js';
import { weekdaysIn, withoutWeekday } from './date-names.js';
import { isPeriod, looksLikeDate, readDate } from './date-texts.js';
import { headingWords, isOtherDay, wordList } from './heading-words.js';
import { type Month, monthAfter, monthIn, monthText } from './months.js';
import type { Sheet } from './parse-sheet.js';
import { type TitleYears, titleYearOf } from './title-years.js';
import { findWeekdays, namedWeek } from './week-days.js';
import { dayInWeek, writtenDate } from './written-date.js';

const MONTH = new Set(
  wordList(
    'month monat mois mes mese maand manad maned miesiac mesic mesiac kuukausi месяц місяць ay luna honap oy 月 월',
  ),
);
const DAY = new Set(
  wordList('day date tag datum jour dia giorno dag dzien den paiva день число gun zi nap kun 日 일 日付'),
);
const YEAR = new Set(wordList('year jahr annee ano anno jaar ar rok vuosi год рік yil an ev 年 년'));

/** A day of the month, such as '5', '5th', 'Fri 5' and '5–7'. */
const DAYS =
  /^(?:\p{L}+[.,]?\s+)?\d{1,2}(?:st|nd|rd|th|er|[.º°日일])?(?:(?:\s*[-–—~〜～]\s*|\s(?:to|bis|au|al|a|à|tot)\s)\d{1,2}[.日일]?)?(?:\s*[(（]?\p{L}{1,9}[)）]?\.?)?$/iu;

/** The number of rows to examine to find the columns. */
const SAMPLE = 200;

/** Columns that contain the parts of a date, and the rows with a column that contains the dates. */
export interface DateParts {
  rows: readonly (readonly string[])[];
  columns: readonly number[];
}

const isHeading = (cell: string, words: ReadonlySet<string>) =>
  headingWords(cell).some((word) => words.has(word));

const isWeekdayAndDay = (cell: string, locale: string) =>
  /^\d{1,2}\.?$/.test(withoutWeekday(cell, locale)?.rest ?? '');

const nextMonth = ({ month, year }: Month): Month =>
  month === 12 ? { month: 1, year: year && year + 1 } : { month: month + 1, year };

/** Returns the only month that texts such as the name of a sheet contain, or null. */
function monthInTitles(texts: readonly string[], locale: string): Month | null {
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const months = new Map(
    words.flatMap((word) => monthIn(word, locale) ?? []).map((each) => [each.month, each]),
  );
  const [only = null, ...others] = months.values();
  return others.length > 0 ? null : only;
}

/**
 * Returns the days of a column of dates in which some are only a weekday and a day, such as 'Wed 3'. They are in the
 * month above them or in the title, or, if the day is before the one above, in the next month. The weekday must fit.
 */
function completeDays(
  cells: readonly string[],
  { inTitle, title, locale }: { inTitle: Month | null; title: TitleYears | null; locale: string },
): string[] {
  let month: Month | null = null;
  const startMonth = (found: Month) => {
    const { year } = monthAfter(found, month);
    month = { month: found.month, year: year ?? titleYearOf(title, found.month) };
  };
  if (inTitle) startMonth(inTitle);
  let last = 0;
  const isBare = (cell: string) => isWeekdayAndDay(cell, locale);
  if (!cells.some((cell) => isBare(cell) && writtenDate(cell, locale) === null)) return [...cells];
  return cells.map((cell) => {
    // In such a column, 'mar 6' is a Tuesday, not in March.
    const isDay = isBare(cell);
    const start = writtenDate(cell, locale)?.start;
    const section = monthIn(cell, locale);
    if (section) {
      startMonth(section);
      last = 0;
    } else if (start?.type === 'known' && !isDay) {
      startMonth(start);
      last = start.day;
    }
    if (!isDay || !month || month.year === null) return cell;
    const day = Number(/\d+/.exec(cell)?.[0]);
    const style = { order: null, year: month.year, weekday: null, zone: null };
    const fitting = [month, ...(day < last ? [nextMonth(month)] : [])].filter(
      (each) => 'date' in readDate(monthText(cell, each, locale), style, locale),
    );
    const [found] = fitting;
    if (!found || fitting.length > 1) return start ? monthText(cell, month, locale) : cell;
    month = found;
    last = day;
    return monthText(cell, found, locale);
  });
}

interface DatePartsInput {
  locale: string;
  today: CalendarDate;
  /** The texts above the sheet, and the names of the sheet and the file. */
  titles: readonly string[];
  title: TitleYears | null;
}

/**
 * Adds a column with the dates to a sheet that has a column for the day and another one for the month, or that has the
 * month in rows above the days or in a title. The month of the rows above counts if a row has none.
 */
export function combineDateParts(
  { rows }: Pick<Sheet, 'rows'>,
  headerRow: number | null,
  { locale, today, titles, title }: DatePartsInput,
): DateParts | null {
  if (headerRow === null) return null;
  const headers = (rows[headerRow] ?? []).map(cellText);
  const inTitle = monthInTitles(titles, locale);
  const below = rows.slice(headerRow + 1);
  const isSection = (row: readonly string[]) =>
    row.filter((cell) => cell.trim() !== '').length === 1 &&
    row.some((cell) => isPeriod(cellText(cell), locale));
  const entries = below.slice(0, SAMPLE).filter((row) => !isSection(row));
  const cellsIn = (column: number) =>
    entries.flatMap((row) => {
      const text = cellText(row[column] ?? '');
      return text === '' ? [] : text;
    });
  const find = (isPart: (header: string, cells: readonly string[]) => boolean) =>
    headers.findIndex((header, column) => {
      const cells = cellsIn(column);
      return cells.length > 0 && isPart(header, cells);
    });
  /** Adds a column with dates. */
  const withDates = (
    { columns, name }: { columns: readonly number[]; name: readonly (string | null | undefined)[] },
    dateOf: (row: readonly string[]) => string,
  ): DateParts => {
    const width = Math.max(...rows.map((row) => row.length));
    return {
      columns,
      rows: rows.map((row, index) => {
        const added = index < headerRow ? '' : index === headerRow ? name.join(' + ') : dateOf(row);
        return added === '' ? row : [...row, ...Array.from({ length: width - row.length }, () => ''), added];
      }),
    };
  };
  const most = (cells: readonly string[], fits: (cell: string) => boolean) =>
    cells.filter(fits).length >= cells.length * 0.6;
  const isDate = (cell: string) => looksLikeDate(cell, locale) && monthIn(cell, locale) === null;
  const isBareDay = (cell: string) => isWeekdayAndDay(cell, locale);
  const dates = find((_, cells) => {
    const found = cells.filter(isDate).length;
    return (
      cells.length > entries.length / 2 &&
      found >= cells.filter(isBareDay).length &&
      most(cells, (cell) => isDate(cell) || isBareDay(cell))
    );
  });
  const day = find((header, cells) => {
    // In such a column, 'mar. 8' is a Tuesday, not in March.
    const hasWeekdays = cells.some((cell) => isBareDay(cell) && !isDate(cell));
    const isDay = (cell: string) => DAYS.test(cell) && (!isDate(cell) || (hasWeekdays && isBareDay(cell)));
    return isHeading(header, DAY) && most(cells, isDay);
  });
  const month = find((header, cells) =>
    most(cells, (cell) => monthIn(cell, locale, isHeading(header, MONTH)) !== null),
  );
  const weekday = find((_, cells) => most(cells, (cell) => weekdaysIn(cell, locale) !== null));
  const isExact = day >= 0 && month >= 0 && day !== month;
  const weekdays = isExact
    ? null
    : findWeekdays(
        entries.map((row) => row.map(cellText)),
        headers,
        { locale, today, title, isOther: isOtherDay },
      );
  if (weekdays) {
    const columns = [weekdays.week, weekdays.weekday];
    let current = '';
    return withDates({ columns, name: columns.map((column) => headers[column]) }, (row) => {
      const [written = '', name = ''] = columns.map((column) => cellText(row[column] ?? ''));
      current = written || current;
      return current === '' || name === '' ? '' : dayInWeek(namedWeek(current), name);
    });
  }
  if (dates >= 0) {
    const cells = below.map((row) => cellText((isSection(row) ? row.join(' ') : row[dates]) ?? ''));
    const days = completeDays(cells, { inTitle, title, locale });
    if (days.every((day, place) => day === cells[place])) return null;
    const complete = (row: readonly string[], place: number) =>
      days[place] === cells[place] ? row : row.with(dates, days[place] ?? '');
    return { columns: [], rows: [...rows.slice(0, headerRow + 1), ...below.map(complete)] };
  }
  const year = find(
    (header, cells) =>
      isHeading(header, YEAR) && most(cells, (cell) => /^(?:20\d{2}|[2-4]\d)年?$/.test(cell)),
  );
  if (day < 0 || day === month) return null;
  const hasSections = below.some(
    (row) => isSection(row) && row.some((cell) => monthIn(cell, locale) !== null),
  );
  if (month < 0 && !hasSections && !inTitle) return null;
  const columns = [year, month, day].filter((column) => column >= 0);
  const monthName = inTitle && formatMonthName(`2023-${String(inTitle.month).padStart(2, '0')}-01`, locale);
  const name = [month < 0 && !hasSections ? monthName : headers[month], headers[day]].filter(Boolean);
  let current: Month | null =
    month < 0 && inTitle ? { ...inTitle, year: inTitle.year ?? titleYearOf(title, inTitle.month) } : null;
  const dateOf = (row: readonly string[]): string => {
    const text = (column: number) => (column < 0 ? '' : cellText(row[column] ?? ''));
    const written = month < 0 ? (isSection(row) ? row.find((cell) => cell.trim() !== '') : '') : text(month);
    const found = monthIn(written ?? '', locale, true);
    if (found) current = monthAfter(found, current);
    const digits = Number.parseInt(text(year), 10);
    const ofYear = digits < 100 ? 2000 + digits : digits;
    if (isSection(row)) return '';
    if (current && ofYear > 0) current = { ...current, year: ofYear };
    // Rows such as 'Total' have no date.
    if (month >= 0 && !found && text(month) !== '') return '';
    if (text(day) === '') return month < 0 ? '' : text(month);
    if (!DAYS.test(text(day))) return text(day);
    if (current === null) return text(day);
    const exact = monthText(text(day), current, locale);
    // The weekday must fit.
    const full = isExact ? `${text(weekday)} ${exact}` : exact;
    return writtenDate(full, locale) === null ? exact : full;
  };
  return withDates({ columns, name }, dateOf);
}
