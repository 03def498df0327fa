import type { CalendarDate } from '@content-planner/model';
import { knownLocale } from './known-locale.js';

/** A part of a typed date. */
export type DatePart = 'day' | 'month' | 'year';

/** The format of numeric dates in a locale. */
export interface TypedDateFormat {
  order: readonly DatePart[];
  /** The characters between the parts. */
  separators: readonly string[];
  /** The expected format, such as 'MM/DD/YYYY'. */
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
    // Use Latin digits, because every keyboard has them.
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).formatToParts(0);
  const order = parts.map(({ type }) => type).filter(isDatePart);
  // Keep only separator characters, because some locales add direction marks or a word after the year.
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
 * Returns the format of numeric dates in a locale, with its order and separators.
 *
 * @example typedDateFormat('en-US').pattern // 'MM/DD/YYYY'
 * @example typedDateFormat('de-DE').format('2026-12-24') // '24.12.2026'
 */
export function typedDateFormat(locale: string): TypedDateFormat {
  const known = formats.get(locale) ?? formatOf(locale);
  formats.set(locale, known);
  return known;
}
