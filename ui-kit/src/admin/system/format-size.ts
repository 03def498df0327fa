import { formatNumber } from '../../logs/field-types/number-text.js';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A unit for sizes. */
export type SizeUnit = (typeof UNITS)[number];

/**
 * Splits a size in bytes into a number for the locale and a unit. One kB is 1,000 bytes, as on the labels of disks.
 *
 * @example formatSize(1_234_567_890) // { amount: '1.2', unit: 'GB' }
 */
export function formatSize(bytes: number, locale?: string): { amount: string; unit: SizeUnit } {
  let index = 0;
  let value = Math.max(0, bytes);
  while (Math.round(value * 10) >= 10_000 && index < UNITS.length - 1) {
    value /= 1000;
    index += 1;
  }
  return {
    amount: formatNumber(Math.round(value * 10) / 10, locale),
    unit: UNITS[index] ?? 'TB',
  };
}
