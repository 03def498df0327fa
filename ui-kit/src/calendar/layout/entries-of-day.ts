import type { CalendarDate } from '@content-planner/model';
import type { CalendarEntry } from '../../logs/types.js';
import { laneOrder, titleOrder } from './compare-entries.js';

/**
 * Returns all entries on a day in display order: longer entries first, then in the given order.
 *
 * @example entriesOfDay(entries, '2026-10-14')
 */
export function entriesOfDay(
  entries: readonly CalendarEntry[],
  date: CalendarDate,
  order = titleOrder('en-US'),
): CalendarEntry[] {
  return entries
    .filter(({ startDate, endDate }) => startDate === date || (startDate < date && endDate >= date))
    .sort(laneOrder(order));
}
