import type { CalendarDate } from '@content-planner/model';

/**
 * Returns the index of the first row on or after a day, or the number of rows if there is no such row. Uses binary
 * search.
 *
 * @param rows The rows, sorted by date.
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
