import { type CalendarDate, isCalendarDate } from '@content-planner/model';
import { type DatePart, typedDateFormat } from './typed-date-format.js';

/** Two-digit years up to this value are 20xx. Greater values are 19xx. */
const PIVOT = 50;

/**
 * The number of digits in the parts of a date that is typed without separators, keyed by the total number of digits.
 * `first` is for the day or the month, whichever comes first in the locale. The other one has two digits.
 */
const DIGITS: Readonly<Record<number, readonly [year: number, first: number]>> = {
  5: [2, 1],
  6: [2, 2],
  7: [4, 1],
  8: [4, 2],
};

function fullYear(digits: string): string {
  if (digits.length !== 2) return digits;
  return Number(digits) <= PIVOT ? `20${digits}` : `19${digits}`;
}

/** Returns the day, month and year as text, in the locale's order, or null if the text does not have three parts. */
function partsOf(text: string, order: readonly DatePart[], separators: readonly string[]): string[] | null {
  if (!/^\d+$/.test(text)) {
    const marks = new Set(['/', ...separators.join('')]);
    const space = marks.delete(' ') ? ' ?' : '';
    const mark = `${space}[${[...marks].join('').replace('-', '\\-')}]${space}`;
    const end = marks.has('.') ? '\\.?' : '';
    return new RegExp(`^(\\d+)${mark}(\\d+)${mark}(\\d+)${end}$`).exec(text)?.slice(1) ?? null;
  }
  const [ofYear, ofFirst] = DIGITS[text.length] ?? [];
  if (ofYear === undefined || ofFirst === undefined) return null;
  const first = order.find((part) => part !== 'year');
  let from = 0;
  return order.map((part) => {
    const length = part === 'year' ? ofYear : part === first ? ofFirst : 2;
    from += length;
    return text.slice(from - length, from);
  });
}

/**
 * Parses a date that a user typed in the locale's order. In 'en-US', 5 digits are MDDYY, 6 digits MMDDYY, 7 digits
 * MDDYYYY, and 8 digits MMDDYYYY. Text with slashes is month/day/year. `YYYY-MM-DD` works in every locale.
 *
 * @returns The date, or null if the text is not a date that exists.
 * @example
 * parseTypedDate('3826') // null
 * parseTypedDate('30826') // '2026-03-08'
 * parseTypedDate('3/8/2026') // '2026-03-08'
 * parseTypedDate('8.3.2026', 'de-DE') // '2026-03-08'
 */
export function parseTypedDate(text: string, locale = 'en-US'): CalendarDate | null {
  if (isCalendarDate(text)) return text;
  const { order, separators } = typedDateFormat(locale);
  const parts = partsOf(text, order, separators);
  if (!parts) return null;
  const textOf = (part: DatePart) => parts[order.indexOf(part)] ?? '';
  const [day, month, year] = [textOf('day'), textOf('month'), textOf('year')];
  if (day.length > 2 || month.length > 2 || (year.length !== 2 && year.length !== 4)) return null;
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
