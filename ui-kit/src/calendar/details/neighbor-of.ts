import type { CalendarEntry } from '../../logs/types.js';
import { type EntryOrder, laneOrder } from '../layout/compare-entries.js';

/**
 * Returns the previous or next entry, or null if there isn't one. Entries are ordered by date, then by display order
 * within a day.
 *
 * @param isShown Returns whether an entry is displayed. Other entries are skipped.
 */
export function neighborOf(
  entries: readonly CalendarEntry[],
  {
    entry: { id },
    direction,
    order,
    isShown,
  }: {
    entry: CalendarEntry;
    direction: -1 | 1;
    order: EntryOrder;
    isShown: (entry: CalendarEntry) => boolean;
  },
): CalendarEntry | null {
  const inDay = laneOrder(order);
  const ordered = entries.toSorted((a, b) =>
    a.startDate === b.startDate ? inDay(a, b) : a.startDate < b.startDate ? -1 : 1,
  );
  const place = ordered.findIndex((one) => one.id === id);
  const others = direction === 1 ? ordered.slice(place + 1) : ordered.slice(0, Math.max(place, 0)).reverse();
  return others.find(isShown) ?? null;
}
