import type { CalendarEntry, LogKind } from '../../logs/types.js';
import type { DateRange } from './range-of-days.js';

interface HidesAllInput {
  /** Of all kinds. */
  entries: readonly CalendarEntry[];
  /** Those of the kinds that show. */
  shown: readonly CalendarEntry[];
  kinds: readonly LogKind[];
  range: DateRange;
}

/** Whether the filter leaves nothing of a range: no kind shows, or none of the entries that are there. */
export function hidesAll({ entries, shown, kinds, range: { from, to } }: HidesAllInput): boolean {
  if (kinds.length === 0) return true;
  if (shown === entries) return false;
  const isThere = ({ startDate, endDate }: CalendarEntry) => startDate <= to && endDate >= from;
  return entries.some(isThere) && !shown.some(isThere);
}
