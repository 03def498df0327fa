import { isTotal } from './arrange-rows.js';
import { cellText, isPlaceholder } from './cell-text.js';
import { weekdaysIn } from './date-names.js';
import { isDateText } from './date-texts.js';
import { isChannelName, isLeadingName } from './kind-words.js';
import { type Month, monthAfter, monthIn, monthText } from './months.js';
import { readBoolean } from './read-value.js';
import { type TitleYears, titleYearOf } from './title-years.js';
import { areWeeks, namedWeek } from './week-days.js';
import { dayInWeek } from './written-date.js';

type Row = readonly string[];

/** A sheet with the days in its columns, as a list with one entry per row. */
export interface DayGrid {
  /** The rows of the list with its headers, or null if the sheet does not say which week or month it is about. */
  rows: readonly Row[] | null;
  entries: number;
}

/** The row whose cells are days. `hasDates` is false if they are weekdays. */
export interface DayHeadings {
  index: number;
  columns: readonly number[];
  hasDates: boolean;
}

interface GridInput {
  /** The headers of the list. */
  names: { date: string; title: string; kind: string };
  /** The texts above the sheet, and the names of the sheet and the file. */
  titles: readonly string[];
  title: TitleYears | null;
  locale: string;
}

/** The number of rows to search for the heading with the days. */
const MAX_TITLE_ROWS = 20;

/** The number of rows to examine below it. */
const SAMPLE = 200;

const textsOf = (row: Row) => row.map(cellText);

const DAY_NUMBER = /^(?:[1-9]|[12]\d|3[01])\.?$/;

/** A cell that contains the day of the month above its entries. */
const DAY_ABOVE = /^([1-9]|[12]\d|3[01])[.:)]?\s*\n\s*([\s\S]+)$/;

/** Finds the row whose cells are days: at least four weekdays, or at least three dates above texts. */
export function dayHeadings(rows: readonly Row[], locale: string): DayHeadings | null {
  for (const [index, row] of rows.slice(0, MAX_TITLE_ROWS).entries()) {
    const texts = textsOf(row);
    const columns = (fits: (cell: string) => boolean) =>
      texts.flatMap((cell, column) => (cell !== '' && fits(cell) ? column : []));
    const areDifferent = (places: readonly number[]) =>
      new Set(places.map((column) => texts[column])).size === places.length;
    const weekdays = columns((cell) => weekdaysIn(cell, locale) !== null);
    if (weekdays.length >= 4 && areDifferent(weekdays)) return { index, columns: weekdays, hasDates: false };
    const dates = columns((cell) => isDateText(cell, locale));
    if (dates.length < 3) continue;
    const below = rows.slice(index + 1, index + 1 + SAMPLE).map(textsOf);
    const cells = below.flatMap((each) => dates.flatMap((column) => each[column] || []));
    const isHead =
      areDifferent(dates) &&
      dates.length >= texts.filter((cell) => cell !== '').length - 3 &&
      cells.length > 0 &&
      cells.filter((cell) => isDateText(cell, locale)).length < cells.length / 4;
    if (isHead) return { index, columns: dates, hasDates: true };
  }
  return null;
}

/** A line that begins with a time, such as '9am: New menu'. */
const TIMED = /^\d{1,2}(?:[:.h]\d{2})?\s*(?:[ap]\.?m\.?|uhr|h)?\s*[:–-]?\s*\p{L}/iu;

/** Returns the entries in a cell, with the channels before them, as in 'IG: New menu'. */
function entriesIn(cell: string): { channel: string; title: string }[] {
  const split = (line: string) => {
    const [, channel = '', title = ''] = /^([^:]{1,20}):\s+(.+)$/s.exec(line) ?? [];
    return channel !== '' && isChannelName(channel) ? { channel, title } : null;
  };
  const lines = cell.split('\n').map((line) => split(line.trim()));
  if (lines.length > 1 && cell.split('\n').every((line) => TIMED.test(line.trim()))) {
    return cell.split('\n').map((line) => ({ channel: '', title: line.trim() }));
  }
  const found = lines.flatMap((line) => line ?? []);
  if (found.length > 0 && found.length === lines.length) return found;
  // A cell such as 'Newsletter March' begins with its type.
  const [first = ''] = cell.split(' ');
  return [split(cell) ?? { channel: isLeadingName(first) ? first : '', title: cell }];
}

/** Follows the days of a grid from row to row. */
function dayReader(head: Row, columns: readonly number[], { titles, title, locale }: GridInput) {
  const words = titles.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const inTitle = words.flatMap((word) => monthIn(word, locale) ?? [])[0];
  const withYear = ({ month: number, year }: Month): Month => ({
    month: number,
    year: year ?? titleYearOf(title, number),
  });
  let month: Month | null = inTitle ? withYear(inTitle) : null;
  let isFirst = true;
  let dates = new Map<number, string>();
  const next = (by: 1 | -1) => {
    if (month === null) return;
    const number = month.month + by;
    const shift = number > 12 ? 1 : number < 1 ? -1 : 0;
    month = { month: number - shift * 12, year: month.year === null ? null : month.year + shift };
  };
  let last = 0;
  const dateOn = (day: number): string => {
    // Days before the first one of the month are from the month before.
    if (isFirst && day > 20) next(-1);
    else if (day < last - 20) next(1);
    isFirst = false;
    last = day;
    return month === null ? '' : monthText(String(day), month, locale);
  };
  return {
    setMonth: (found: Month) => {
      month = withYear(monthAfter(found, month));
      isFirst = true;
      last = 0;
    },
    /** Reads a row that consists of the days of the month, or of dates. */
    setDays: (row: Row) => {
      dates = new Map(
        columns.flatMap((column): [number, string][] => {
          const text = row[column] ?? '';
          if (text === '') return [];
          return [[column, DAY_NUMBER.test(text) ? dateOn(Number.parseInt(text, 10)) : text]];
        }),
      );
    },
    /** Reads the first day or the number of a week. */
    setWeek: (text: string) => {
      dates = new Map(columns.map((column) => [column, dayInWeek(text, head[column] ?? '')]));
    },
    dateAt: (column: number) => dates.get(column) ?? '',
    dateOn,
  };
}

/** Reads a sheet whose columns are days, or returns null if it is not such a sheet. */
export function readDayGrid(rows: readonly Row[], found: DayHeadings, input: GridInput): DayGrid | null {
  const { names, locale } = input;
  const head = textsOf(rows[found.index] ?? []);
  const { columns, hasDates } = found;
  const written = rows.slice(found.index + 1).map(textsOf);
  const others = [...Array.from({ length: Math.max(...rows.map((row) => row.length)) }).keys()].filter(
    (column) => !columns.includes(column) && written.some((row) => (row[column] ?? '') !== ''),
  );
  const numbered = others.filter((column) => {
    const cells = written.flatMap((row) => row[column] || []);
    return areWeeks(cells, head[column] ?? '', locale);
  });
  const below = written.map((row) =>
    row.map((cell, column) => (numbered.includes(column) ? namedWeek(cell) : cell)),
  );
  const isDate = (cell: string) => isDateText(cell, locale);
  const weekColumn = hasDates
    ? undefined
    : others.find((column) => below.some((row) => isDate(row[column] ?? '')));
  const labels = others.filter((column) => column !== weekColumn);
  const weekIn = (row: Row) => {
    const [only = '', ...more] = row.filter((cell) => cell !== '');
    return weekColumn === undefined ? (more.length === 0 ? only : '') : (row[weekColumn] ?? '');
  };
  const days = dayReader(head, columns, input);
  const list: string[][] = [];
  let isUnclear = false;
  const add = (row: Row, date: string, cell: string) => {
    if (isPlaceholder(cell)) return;
    // A mark says that the label of the row is the entry.
    const text =
      readBoolean(cell) === true ? (labels.map((column) => row[column]).find(Boolean) ?? cell) : cell;
    for (const { channel, title } of entriesIn(text)) {
      if (date === '') isUnclear = true;
      list.push([date, channel, title, ...labels.map((column) => row[column] ?? '')]);
    }
  };
  for (const row of below) {
    if (isTotal(row, locale)) continue;
    const filled = row.filter((cell) => cell !== '');
    const inDays = columns.flatMap((column) => row[column] || []);
    const month = filled.length === 1 ? monthIn(filled[0] ?? '', locale) : null;
    if (month) days.setMonth(month);
    else if (hasDates) for (const column of columns) add(row, head[column] ?? '', row[column] ?? '');
    else if (inDays.length > 0 && inDays.every((cell) => weekdaysIn(cell, locale) !== null)) continue;
    else if (inDays.length > 0 && inDays.every((cell) => DAY_NUMBER.test(cell) || isDate(cell)))
      days.setDays(row);
    else {
      const week = weekIn(row);
      if (isDate(week)) days.setWeek(week);
      if (filled.length === 1 && isDate(week)) continue;
      for (const column of columns) {
        const [, day, cell] = DAY_ABOVE.exec(row[column] ?? '') ?? [];
        if (day !== undefined && cell !== undefined) add(row, days.dateOn(Number(day)), cell);
        else if (DAY_NUMBER.test(row[column] ?? '')) days.dateOn(Number.parseInt(row[column] ?? '', 10));
        else add(row, days.dateAt(column), row[column] ?? '');
      }
    }
  }
  if (list.length === 0) return null;
  const hasChannels = list.some(([, channel]) => channel !== '');
  const headers = [names.date, names.kind, names.title, ...labels.map((column) => head[column] ?? '')];
  const withoutChannel = (row: string[]) => (hasChannels ? row : row.filter((_, column) => column !== 1));
  return { entries: list.length, rows: isUnclear ? null : [headers, ...list].map(withoutChannel) };
}
