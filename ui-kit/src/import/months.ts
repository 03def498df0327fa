import { formatMonthName } from '../dates/format-date.js';
import { namesOf, plainName } from './date-names.js';
import { fullYear, type WrittenDay, writtenDate } from './written-date.js';

/** A month, counted from 1. `year` is null if it is unknown. */
export interface Month {
  month: number;
  year: number | null;
}

/** A month of a known year. */
export interface MonthOfYear extends Month {
  year: number;
}

/** Returns a month with the year in which it is nearest to the month before, if it has none. */
export function monthAfter(found: Month, before: Month | null): Month {
  if (found.year !== null || !before || before.year === null) return found;
  const distance = found.month - before.month;
  return { month: found.month, year: before.year + (distance < -6 ? 1 : distance > 6 ? -1 : 0) };
}

/**
 * Returns the month that a cell consists of, such as 'March', '3月' and 'March 2027', or null.
 *
 * @param isNumber Whether numbers such as '3' are months.
 */
export function monthIn(cell: string, locale: string, isNumber = false): Month | null {
  const text = cell.trim();
  if (isNumber && /^(?:0?[1-9]|1[0-2])\.?$/.test(text))
    return { month: Number.parseInt(text, 10), year: null };
  const [, eastYear, east] = /^(?:(20\d{2})[年년]\s*)?(\d{1,2})[月월]$/.exec(text) ?? [];
  const [, month = east, year = eastYear] = /^(0?[1-9]|1[0-2])[./-](20\d{2})$/.exec(text) ?? [];
  if (month !== undefined) return { month: Number(month), year: year === undefined ? null : Number(year) };
  const [, isoYear, isoMonth] = /^(20\d{2})[./-](0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (isoYear !== undefined) return { month: Number(isoMonth), year: Number(isoYear) };
  // 'Mar-27' is how spreadsheets display a month of a year.
  const [, short, digits] = /^(\p{L}+)\.?(?:-|\s*['’])(\d{2})$/u.exec(text) ?? [];
  const ofShort = namesOf(locale).months.get(plainName(short ?? ''));
  if (ofShort !== undefined && digits !== undefined) return { month: ofShort, year: fullYear(digits) };
  const words = plainName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [name, number, ...others] = words.toSorted(
    (one, other) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)),
  );
  const named = namesOf(locale).months.get(name ?? '');
  if (named === undefined || others.length > 0) return null;
  if (number === undefined) return { month: named, year: null };
  return /^20\d{2}$/.test(number) ? { month: named, year: Number(number) } : null;
}

/** Returns the month of a year that a day such as 'Jan 27' or '01/27' can also mean, or null. */
export function monthOfYear(day: WrittenDay): MonthOfYear | null {
  if (!day.canBeYear || day.type === 'week') return null;
  const numbers = day.type === 'known' ? [day.month, day.day] : [day.first, day.second];
  const [month, year] = [Math.min(...numbers), Math.max(...numbers)];
  return month >= 1 && month <= 12 && year > 12 ? { month, year: 2000 + year } : null;
}

/** Returns a date with a day as it is written, such as '5–7 March 2027'. */
export function monthText(day: string, { month, year }: Month, locale: string): string {
  const first = `2023-${String(month).padStart(2, '0')}-01`;
  const plain = day.replaceAll(/[日일]/g, '').replace(/[(（]\p{L}{1,9}[)）]/u, (weekday) => ` ${weekday}`);
  const text = (language: string) =>
    [plain, formatMonthName(first, language), ...(year === null ? [] : [year])].join(' ');
  return writtenDate(text(locale), locale) === null ? text('en-US') : text(locale);
}
