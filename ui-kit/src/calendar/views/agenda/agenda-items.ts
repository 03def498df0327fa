import type { CalendarDate } from '@content-planner/model';
import type { AgendaRow } from '../../layout/layout-agenda.js';
import type { CalendarWindow } from '../calendar-window.js';

/** An item in the agenda's list: a row, or an end where more entries can load. */
export type AgendaItem =
  | { type: 'row'; key: string; row: AgendaRow }
  | { type: 'end'; key: 'before' | 'after'; failed: boolean };

/** Returns the rows, and the ends where more entries can load, in display order. */
export function agendaItems(rows: readonly AgendaRow[], loaded: CalendarWindow): AgendaItem[] {
  const end = (key: 'before' | 'after', bound: CalendarDate | null): AgendaItem[] =>
    bound === null ? [] : [{ type: 'end', key, failed: loaded.failed === key }];
  return [
    ...end('before', loaded.from),
    ...rows.map((row): AgendaItem => ({ type: 'row', key: row.key, row })),
    ...end('after', loaded.to),
  ];
}

/** Checks whether the entries on a day are loaded. */
export function covers({ from, to }: CalendarWindow, date: CalendarDate): boolean {
  return (from === null || from <= date) && (to === null || date <= to);
}

/** Estimated heights in px, used until a row is measured. */
export const HEIGHTS = {
  row: 36,
  /** Extra height above the first and below the last row of a day, including the border. */
  first: 4,
  last: 5,
  end: 120,
  compactRow: 64,
  compactMultiDay: 86,
  /** The height of a day's heading, which is above the day's rows on small screens. */
  compactHead: 44,
} as const;

/** Returns the estimated height of an item. */
export function expectedHeight(item: AgendaItem | undefined, compact: boolean): number {
  if (item === undefined) return HEIGHTS.row;
  if (item.type === 'end') return HEIGHTS.end;
  const { isFirst, isLast, role } = item.row;
  if (compact) {
    const height = role === 'single' ? HEIGHTS.compactRow : HEIGHTS.compactMultiDay;
    return height + (isFirst ? HEIGHTS.compactHead : 0);
  }
  return HEIGHTS.row + (isFirst ? HEIGHTS.first : 0) + (isLast ? HEIGHTS.last : 0);
}
