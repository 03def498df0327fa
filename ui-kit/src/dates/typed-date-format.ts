import type { CalendarDate } from './calendar-date.js';
import { knownLocale } from './known-locale.js';

/** A part of a date that people type. */
export type DatePart = 'day' | 'month' | 'year';

/** How a locale writes numeric dates. */
export interface TypedDateFormat {
  order: readonly DatePart[];
  /** The texts between the parts. */
  separators: readonly string[];
  /** What people should type, such as 'MM/DD/YYYY'. */
  pattern: string;
  format: (date: CalendarDate) => string;
}

const LETTERS: Readonly<Record<DatePart, string>> = { day: 'DD', month: 'MM', year: 'YYYY' };

const isDatePart = (type: string): type is DatePart => type in LETTERS;

function formatOf(locale: string): TypedDateFormat {
  const parts = new Intl.DateTimeFormat(knownLocale(locale), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    // Latin digits, which every keyboard has.
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).formatToParts(0);
  const order = parts.map(({ type }) => type).filter(isDatePart);
  // Some locales add direction marks, or a word after the year.
  const separators = parts
    .filter(({ type }, index) => type === 'literal' && index > 0 && index < parts.length - 1)
    .map(({ value }) => value.replaceAll(/[^./ -]/g, '') || '/');
  const joined = (textOf: (part: DatePart) => string) =>
    order.map((part, index) => textOf(part) + (separators[index] ?? '')).join('');
  return {
    order,
    separators,
    pattern: joined((part) => LETTERS[part]),
    format: (date) => {
      const [year = '', month = '', day = ''] = date.split('-');
      return joined((part) => ({ year, month, day })[part]);
    },
  };
}

const formats = new Map<string, TypedDateFormat>();

/**
 * Returns how a locale writes numeric dates: in which order, and with which separators.
 *
 * @example typedDateFormat('en-US').pattern // 'MM/DD/YYYY'
 * @example typedDateFormat('de-DE').format('2026-12-24') // '24.12.2026'
 */
export function typedDateFormat(locale: string): TypedDateFormat {
  const known = formats.get(locale) ?? formatOf(locale);
  formats.set(locale, known);
  return known;
}
