import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  startOfMonth,
  weekdayOf,
} from '@content-planner/model';
import { formatEnglish } from './english-date.js';
import { formatMonthName, formatWeekday } from './format-date.js';
import { DEFAULT_LOCALE, knownLocale } from './known-locale.js';
import { parseTypedDate } from './parse-typed-date.js';
import { typedDateFormat } from './typed-date-format.js';

/** The options of {@link parseDateText}. */
export interface DateTextOptions {
  /** The current date, such as `today()`. */
  today: CalendarDate;
  /** The date to which an offset such as '+7' is added. @default today */
  countFrom?: CalendarDate;
  /**
   * BCP 47 language tag. It determines the order of day and month. The names of days and months can be in this language
   * or in English.
   * @default 'en-US'
   */
  locale?: string;
}

type DayTextOptions = Required<Pick<DateTextOptions, 'today' | 'locale'>>;

/** The number of years to search in each direction. Any nine consecutive years contain a February 29. */
const YEARS_AROUND = 8;

/**
 * A date for each day of the week, starting on Sunday, and for each month. The names of these days and months are
 * compared with the text.
 */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2023-01-0${day}`);
const MONTHS = Array.from({ length: 12 }, (_, month) => `2023-${String(month + 1).padStart(2, '0')}-01`);

const plain = (text: string): string => text.toLowerCase().replaceAll('.', '');

/**
 * Returns whether a word matches a name: either the short form, or at least the first three letters of the long form.
 */
function isName(word: string, long: string, short: string): boolean {
  return plain(short) === word || (word.length >= 3 && plain(long).startsWith(word));
}

function weekdayNamed(word: string, locale: string): number | null {
  const index = WEEK.findIndex(
    (day) =>
      isName(word, formatEnglish(day, { weekday: 'long' }), formatEnglish(day, { weekday: 'short' })) ||
      isName(word, formatWeekday(day, 'long', locale), formatWeekday(day, 'short', locale)),
  );
  return index < 0 ? null : index;
}

function monthNamed(word: string, locale: string): number | null {
  const index = MONTHS.findIndex(
    (month) =>
      isName(word, formatEnglish(month, { month: 'long' }), formatEnglish(month, { month: 'short' })) ||
      isName(word, formatMonthName(month, locale), formatMonthName(month, locale, 'short')),
  );
  return index < 0 ? null : index + 1;
}

function dateOf(year: number, month: number, day: number): CalendarDate | null {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCalendarDate(date) ? date : null;
}

/** Returns the date with this month and day, in any year, that is closest to today. */
function closest(month: number, day: number, today: CalendarDate): CalendarDate | null {
  const year = Number(today.slice(0, 4));
  const distance = (date: CalendarDate) => Math.abs(daysBetween(today, date));
  let best: CalendarDate | null = null;
  // If two dates are equally close, the later one wins, because people usually plan ahead.
  for (let offset = YEARS_AROUND; offset >= -YEARS_AROUND; offset -= 1) {
    const date = dateOf(year + offset, month, day);
    if (date !== null && (best === null || distance(date) < distance(best))) best = date;
  }
  return best;
}

/** Returns the Monday of the week that contains the date. */
const mondayOf = (date: CalendarDate) => addDays(date, -((weekdayOf(date) + 6) % 7));

function parseNumbers(text: string, { today, locale }: DayTextOptions): CalendarDate | null {
  const parts = /^(\d{1,2}) ?[/.-] ?(\d{1,2})\.?$/.exec(text);
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  const isDayFirst = typedDateFormat(locale).order.find((part) => part !== 'year') === 'day';
  return isDayFirst ? closest(second, first, today) : closest(first, second, today);
}

function parseOffset(text: string, from: CalendarDate): CalendarDate | null {
  const parts = /^([+\-−]) ?(\d{1,4}) ?(?:(d|days?)|(w|weeks?)|(m|months?))?$/.exec(text);
  if (!parts) return null;
  const count = Number(parts[2]) * (parts[1] === '+' ? 1 : -1);
  if (parts[5]) return addMonths(from, count);
  return addDays(from, parts[4] ? count * 7 : count);
}

/** Returns the number of days from today for words such as 'tomorrow', or null for other words. */
function offsetOf(text: string, locale: string): number | null {
  if (text === 'today') return 0;
  if (text === 'tomorrow') return 1;
  if (text === 'yesterday') return -1;
  if (locale === DEFAULT_LOCALE) return null;
  const words = new Intl.RelativeTimeFormat(knownLocale(locale), { numeric: 'auto' });
  return [0, 1, -1].find((days) => words.format(days, 'day').toLowerCase() === text) ?? null;
}

function parseWords(text: string, { today, locale }: DayTextOptions): CalendarDate | null {
  const offset = offsetOf(text, locale);
  if (offset !== null) return addDays(today, offset);
  if (text === 'next week') return addDays(mondayOf(today), 7);
  if (text === 'next month') return startOfMonth(addMonths(startOfMonth(today), 1));
  const [, which, name = ''] = /^(?:(this|next) )?(\p{L}+)$/u.exec(text) ?? [];
  const weekday = weekdayNamed(name, locale);
  if (weekday === null) return null;
  if (which) return addDays(mondayOf(today), ((weekday + 6) % 7) + (which === 'next' ? 7 : 0));
  return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

function parseNamedMonth(text: string, { today, locale }: DayTextOptions): CalendarDate | null {
  const words = text.split(' ');
  const place = /^\d/.test(words[0] ?? '') ? 1 : 0;
  const month = monthNamed(words[place] ?? '', locale);
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[1 - place] ?? '')?.[1];
  if (month === null || day === undefined || words.length > 3) return null;
  const [, , year] = words;
  if (year === undefined) return closest(month, Number(day), today);
  return /^\d{4}$/.test(year) ? dateOf(Number(year), month, Number(day)) : null;
}

/**
 * Parses a month that a user typed, such as 'march 2027', 'mar 2027', '2027-03', '03/2027', 'march' or 'next march'. A
 * name without a year is the current month or the next one with this name, and after 'next', always a later one.
 *
 * @returns The first day of the month, or null if the text is not a month.
 */
export function parseMonthText(
  text: string,
  { today, locale = DEFAULT_LOCALE }: Omit<DateTextOptions, 'countFrom'>,
): CalendarDate | null {
  const numbers = text.trim().toLowerCase();
  const [, year, , month] = /^(\d{4}) ?([/.-]) ?(\d{1,2})$/.exec(numbers) ?? [];
  if (year && month) return dateOf(Number(year), Number(month), 1);
  const [, first, , last] = /^(\d{1,2}) ?([/.-]) ?(\d{4})$/.exec(numbers) ?? [];
  if (first && last) return dateOf(Number(last), Number(first), 1);
  const words = plain(numbers).split(/[,\s]+/);
  const years = words.filter((word) => /^\d{4}$/.test(word));
  const isNext = words[0] === 'next' && years.length === 0;
  const [name, ...others] = words.slice(isNext ? 1 : 0).filter((word) => !years.includes(word));
  const named = name === undefined || others.length > 0 ? null : monthNamed(name, locale);
  if (named === null || years.length > 1) return null;
  const thisYear = Number(today.slice(0, 4));
  const isOver = named < Number(today.slice(5, 7)) + (isNext ? 1 : 0);
  return dateOf(Number(years[0] ?? (isOver ? thisYear + 1 : thisYear)), named, 1);
}

/**
 * Parses a date that a user typed, as numbers or as words. It accepts everything that `parseTypedDate` accepts, as well
 * as:
 *
 * - a month and a day without a year, such as '11/20' or 'nov 20': the date that is closest to today
 * - a day of the week, such as 'fri': the first one after today
 * - 'this fri' and 'next tue': the day in this week or next week, where weeks start on Monday
 * - 'today', 'tomorrow', 'yesterday', 'next week' (its Monday), 'next month' (its first day)
 * - '+7', '-1', '+2w' and '+1m': days, weeks or months from today or from `countFrom`
 *
 * @returns The date, or null if the text is not a date that exists.
 * @example
 * parseDateText('fri', { today: '2026-11-11' }) // '2026-11-13'
 * parseDateText('mar 8', { today: '2026-11-11' }) // '2027-03-08'
 * parseDateText('8.3.', { today: '2026-11-11', locale: 'de-DE' }) // '2027-03-08'
 */
export function parseDateText(
  text: string,
  { today, countFrom = today, locale = DEFAULT_LOCALE }: DateTextOptions,
): CalendarDate | null {
  const typed = text.trim();
  const options = { today, locale };
  const numbers = typed.toLowerCase();
  const words = plain(numbers).replaceAll(/[,\s]+/g, ' ');
  return (
    parseTypedDate(typed, locale) ??
    parseNumbers(numbers, options) ??
    parseOffset(words, countFrom) ??
    parseWords(words, options) ??
    parseNamedMonth(words, options)
  );
}
