import type { CalendarDate } from '../../logs/types.js';

/**
 * The place of the first row on a day or after it, by halving; the number of rows where there is none.
 *
 * @param rows Sorted by date.
 */
export function firstRowFrom(rows: readonly { date: CalendarDate }[], date: CalendarDate): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.date ?? date) < date) low = middle + 1;
    else high = middle;
  }
  return low;
}
