import { type CalendarDate, endOfMonth, fromDayNumber, isCalendarDate } from '@content-planner/model';
import { formatMonthName, formatWeekday } from '../dates/format-date.js';

/** Whether 3/8 is March 8 or August 3. */
export type DateOrder = 'monthFirst' | 'dayFirst';

/** A date as written in a cell. `year` is null if the cell has none. */
type WrittenDate =
  | { type: 'known'; year: number | null; month: number; day: number }
  /** Two numbers, one of which is the month. */
  | { type: 'numbers'; year: number | null; first: number; second: number; mark: string };

/** How the dates in a sheet are read. */
export interface DateStyle {
  /** Null until the user chooses an order. */
  order: DateOrder | null;
  /** The year of dates that are written without one. */
  year: number;
}

/** What is wrong with a date. */
export type DateProblem =
  | { type: 'unreadable' }
  /** The order of day and month is unknown. */
  | { type: 'order' }
  /** The date does not exist, because the month has fewer days. `month` counts from 1. */
  | { type: 'impossible'; year: number; month: number; days: number };

/** Spreadsheets in these languages are read in addition to those in the user's language. */
const LANGUAGES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT', 'sv-SE', 'pl-PL'];

/** Two-digit years up to this value are 20xx. Greater values are 19xx. */
const PIVOT = 50;

/** The serial numbers of 2000-01-01 and 2099-12-31 in spreadsheets, which count days since 1899-12-30. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;
const SERIAL_OF_1970 = 25_569;

const TIME =
  /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})\.?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const NUMBERS = /^(\d{1,2})( ?[/.-] ?| )(\d{1,2})\2(\d{4}|'?\d{2})\.?$/;
const WITHOUT_YEAR = /^(\d{1,2}) ?([/.-]) ?(\d{1,2})\.?$/;
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/;
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª)?$/;
const YEAR = /^(?:\d{4}|'?\d{2})$/;
/** The format in which spreadsheets display a month and a year, such as 'Mar-26'. The number is the year, not a day. */
const MONTH_AND_YEAR = /^\p{L}+\.?-\d{2}$/u;
const FILLERS = new Set(['of', 'the', 'de', 'del', 'le']);

const plain = (text: string) => text.toLowerCase().replaceAll('.', '');

const namesByLocale = new Map<string, { months: Map<string, number>; weekdays: Set<string> }>();

/** Returns the names of months and weekdays in a locale and in the most common languages. */
function namesOf(locale: string) {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const months = new Map([['sept', 9]]);
  const weekdays = new Set<string>();
  // The user's language comes last, so that it takes precedence.
  for (const language of [...LANGUAGES, locale]) {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2023-${String(month).padStart(2, '0')}-01`;
      for (const style of ['long', 'short'] as const) {
        months.set(plain(formatMonthName(date, language, style)), month);
      }
    }
    for (let day = 1; day <= 7; day += 1) {
      for (const style of ['long', 'short'] as const) {
        weekdays.add(plain(formatWeekday(`2023-01-0${day}`, style, language)));
      }
    }
  }
  namesByLocale.set(locale, { months, weekdays });
  return { months, weekdays };
}

function fullYear(digits: string): number {
  const year = Number(digits.replace("'", ''));
  if (digits.length === 4) return year;
  return year <= PIVOT ? 2000 + year : 1900 + year;
}

function fromSerial(text: string): WrittenDate | null {
  const serial = Number(SERIAL.exec(text)?.[1]);
  if (!(serial >= FIRST_SERIAL && serial <= LAST_SERIAL)) return null;
  const [year, month, day] = fromDayNumber(serial - SERIAL_OF_1970)
    .split('-')
    .map(Number);
  return { type: 'known', year: year ?? 0, month: month ?? 0, day: day ?? 0 };
}

function fromNumbers(text: string): WrittenDate | null {
  const [, compactYear, compactMonth, compactDay] = COMPACT.exec(text) ?? [];
  const [, year = compactYear, , month = compactMonth, day = compactDay] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined)
    return { type: 'known', year: Number(year), month: Number(month), day: Number(day) };
  const [, first, mark = '', second, digits] = NUMBERS.exec(text) ?? [];
  if (digits !== undefined) {
    const ofYear = fullYear(digits);
    return { type: 'numbers', year: ofYear, first: Number(first), second: Number(second), mark: mark.trim() };
  }
  const [, one, sign = '', other] = WITHOUT_YEAR.exec(text) ?? [];
  if (one === undefined) return null;
  return { type: 'numbers', year: null, first: Number(one), second: Number(other), mark: sign };
}

function fromName(text: string, locale: string): WrittenDate | null {
  if (MONTH_AND_YEAR.test(text)) return null;
  const { months } = namesOf(locale);
  const words = plain(text)
    .split(/[\s,/-]+/)
    .filter((word) => word !== '' && !FILLERS.has(word));
  const place = words.findIndex((word) => months.has(word));
  const month = months.get(words[place] ?? '');
  const rest = words.toSpliced(place, 1);
  if (month === undefined || rest.length === 0 || rest.length > 2) return null;
  // A number with four digits at the start, as in '2026 March 8', is the year. Otherwise, the year comes last.
  const [year, day] = /^\d{4}$/.test(rest[0] ?? '') ? rest : rest.toReversed();
  const dayOf = (word: string | undefined) => DAY.exec(word ?? '')?.[1];
  if (rest.length === 1) {
    const only = dayOf(rest[0]);
    return only === undefined ? null : { type: 'known', year: null, month, day: Number(only) };
  }
  const digits = dayOf(day);
  if (digits === undefined || !YEAR.test(year ?? '')) return null;
  return { type: 'known', year: fullYear(year ?? ''), month, day: Number(digits) };
}

/** Parses the date in a cell. The time of day and the weekday are ignored. */
function writtenDate(cell: string, locale: string): WrittenDate | null {
  const text = cell.trim().replace(TIME, '').trim();
  const found = fromNumbers(text) ?? fromSerial(text) ?? fromName(text, locale);
  if (found) return found;
  const [, word = '', rest = ''] = /^(\p{L}+)[.,]*\s+(.+)$/u.exec(text) ?? [];
  if (!namesOf(locale).weekdays.has(plain(word))) return null;
  return fromNumbers(rest) ?? fromName(rest, locale);
}

const dateOf = (year: number, month: number, day: number): CalendarDate => {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
};

function inOrder({ first, second }: { first: number; second: number }, order: DateOrder) {
  return order === 'monthFirst' ? { month: first, day: second } : { month: second, day: first };
}

/**
 * Returns whether a cell contains a date, with or without a year. Fractions such as 1/2 also count, because they could
 * be dates.
 */
export const isDateText = (cell: string, locale: string): boolean => writtenDate(cell, locale) !== null;

/** Returns whether a text is only a month, with or without a year, such as '— January 2027 —', or has no letters. */
export function isMonthHeading(text: string, locale: string): boolean {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const others = words.filter((word) => !namesOf(locale).months.has(word));
  return (
    words.length === 0 || (words.length - others.length === 1 && others.every((word) => /^\d{4}$/.test(word)))
  );
}

/** Returns whether a cell contains a date that has a year or the name of a month. */
export function looksLikeDate(cell: string, locale: string): boolean {
  const written = writtenDate(cell, locale);
  return written !== null && (written.year !== null || written.type === 'known');
}

/**
 * Returns the date in a cell, or a problem if the cell does not contain an existing date.
 *
 * @example readDate('08.03.2026', { order: 'dayFirst', year: 2026 }, 'en-US') // { date: '2026-03-08' }
 */
export function readDate(
  cell: string,
  { order, year: usual }: DateStyle,
  locale: string,
): { date: CalendarDate } | { problem: DateProblem } {
  const written = writtenDate(cell, locale);
  if (written === null) return { problem: { type: 'unreadable' } };
  const year = written.year ?? usual;
  if (written.type === 'numbers' && order === null && written.first !== written.second) {
    return { problem: { type: 'order' } };
  }
  const { month, day } = written.type === 'known' ? written : inOrder(written, order ?? 'monthFirst');
  const date = dateOf(year, month, day);
  if (isCalendarDate(date)) return { date };
  const first = dateOf(year, month, 1);
  if (!isCalendarDate(first) || day < 1) return { problem: { type: 'unreadable' } };
  return { problem: { type: 'impossible', year, month, days: Number(endOfMonth(first).slice(8)) } };
}

/** The text of a cell, and the number of its row, starting at 1. */
export interface PlacedText {
  text: string;
  row: number;
}

/** What the dates in a sheet have in common. */
export interface DatesFound {
  /** The order that fits all dates, or null if both orders fit or neither does. */
  order: DateOrder | null;
  /** The evidence for the order: a date that is only valid in this order, or a date with dots. */
  evidence: (PlacedText & { type: 'onlyFit' | 'dots' }) | null;
  /** Whether both orders are in use, so that neither of them fits all dates. */
  isMixed: boolean;
  /** Whether the user must choose the order. */
  mustAsk: boolean;
  /** Whether some dates have no year. */
  lacksYear: boolean;
  /** The year that most dates have, or else the current one. */
  year: number;
}

function mostCommon(years: readonly number[], fallback: number): number {
  const counts = new Map<number, number>();
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? fallback;
}

/** Finds the order of day and month that fits all dates, and the most common year. */
export function findDates(
  cells: readonly PlacedText[],
  { today, locale }: { today: CalendarDate; locale: string },
): DatesFound {
  const years: number[] = [];
  const only: Record<DateOrder, PlacedText | null> = { monthFirst: null, dayFirst: null };
  let either: PlacedText | null = null;
  let hasOnlyDots = true;
  let lacksYear = false;
  for (const cell of cells) {
    const written = writtenDate(cell.text, locale);
    if (written === null) continue;
    if (written.year === null) lacksYear = true;
    else years.push(written.year);
    if (written.type === 'known') continue;
    const fits = (order: DateOrder) => {
      const { month, day } = inOrder(written, order);
      // If the year is unknown, assume a leap year, so that February 29 is accepted.
      return isCalendarDate(dateOf(written.year ?? 2024, month, day));
    };
    const [month, day] = [fits('monthFirst'), fits('dayFirst')];
    if (month && day && written.first !== written.second) {
      either ??= cell;
      hasOnlyDots &&= written.mark === '.';
    } else if (month && !day) only.monthFirst ??= cell;
    else if (day && !month) only.dayFirst ??= cell;
  }
  const rest = { lacksYear, year: mostCommon(years, Number(today.slice(0, 4))) };
  const { monthFirst, dayFirst } = only;
  if (monthFirst && dayFirst) return { order: null, evidence: null, isMixed: true, mustAsk: true, ...rest };
  const decided = monthFirst ?? dayFirst;
  if (decided) {
    const order = monthFirst ? 'monthFirst' : 'dayFirst';
    return { order, evidence: { ...decided, type: 'onlyFit' }, isMixed: false, mustAsk: false, ...rest };
  }
  // In dates with dots, the day always comes first.
  if (either && hasOnlyDots) {
    const evidence = { ...(either as PlacedText), type: 'dots' as const };
    return { order: 'dayFirst', evidence, isMixed: false, mustAsk: false, ...rest };
  }
  return { order: null, evidence: null, isMixed: false, mustAsk: either !== null, ...rest };
}
