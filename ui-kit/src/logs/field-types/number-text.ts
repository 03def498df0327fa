import { knownLocale } from '../../dates/known-locale.js';

interface NumberFormats {
  /** For lists: '1,250.5'. */
  grouped: Intl.NumberFormat;
  /** For inputs: '1250.5'. */
  plain: Intl.NumberFormat;
  group: string;
  decimal: string;
}

const byLocale = new Map<string, NumberFormats>();

/** Returns a locale's formats from a cache, because creating a format takes a thousand times as long as using one. */
function formatsOf(locale: string): NumberFormats {
  const known = byLocale.get(locale);
  if (known) return known;
  // Uses Latin digits, because the form accepts no other digits.
  const options = { maximumFractionDigits: 20, numberingSystem: 'latn' } as const;
  const grouped = new Intl.NumberFormat(knownLocale(locale), options);
  const parts = grouped.formatToParts(-1_234_567.5);
  const formats: NumberFormats = {
    grouped,
    plain: new Intl.NumberFormat(knownLocale(locale), { ...options, useGrouping: false }),
    group: parts.find(({ type }) => type === 'group')?.value ?? ',',
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
  };
  byLocale.set(locale, formats);
  return formats;
}

/**
 * Formats a number for lists and details.
 *
 * @example formatNumber(1250.5) // '1,250.5'
 */
export const formatNumber = (value: number, locale = 'en-US'): string =>
  formatsOf(locale).grouped.format(value);

/**
 * Formats a number for an input, without grouping.
 *
 * @example numberInputText(1250.5, 'de-DE') // '1250,5'
 */
export const numberInputText = (value: number, locale = 'en-US'): string =>
  formatsOf(locale).plain.format(value);

/**
 * Parses a typed number. Ignores grouping and spaces.
 *
 * @returns The number, or null if the text is not a number.
 * @example parseNumber('1,250.50') // 1250.5
 */
export function parseNumber(text: string, locale = 'en-US'): number | null {
  const { group, decimal } = formatsOf(locale);
  const plain = text
    // Spaces, and the direction marks that accompany minus signs in Arabic and Persian.
    .replaceAll(/[\s\u200e\u200f\u061c]/g, '')
    .replaceAll(group, '')
    .replace(decimal, '.')
    // Some locales and word processors use these characters as minus signs.
    .replace(/^[−–]/, '-');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
