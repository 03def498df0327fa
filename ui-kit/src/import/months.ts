import { formatMonthName } from '../dates/format-date.js';
import { namesOf, plainName } from './date-names.js';
import { writtenDate } from './written-date.js';

/** A month, counted from 1. `year` is null if it is unknown. */
export interface Month {
  month: number;
  year: number | null;
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
  const [, east] = /^(\d{1,2})[月월]$/.exec(text) ?? [];
  if (east !== undefined) return { month: Number(east), year: null };
  const words = plainName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [name, year, ...others] = words.toSorted(
    (one, other) => Number(/^\d/.test(one)) - Number(/^\d/.test(other)),
  );
  const month = namesOf(locale).months.get(name ?? '');
  if (month === undefined || others.length > 0) return null;
  if (year === undefined) return { month, year: null };
  return /^20\d{2}$/.test(year) ? { month, year: Number(year) } : null;
}

/** Returns a date with a day as it is written, such as '5–7 March 2027'. */
export function monthText(day: string, { month, year }: Month, locale: string): string {
  const first = `2023-${String(month).padStart(2, '0')}-01`;
  const plain = day.replaceAll(/[日일]/g, '').replace(/[(（]\p{L}{1,9}[)）]/u, (weekday) => ` ${weekday}`);
  const text = (language: string) =>
    [plain, formatMonthName(first, language), ...(year === null ? [] : [year])].join(' ');
  return writtenDate(text(locale), locale) === null ? text('en-US') : text(locale);
}
