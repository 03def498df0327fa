import type { CalendarEntry, LogKind } from '../../logs/types.js';
import type { DateRange } from '../layout/range-of-days.js';

interface HidesAllInput {
  /** Entries of all kinds. */
  entries: readonly CalendarEntry[];
  /** Entries of the visible kinds. */
  shown: readonly CalendarEntry[];
  kinds: readonly LogKind[] | null;
  range: DateRange;
}

/**
 * Checks whether the filter hides everything, either because no kinds are visible or because all entries in the range
 * are hidden.
 */
export function hidesAll({ entries, shown, kinds, range: { from, to } }: HidesAllInput): boolean {
  if (kinds?.length === 0) return true;
  if (shown === entries) return false;
  const isThere = ({ startDate, endDate }: CalendarEntry) => startDate <= to && endDate >= from;
  return entries.some(isThere) && !shown.some(isThere);
}
