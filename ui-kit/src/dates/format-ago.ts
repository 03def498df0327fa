import { DEFAULT_LOCALE, knownLocale } from './known-locale.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const UNITS = [
  { unit: 'day', length: 24 * 60 * MINUTE },
  { unit: 'hour', length: 60 * MINUTE },
  { unit: 'minute', length: MINUTE },
  { unit: 'second', length: SECOND },
] as const;

/**
 * Formats the time since an instant. Returns null if less than the smallest unit, such as a minute, has passed. Also
 * returns null for future instants, which occur if a clock is wrong.
 *
 * @param at ISO 8601.
 * @example formatAgo('2026-11-11T09:38:00Z', new Date('2026-11-11T09:40:00Z')) // '2 minutes ago'
 */
export function formatAgo(
  at: string,
  now: Date,
  locale = DEFAULT_LOCALE,
  smallest: 'minute' | 'second' = 'minute',
): string | null {
  const passed = now.getTime() - new Date(at).getTime();
  const largest = UNITS.find(({ length }) => passed >= length);
  if (!largest || (largest.unit === 'second' && smallest === 'minute')) return null;
  const formatter = new Intl.RelativeTimeFormat(knownLocale(locale));
  return formatter.format(-Math.floor(passed / largest.length), largest.unit);
}
