import { isCalendarDate } from '../dates/is-calendar-date.js';
import type { CalendarDate, Entry } from '../logs/types.js';

/** What a list shows one below the other: its rows and, in the order of their dates, what divides them. */
export type ListItem =
  | { type: 'row'; index: number }
  /** Heads the rows of a month; `month` is the date of the first of them. */
  | { type: 'month'; key: string; month: CalendarDate }
  /** Comes after the rows of later days. */
  | { type: 'today'; key: string };

/** Whether no entry starts later than the one before it, and each on a day that exists. */
export const isNewestFirst = (entries: readonly Entry[]): boolean =>
  entries.every(
    ({ startDate }, index) =>
      startDate <= (entries[index - 1]?.startDate ?? startDate) && isCalendarDate(startDate),
  );

/** Rows alone. */
export const plainItems = (count: number): ListItem[] =>
  Array.from({ length: count }, (_row, index): ListItem => ({ type: 'row', index }));

/**
 * Rows by month, newest first, with a line for today.
 *
 * @param today null while it is not known, as on a server: there is no line then
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
