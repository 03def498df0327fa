import { fromDayNumber, type Weekday } from '@content-planner/model';
import { namesOf, plainName, weekdayRemovals, weekdaysIn } from './date-names.js';
import { folded } from './heading-words.js';
import { type Instant, withoutTime } from './written-time.js';

/** A day as written in a cell. `year` is null if the cell has none. */
export type WrittenDay = (
  | {
      type: 'known';
      year: number | null;
      month: number;
      day: number;
      /** Whether the date begins with two digits of the year, such as '27/3/5'. */
      isShort?: boolean;
    }
  /** Two numbers, one of which is the month, or three, if `last` is the year or the day. */
  | {
      type: 'numbers';
      year: number | null;
      first: number;
      second: number;
      last: number | null;
      mark: string;
    }
  /** A calendar week, as in ISO 8601. `weekday` is null if the cell has none. */
  | { type: 'week'; year: number | null; week: number; weekday: Weekday | null }
) & {
  /** The weekdays that the cell names. */
  weekdays?: ReadonlySet<Weekday>;
  /** Whether the day can also be a year, such as in 'Jan 27' and '01/27'. */
  canBeYear?: boolean;
};

/** A date as written in a cell. */
export interface WrittenDate {
  start: WrittenDay;
  /** The last of several days. */
  end: WrittenDay | null;
  /** The time of day and its difference from UTC, in minutes, if the cell has a time zone. */
  instant: Instant | null;
  /** The weekday that is meant if the days are a week, or if `start` is its first day. */
  on?: Weekday;
}

/** Two-digit years up to this value are 20xx. Greater values are 19xx. */
const PIVOT = 50;

/** The serial numbers of 2000-01-01 and 2099-12-31 in spreadsheets, which count days since 1899-12-30. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;
const SERIAL_OF_1970 = 25_569;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const YEAR_FIRST = /^(\d{4})(\. ?| ?[-/] ?| )(\d{1,2})\2(\d{1,2})\.?$/;
const EAST_ASIAN = /^(?:(\d{4})\s*[年년]\s*)?(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]$/u;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** '270111', with the year first. */
const SHORT_COMPACT = /^([23]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const NUMBERS = /^(\d{1,2})( ?[/.-] ?| )(\d{1,2})\2(\d{4}|'?\d{2})\.?$/;
/** '27/3/5'. The last digit can only be the day. */
const SHORT_YEAR_FIRST = /^([2-4]\d)(\. ?|[/-])(\d{1,2})\2(\d)\.?$/;
const WITHOUT_YEAR = /^(\d{1,2}) ?([/.-]) ?(\d{1,2})\.?$/;
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/;

/** A day with the ordinal endings of the languages, such as '4th', '1er', '5.' and '3º'. */
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|[eè]re|[eè]me|de|e|:?[ao]|:e|°|[日号號일])?\.?`;
const OF = String.raw`(?:\s*(?:of|de|del|di|d['’])\s+)?`;
const NAME = String.raw`(\p{L}[\p{L}\p{M}]*)\.?`;
const YEAR_END = String.raw`(?:\s*(?:г|р|r|roku|года|року)\.?)?`;
const DAY_FIRST = new RegExp(
  String.raw`^${DAY}[\s,/-]*${OF}${NAME}(?:[\s,./-]*${OF}(\d{4}|['’]?\d{2})${YEAR_END})?$`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  String.raw`^${NAME}([\s/-]*)(?:the\s+)?${DAY}(?:([\s,/-]+)${OF}(\d{4}|['’]?\d{2}))?$`,
  'iu',
);
const YEAR_THEN_NAME = new RegExp(String.raw`^(\d{4})\.?[\s,/-]*${NAME}[\s-]*${DAY}$`, 'iu');

const WEEK_WORDS =
  'week|weeks|wk|w|kw|cw|kalenderwoche|woche|semaine|sem|semana|settimana|sett|vecka|veckan|uge|uke|viikko|vko|tydzien|tydz|tyden|tyd|tyzden|tyz|hafta|het|неделя|нед|s(?=\\.?\\d)|v(?=[. \\d])';
const WEEK = new RegExp(
  String.raw`^(?:(\d{4})[\s-]*)?(?:(?:${WEEK_WORDS})\.?\s*[#-]?\s*|第\s*)(\d{1,2})(?:週|周)?(?:-(\d))?(?:[\s,/-]+(\d{4}))?$`,
  'iu',
);

const SEPARATOR =
  /\s*(?:→|⟶|->|–|—|~|〜|～|至|到|\s(?:to|until|till|through|bis|au|al|à|a|tot|tot en met|t\/m|do|til|till|t\.?o\.?m\.?)\s)\s*|\s*-\s*/giu;
const BEFORE_RANGE = /^(?:from|du|vom|von|del|dal|od|van)\s+/i;

/** Words before a date, or before the first day of a week. */
export const WEEK_OF =
  'w\\/[cb]|wc|week (?:of|commencing|beginning|starting)|woche vom|semaine du|semana del?|settimana del';
const BEFORE_DATE = new RegExp(`^(?:le|el|il|am|den|on|${WEEK_OF})[\\s:]+`, 'i');

/** Returns the year that two or four digits mean. */
export function fullYear(digits: string): number {
  const year = Number(digits.replace(/['’]/, ''));
  if (digits.length === 4) return year;
  return year <= PIVOT ? 2000 + year : 1900 + year;
}

function fromSerial(text: string): WrittenDay | null {
  const serial = Number(SERIAL.exec(text)?.[1]);
  if (!(serial >= FIRST_SERIAL && serial <= LAST_SERIAL)) return null;
  const [year, month, day] = fromDayNumber(serial - SERIAL_OF_1970)
    .split('-')
    .map(Number);
  return { type: 'known', year: year ?? 0, month: month ?? 0, day: day ?? 0 };
}

function fromNumbers(text: string): WrittenDay | null {
  const [, compactYear, compactMonth, compactDay] = COMPACT.exec(text) ?? [];
  const [, year = compactYear, , month = compactMonth, day = compactDay] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined)
    return { type: 'known', year: Number(year), month: Number(month), day: Number(day) };
  const east = EAST_ASIAN.exec(text);
  if (east) {
    const written = east[1] === undefined ? null : Number(east[1]);
    return { type: 'known', year: written, month: Number(east[2]), day: Number(east[3]) };
  }
  const [, first, mark = '', second, digits] = NUMBERS.exec(text) ?? [];
  if (digits !== undefined) {
    const ofYear = fullYear(digits);
    return {
      ...{ type: 'numbers', year: ofYear, first: Number(first), second: Number(second), mark: mark.trim() },
      last: digits.length === 2 ? Number(digits) : null,
    };
  }
  const [, shortYear, shortMonth, shortDay] = SHORT_COMPACT.exec(text) ?? [];
  const [, begin = shortYear, , middle = shortMonth, end = shortDay] = SHORT_YEAR_FIRST.exec(text) ?? [];
  if (begin !== undefined) {
    const known = { year: fullYear(begin), month: Number(middle), day: Number(end) };
    return { type: 'known', ...known, isShort: true };
  }
  const [, one, sign = '', other] = WITHOUT_YEAR.exec(text) ?? [];
  if (one === undefined) return null;
  const numbers = { first: Number(one), second: Number(other), last: null, mark: sign };
  return { type: 'numbers', year: null, ...numbers, ...(!text.endsWith('.') && { canBeYear: true }) };
}

function fromName(text: string, locale: string): WrittenDay | null {
  const { months } = namesOf(locale);
  const known = (name: string | undefined, day: string | undefined, year: string | undefined) => {
    const month = months.get(plainName(name ?? ''));
    if (month === undefined || day === undefined) return null;
    return {
      ...{ type: 'known' as const, month, day: Number(day) },
      year: year === undefined ? null : fullYear(year),
    };
  };
  const [, first, name, year] = DAY_FIRST.exec(text) ?? [];
  if (first !== undefined) return known(name, first, year);
  const yearFirst = YEAR_THEN_NAME.exec(text);
  if (yearFirst) return known(yearFirst[2], yearFirst[3], yearFirst[1]);
  const [, month, before, date, mark = '', end] = MONTH_FIRST.exec(text) ?? [];
  if (date === undefined) return null;
  // 'Mar-26' is how spreadsheets display a month and a year. The number is the year, not a day.
  if (end === undefined && before === '-' && date.length === 2) return null;
  // 'Mar 5-7' is a range. A year with two digits has a comma, an apostrophe, or the same mark as the day.
  const isYear =
    end === undefined || end.length !== 2 || mark.includes(',') || (mark === before && mark.trim() !== '');
  const day = isYear ? known(month, date, end) : null;
  return day && end === undefined && /^\d{2}$/.test(date) ? { ...day, canBeYear: true } : day;
}

function fromWeek(text: string): WrittenDay | null {
  const [, first, digits, weekday, last] = WEEK.exec(folded(text)) ?? [];
  const week = Number(digits);
  if (digits === undefined || week < 1 || week > 53) return null;
  const year = first ?? last;
  const isDay = weekday !== undefined && Number(weekday) >= 1 && Number(weekday) <= 7;
  return {
    ...{ type: 'week', week },
    year: year === undefined ? null : Number(year),
    weekday: isDay ? ((Number(weekday) % 7) as Weekday) : null,
  };
}

function writtenDay(text: string, locale: string): WrittenDay | null {
  const found =
    fromNumbers(text) ??
    fromSerial(text) ??
    (/\d/.test(text) ? (fromName(text, locale) ?? fromWeek(text)) : null);
  if (found) return found;
  if (!/\d/.test(text)) return null;
  for (const { rest, weekdays } of weekdayRemovals(text, locale)) {
    const day = fromNumbers(rest) ?? fromName(rest, locale) ?? fromWeek(rest);
    if (day?.type === 'week') return { ...day, weekday: [...weekdays][0] ?? null };
    if (day) return { ...day, weekdays };
  }
  return null;
}

function singleDate(text: string, locale: string): WrittenDate | null {
  const day = writtenDay(text, locale);
  if (day) return { start: day, end: null, instant: null };
  const timed = withoutTime(text);
  const start = timed && writtenDay(timed.rest, locale);
  return timed && start ? { start, end: null, instant: timed.instant } : null;
}

const TIME_ONLY = /^\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?\s?m\.?)?(?:\s*\((?:UTC|GMT)[^)]*\))?$/i;
const BARE_DAY = new RegExp(`^${DAY}$`, 'iu');
const REST_OF_RANGE = new RegExp(String.raw`^${DAY}(?:,?\s*(\d{4}))?$`, 'iu');

/** Parses the first and the last of several days, either of which can omit what the other one says. */
function dateRange(before: string, after: string, locale: string): WrittenDate | null {
  // The first day of '4月16-18日' has no character after it.
  const full = /[月월]\s*\d{1,2}$/u.test(before) ? `${before}日` : before;
  const [first, last] = [singleDate(full, locale), singleDate(after, locale)];
  if (first && last) return { start: first.start, end: last.start, instant: null };
  const day = BARE_DAY.exec(before)?.[1];
  if (last && day !== undefined) {
    const end = last.start;
    if (end.type === 'known') return { start: { ...end, day: Number(day) }, end, instant: null };
    if (end.type !== 'numbers') return null;
    // The day comes first in '5.-7.3.2027'.
    const known = { type: 'known' as const, year: end.year, month: end.second, day: end.first };
    return { start: { ...known, day: Number(day) }, end: known, instant: null };
  }
  const rest = REST_OF_RANGE.exec(after);
  if (first?.start.type === 'known' && rest) {
    const year = rest[2] === undefined ? first.start.year : Number(rest[2]);
    const { month } = first.start;
    return {
      start: { ...first.start, year },
      end: { type: 'known', year, month, day: Number(rest[1]) },
      instant: null,
    };
  }
  return null;
}

function parse(text: string, locale: string): WrittenDate | null {
  const single = singleDate(text, locale);
  if (single || !/\d/.test(text) || text.length > 80) return single;
  const range = text.replace(BEFORE_RANGE, '');
  for (const { index, 0: separator } of range.matchAll(SEPARATOR)) {
    const [before, after] = [range.slice(0, index).trim(), range.slice(index + separator.length).trim()];
    if (before === '' || after === '') continue;
    // '6:00 PM (GMT+1) → 8:00 PM' is one day.
    const found = TIME_ONLY.test(after) ? singleDate(before, locale) : dateRange(before, after, locale);
    if (found) return found;
  }
  const [start, end, ...others] = range.split('/');
  if (start !== undefined && end !== undefined && others.length === 0 && ISO.test(start) && ISO.test(end)) {
    return dateRange(start, end, locale);
  }
  return null;
}

/** The mark between a week, or its first day, and a weekday, such as in '28 Dec – 3 Jan › Tue'. */
const DAY_IN_WEEK = ' › ';

/** Writes a weekday of a week, such as 'Week 53', '28 Dec – 3 Jan' and 'w/c 28 Dec'. */
export const dayInWeek = (week: string, weekday: string): string => `${week}${DAY_IN_WEEK}${weekday}`;

function parseInWeek(text: string, locale: string): WrittenDate | null {
  const [week = '', weekday, ...others] = text.split(DAY_IN_WEEK);
  const found = parse(week.replace(BEFORE_DATE, ''), locale);
  if (found === null || weekday === undefined) return found;
  const [on] = weekdaysIn(weekday, locale) ?? [];
  if (on === undefined || others.length > 0) return null;
  const { start } = found;
  return start.type === 'week' ? { ...found, start: { ...start, weekday: on } } : { ...found, on };
}

/** The era of Japan that began in 2019, whose first year can be written with a word. */
const ERA = /(?:令和|R)\s?(\d{1,2}|元)年/g;

/** The number of results to keep. The same cells are read for the columns, the order, and the rows. */
const KEPT = 50_000;
const keptByLocale = new Map<string, Map<string, WrittenDate | null>>();

/** Parses the date or the days in a cell. */
export function writtenDate(cell: string, locale: string): WrittenDate | null {
  const iso = ISO.exec(cell);
  if (iso) {
    const [year, month, day] = iso.slice(1).map(Number) as [number, number, number];
    return { start: { type: 'known', year, month, day }, end: null, instant: null };
  }
  // No date is that long.
  if (cell.length > 120) return null;
  const kept = keptByLocale.get(locale) ?? new Map<string, WrittenDate | null>();
  keptByLocale.set(locale, kept);
  const known = kept.get(cell);
  if (known !== undefined) return known;
  const text = cell
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(ERA, (_, year) => `${2018 + (Number(year) || 1)}年`);
  const found = parseInWeek(text, locale);
  if (kept.size >= KEPT) kept.clear();
  kept.set(cell, found);
  return found;
}
