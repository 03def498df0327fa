import type { CalendarEntry } from '../../logs/types.js';
import type { AccessTokenValues } from './types.js';

/** Returns the entries that a token gives access to. */
export const entriesInScope = (
  {
    brandIds,
    withoutBrand,
    kinds,
    from,
  }: Pick<AccessTokenValues, 'brandIds' | 'withoutBrand' | 'kinds' | 'from'>,
  entries: readonly CalendarEntry[],
): CalendarEntry[] =>
  entries.filter(
    ({ brandId, kind, endDate }) =>
      (brandId === null ? withoutBrand : (brandIds?.includes(brandId) ?? true)) &&
      (kinds?.includes(kind) ?? true) &&
      (from === null || endDate >= from),
  );
