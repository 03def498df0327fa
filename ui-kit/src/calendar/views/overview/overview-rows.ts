import { brandColor } from '../../../colors/brand-color.js';
import { kindColor } from '../../../colors/entry-color.js';
import type { SafeColor } from '../../../colors/safe-color.js';
import type { KindOf } from '../../../logs/kinds/kinds-in.js';
import type { Brand, LogKind } from '../../../logs/types.js';
import type { Translate } from '../../../messages/translate.js';
import type { CountRow } from './calendar-counts.js';
import { overviewMessages } from './overview-messages.js';

/** Returns the name of a row: its kind, its brand, or 'No brand'. */
export function rowName(
  { kind, brandId }: CountRow,
  brands: readonly Pick<Brand, 'id' | 'name'>[],
  { kindOf, translate }: { kindOf: KindOf; translate: Translate },
): string {
  if (kind !== undefined && kind !== null) return kindOf(kind).badge;
  return brands.find(({ id }) => id === brandId)?.name ?? translate(overviewMessages).noBrand;
}

/** Returns the color of a row's kind or brand. */
export function rowColor({ kind, brandId }: CountRow, brands: readonly Brand[], kindOf: KindOf): SafeColor {
  if (kind !== undefined && kind !== null) return kindColor(kindOf(kind));
  return brandColor(brands.find(({ id }) => id === brandId)?.color);
}

/**
 * Returns the totals of all rows. The result has no longest silence, because that can't be derived from the rows:
 * during one kind's silence, other kinds can have entries.
 */
export function sumRow(rows: readonly CountRow[]): CountRow {
  const months = (rows[0]?.months ?? []).map(({ month }, index) => ({
    month,
    count: rows.reduce((sum, row) => sum + (row.months[index]?.count ?? 0), 0),
    isGap: false,
  }));
  return { months, total: rows.reduce((sum, { total }) => sum + total, 0), longestSilence: null };
}

/** Returns the properties that identify a row to the application. */
export const rowKey = ({ kind, brandId }: CountRow): { kind?: LogKind; brandId?: string | null } =>
  kind !== undefined && kind !== null ? { kind } : brandId === undefined ? {} : { brandId };

/** Returns the length of a bar in percent, in steps of 5. If the count is not 0, the bar has at least one step. */
export function barLength(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(1, Math.round((count / most) * 20)) * 5;
}

/** Returns the highest number of entries in any cell of the table, or 1 if all cells are empty. */
export const mostIn = (rows: readonly CountRow[]): number =>
  Math.max(1, ...rows.flatMap(({ months }) => months.map(({ count }) => count)));
