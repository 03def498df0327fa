import { isCalendarDate } from '@content-planner/model';
import { DEFAULT_LOCALE, knownLocale } from './known-locale.js';

const SHAPES = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { month: 'long', day: 'numeric' },
  dayOfYear: { year: 'numeric', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function format(shape: keyof typeof SHAPES, instant: Date, locale: string, timeZone?: 'UTC'): string {
  const key = `${shape} ${locale} ${timeZone}`;
  let made = formatters.get(key);
  if (made === undefined) {
    const options = { ...SHAPES[shape], calendar: 'gregory', ...(timeZone && { timeZone }) };
    made = new Intl.DateTimeFormat(knownLocale(locale), options);
    formatters.set(key, made);
  }
  return made.format(instant);
}

/**
 * Formats the time of an instant in the user's time zone. Returns an empty string if the instant is invalid.
 *
 * @param at ISO 8601.
 * @example formatTime('2026-11-11T09:38:00Z') // '9:38 AM' if the time zone is UTC
 */
export function formatTime(at: string, locale = DEFAULT_LOCALE): string {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? '' : format('time', instant, locale);
}

/**
 * Formats a date. Omits the year if it is the current year. Returns any text that is not a date unchanged.
 *
 * @example formatDayNear('2026-11-17', '2026-11-11') // 'November 17'
 * @example formatDayNear('2027-01-29', '2026-11-11') // 'January 29, 2027'
 */
export function formatDayNear(date: string, today: string, locale = DEFAULT_LOCALE): string {
  if (!isCalendarDate(date)) return date;
  const shape = date.slice(0, 4) === today.slice(0, 4) ? 'day' : 'dayOfYear';
  return format(shape, new Date(`${date}T00:00:00Z`), locale, 'UTC');
}
