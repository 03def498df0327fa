import { namesOf, plainName } from './date-names.js';

const NUMERIC_DATE = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/g;
/** '12. April 2027' and 'April 12, 2027', of which the word must be a month. */
const DATE_WITH_NAME = /\d{1,2}(?:st|nd|rd|th|\.)?\s+(\p{L}+)\.?,?\s+\d{4}|(\p{L}+)\.?\s+\d{1,2},?\s+\d{4}/gu;
const YEARS = /(?<!\d)(20\d{2})(?:\s*[/–-]\s*(?:20)?(\d{2}))?(?!\d)|(?<![\d/.])(2\d|3\d)\/(\d{2})(?![\d/.])/g;
/** 'MAR-27' and 'März '27', of which the word must be a month. */
const SHORT_YEAR = /(\p{L}+)\.?(?:[\s-]*['’]|-)(\d{2})(?!\d)/gu;

/** Returns the years that a text names, except for those in dates such as 'Stand 24.11.2026'. */
function yearsIn(text: string, locale: string): Set<number> {
  const { months } = namesOf(locale);
  const isMonth = (name: string | undefined) => months.has(plainName(name ?? ''));
  const plain = text
    .replaceAll(NUMERIC_DATE, ' ')
    .replaceAll(DATE_WITH_NAME, (date, before, after) => (isMonth(before ?? after) ? ' ' : date));
  const years = new Set<number>();
  for (const [, first, last, short, next] of plain.matchAll(YEARS)) {
    const year = first === undefined ? 2000 + Number(short) : Number(first);
    const second = last ?? next;
    // '2027-03' is a month, and '24/7' is not a range.
    const isRange = second !== undefined && 2000 + Number(second) === year + 1;
    if (first !== undefined || isRange) years.add(year);
    if (isRange) years.add(year + 1);
  }
  for (const [, name, digits] of plain.matchAll(SHORT_YEAR))
    if (isMonth(name)) years.add(2000 + Number(digits));
  return years;
}

/**
 * Returns the year or the two years of a plan, from the first of its titles that names them.
 *
 * @example titleYears(['Stand 24.11.2026', 'Redaktionsplan 2027/28'], 'de-DE') // [2027, 2028]
 */
export function titleYears(texts: readonly string[], locale: string): readonly number[] {
  for (const text of texts) {
    const years = [...yearsIn(text, locale)].toSorted();
    const [first = 0] = years;
    if (years.length > 0 && (years.at(-1) ?? 0) - first <= 1) return years;
  }
  return [];
}
