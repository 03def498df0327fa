import { type CalendarDate, dayNumber, isCalendarDate, isSameMonth, isTime } from '@content-planner/model';
import { formatEnglish } from './english-date.js';
import { DEFAULT_LOCALE, knownLocale } from './known-locale.js';

const MS_PER_DAY = 86_400_000;

const SHAPES = {
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  long: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  full: { year: 'numeric', month: 'long', day: 'numeric' },
  longDay: { weekday: 'long', month: 'long', day: 'numeric' },
  mediumDay: { weekday: 'short', month: 'long', day: 'numeric' },
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
  monthDay: { month: 'short', day: 'numeric' },
  monthDayYear: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  monthLong: { month: 'long' },
  monthAlone: { month: 'short' },
  monthNarrow: { month: 'narrow' },
  year: { year: 'numeric' },
  monthShort: { year: 'numeric', month: 'short' },
  day: { day: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayNarrow: { weekday: 'narrow' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Shape = keyof typeof SHAPES;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating a formatter takes a thousand times longer than using one. */
function formatter(shape: Shape, locale: string): Intl.DateTimeFormat {
  const key = `${shape} ${locale}`;
  let made = formatters.get(key);
  if (made === undefined) {
    // Dates are always Gregorian, even if the locale prefers another calendar, because the grid's months are Gregorian.
    made = new Intl.DateTimeFormat(knownLocale(locale), {
      ...SHAPES[shape],
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    formatters.set(key, made);
  }
  return made;
}

function format(shape: Shape, date: CalendarDate, locale: string): string {
  // Invalid dates are displayed unchanged, because Intl would throw an error and the page would be blank.
  if (!isCalendarDate(date)) return date;
  if (locale === DEFAULT_LOCALE) return formatEnglish(date, SHAPES[shape]);
  return formatter(shape, locale).format(dayNumber(date) * MS_PER_DAY);
}

/**
 * Formats a date for lists: 'MM/DD/YYYY' in the default locale.
 *
 * @example formatShortDate('2026-03-08') // '03/08/2026'
 */
export function formatShortDate(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('short', date, locale);
}

/**
 * Formats a time of day. Returns any text that is not a time unchanged.
 *
 * @example formatTimeOfDay('14:30') // '2:30 PM'
 */
export const formatTimeOfDay = (time: string, locale = DEFAULT_LOCALE): string =>
  isTime(time) ? formatter('time', locale).format(new Date(`2000-01-01T${time}Z`)) : time;

/**
 * Formats a full date.
 *
 * @example formatLongDate('2026-03-08') // 'Sunday, March 8, 2026'
 */
export function formatLongDate(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('long', date, locale);
}

/**
 * Formats a full date without its weekday.
 *
 * @example formatFullDate('2026-03-08') // 'March 8, 2026'
 */
export function formatFullDate(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('full', date, locale);
}

/**
 * Formats a full date without its year.
 *
 * @example formatLongDay('2026-10-14') // 'Wednesday, October 14'
 */
export function formatLongDay(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('longDay', date, locale);
}

/**
 * Formats a date for a small heading.
 *
 * @example formatMediumDay('2026-10-14') // 'Wed, October 14'
 */
export function formatMediumDay(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('mediumDay', date, locale);
}

/**
 * Formats a date in short form, with its weekday.
 *
 * @example formatShortDay('2026-10-14') // 'Wed, Oct 14'
 */
export function formatShortDay(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('shortDay', date, locale);
}

/**
 * Formats a day with its month's short name.
 *
 * @example formatMonthDay('2026-10-01') // 'Oct 1'
 */
export function formatMonthDay(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('monthDay', date, locale);
}

/**
 * Formats both ends of a date range in short form. Includes the years only if they differ.
 *
 * @example formatSpan('2026-10-28', '2026-11-05') // { from: 'Oct 28', to: 'Nov 5' }
 * @example formatSpan('2026-11-03', '2027-11-05') // { from: 'Nov 3, 2026', to: 'Nov 5, 2027' }
 */
export function formatSpan(
  from: CalendarDate,
  to: CalendarDate,
  locale = DEFAULT_LOCALE,
): { from: string; to: string } {
  const shape = from.slice(0, 4) === to.slice(0, 4) ? 'monthDay' : 'monthDayYear';
  return { from: format(shape, from, locale), to: format(shape, to, locale) };
}

/**
 * Formats a month with its year.
 *
 * @example formatMonth('2026-10-14') // 'October 2026'
 */
export function formatMonth(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('month', date, locale);
}

/**
 * Formats a year.
 *
 * @example formatYear('2026-10-14') // '2026'
 */
export function formatYear(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('year', date, locale);
}

/**
 * Formats a month without its year.
 *
 * @example formatMonthName('2026-10-14') // 'October'
 * @example formatMonthName('2026-10-14', 'en-US', 'short') // 'Oct'
 */
export function formatMonthName(
  date: CalendarDate,
  locale = DEFAULT_LOCALE,
  length: 'long' | 'short' | 'narrow' = 'long',
): string {
  const shapes = { long: 'monthLong', short: 'monthAlone', narrow: 'monthNarrow' } as const;
  return format(shapes[length], date, locale);
}

/**
 * Formats the day of the month.
 *
 * @example formatDayNumber('2026-10-01') // '1'
 */
export function formatDayNumber(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format('day', date, locale);
}

/**
 * Formats the day for a cell in a month grid. On the first day of a month, includes the name of the month.
 *
 * @example formatCellDay('2026-10-01') // 'Oct 1'
 * @example formatCellDay('2026-10-02') // '2'
 */
export function formatCellDay(date: CalendarDate, locale = DEFAULT_LOCALE): string {
  return format(date.endsWith('-01') ? 'monthDay' : 'day', date, locale);
}

/**
 * Formats the day of the week.
 *
 * @example formatWeekday('2026-10-14', 'short') // 'Wed'
 */
export function formatWeekday(
  date: CalendarDate,
  width: 'long' | 'short' | 'narrow',
  locale = DEFAULT_LOCALE,
): string {
  const shapes = { long: 'weekday', short: 'weekdayShort', narrow: 'weekdayNarrow' } as const;
  return format(shapes[width], date, locale);
}

/** A part of a month's heading. */
export interface MonthHeadingPart {
  text: string;
  /** A shorter version of `text`, which toolbars display if they don't have enough room. */
  short?: string;
  /** Whether the part is the year, which is displayed in a muted color. */
  isYear: boolean;
}

/**
 * Returns a month's heading in parts, in the locale's order. The joined parts equal {@link formatMonth}.
 *
 * @example
 * monthHeadingParts('2026-10-14')
 * // [{ text: 'October ', short: 'Oct ', isYear: false }, { text: '2026', isYear: true }]
 */
export function monthHeadingParts(date: CalendarDate, locale = DEFAULT_LOCALE): MonthHeadingPart[] {
  if (locale === DEFAULT_LOCALE && isCalendarDate(date)) {
    const [month = '', year = ''] = formatEnglish(date, SHAPES.month).split(' ');
    return [
      { text: `${month} `, short: `${formatMonthName(date, locale, 'short')} `, isYear: false },
      { text: year, isYear: true },
    ];
  }
  const partsOf = (shape: Shape) => formatter(shape, locale).formatToParts(dayNumber(date) * MS_PER_DAY);
  return headingParts(partsOf('month'), partsOf('monthShort').find(({ type }) => type === 'month')?.value);
}

/**
 * Returns the heading, in parts, for a range of days that can span two months.
 *
 * @example rangeHeadingParts('2026-10-12', '2026-10-18') // like monthHeadingParts
 * @example rangeHeadingParts('2026-09-28', '2026-10-04') // 'Sep – Oct ' and '2026'
 */
export function rangeHeadingParts(
  from: CalendarDate,
  to: CalendarDate,
  locale = DEFAULT_LOCALE,
): MonthHeadingPart[] {
  if (isSameMonth(from, to)) return monthHeadingParts(from, locale);
  const parts = formatter('monthShort', locale).formatRangeToParts(
    dayNumber(from) * MS_PER_DAY,
    dayNumber(to) * MS_PER_DAY,
  );
  return headingParts(parts);
}

function headingParts(
  parts: readonly { type: string; value: string }[],
  shortMonth?: string,
): MonthHeadingPart[] {
  const heading: MonthHeadingPart[] = [];
  for (const { type, value } of parts) {
    const isYear = type === 'year';
    const short = shortMonth !== undefined && type === 'month' ? shortMonth : value;
    const last = heading.at(-1);
    if (last === undefined || last.isYear !== isYear)
      heading.push({ text: value, isYear, ...(short !== value && { short }) });
    else {
      if (last.short !== undefined || short !== value) last.short = (last.short ?? last.text) + short;
      last.text += value;
    }
  }
  return heading;
}
