import { type CalendarDate, isCalendarDate } from '@content-planner/model';
import type { Entry } from '../logs/entry.js';

/** An item of a list: a row or, if the list is sorted by date, a divider. */
export type ListItem =
  | { type: 'row'; index: number }
  /** The heading of a month. `month` is the date of the first row below the heading. */
  | { type: 'month'; key: string; month: CalendarDate }
  /** The line for today, which comes after the rows for future days. */
  | { type: 'today'; key: string };

/** Returns whether entries are sorted by start date, newest first, and all have valid dates. */
export const isNewestFirst = (entries: readonly Entry[]): boolean =>
  entries.every(
    ({ startDate }, index) =>
      startDate <= (entries[index - 1]?.startDate ?? startDate) && isCalendarDate(startDate),
  );

/** Returns rows without dividers. */
export const plainItems = (count: number): ListItem[] =>
  Array.from({ length: count }, (_row, index): ListItem => ({ type: 'row', index }));

/**
 * Groups rows by month, newest first, and adds a line for today.
 *
 * @param today The current date, or null if it is unknown, for example on the server. If it is null, the list has no
 * line for today.
 */
export function itemsByMonth(entries: readonly Entry[], today: CalendarDate | null): ListItem[] {
  const items: ListItem[] = [];
  let month = '';
  let isPast = entries[0] === undefined || today === null || entries[0].startDate <= today;
  const divide = () => {
    items.push({ type: 'today', key: 'today' });
    isPast = true;
  };
  for (const [index, { startDate }] of entries.entries()) {
    if (!isPast && today !== null && startDate <= today) divide();
    if (startDate.slice(0, 7) !== month) {
      month = startDate.slice(0, 7);
      items.push({ type: 'month', key: `month-${month}`, month: startDate });
    }
    items.push({ type: 'row', index });
  }
  if (!isPast) divide();
  return items;
}
