import type { CalendarDate } from '../../../logs/types.js';
import type { AgendaRow } from '../../layout/layout-agenda.js';
import type { CalendarWindow } from '../calendar-window.js';

/** What the agenda scrolls through: its rows, and an end where more is to come. */
export type AgendaItem =
  | { type: 'row'; key: string; row: AgendaRow }
  | { type: 'end'; key: 'before' | 'after'; failed: boolean };

/** Rows and open ends in their order. */
export function agendaItems(rows: readonly AgendaRow[], loaded: CalendarWindow): AgendaItem[] {
  const end = (key: 'before' | 'after', bound: CalendarDate | null): AgendaItem[] =>
    bound === null ? [] : [{ type: 'end', key, failed: loaded.failed === key }];
  return [
    ...end('before', loaded.from),
    ...rows.map((row): AgendaItem => ({ type: 'row', key: row.key, row })),
    ...end('after', loaded.to),
  ];
}

/** Whether the entries of a day are there. */
export function covers({ from, to }: CalendarWindow, date: CalendarDate): boolean {
  return (from === null || from <= date) && (to === null || date <= to);
}

/** Heights in px: what a row takes before it was measured. */
export const HEIGHTS = {
  row: 36,
  /** Above the first and below the last row of a day, with the line under it. */
  first: 4,
  last: 5,
  end: 120,
  compactRow: 64,
  compactMultiDay: 86,
  /** The day's name over its rows on small screens. */
  compactHead: 44,
} as const;

/** The height to expect of an item. */
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
