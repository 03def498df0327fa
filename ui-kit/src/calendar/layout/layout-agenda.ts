import { type CalendarDate, dayNumber, fromDayNumber, isSameMonth } from '@content-planner/model';
import type { CalendarEntry } from '../../logs/types.js';
import { barOrder, type EntryOrder } from './compare-entries.js';
import { eachSpan } from './each-span.js';
import type { Bar } from './index-entries.js';

/** The position of a day within an entry. */
export type DayRole = 'single' | 'start' | 'middle' | 'end';

/** A row of the agenda: an entry on one of its days. */
export interface AgendaRow {
  /** A key that is unique among all rows, and does not depend on which other entries are loaded. */
  key: string;
  date: CalendarDate;
  entry: CalendarEntry;
  role: DayRole;
  /** Whether the row is the first row of its day. */
  isFirst: boolean;
  /** Whether the row is the last row of its day. */
  isLast: boolean;
  /** Whether the row's day is the first listed day of its month. */
  startsMonth: boolean;
}

/** Input of {@link layoutAgenda}. */
export interface LayoutAgendaInput {
  entries: readonly CalendarEntry[];
  /** The first day to list, or null for no limit. */
  from: CalendarDate | null;
  /** The last day to list, or null for no limit. */
  to: CalendarDate | null;
  /** How entries within a day are ordered: the result of `dayOrder`, or of `titleOrder`. */
  order: EntryOrder;
}

/**
 * The maximum number of days on which an entry is listed. A longer entry, for example one with a typo in the year, is
 * listed only in its first three years and on its last day.
 */
const MAX_DAYS = 1096;

/**
 * Lists all entries by date. Multi-day entries are listed on each of their days from `from` to `to`. Within a day,
 * entries are ordered by length, longest first, and then in the given order, as in `entriesOfDay`.
 *
 * @example layoutAgenda({ entries, from: null, to: null, order: titleOrder('en-US') })[0].role
 */
export function layoutAgenda({ entries, from, to, order }: LayoutAgendaInput): AgendaRow[] {
  const first = from === null ? Number.NEGATIVE_INFINITY : dayNumber(from);
  const last = to === null ? Number.POSITIVE_INFINITY : dayNumber(to);
  const days = new Map<number, Bar[]>();
  const put = (day: number, bar: Bar) => {
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [bar]);
    else ofDay.push(bar);
  };
  eachSpan(entries, first, last, (entry, start, end) => {
    const bar = { entry, start, end };
    const begin = Math.max(start, first);
    const finish = Math.min(end, last);
    const stop = Math.min(finish, begin + MAX_DAYS - 1);
    for (let day = begin; day <= stop; day += 1) put(day, bar);
    if (stop < finish) put(finish, bar);
  });

  const ofBars = barOrder(order);
  const rows: AgendaRow[] = [];
  for (const day of [...days.keys()].sort((a, b) => a - b)) {
    const ofDay = days.get(day) ?? [];
    if (ofDay.length > 1) ofDay.sort(ofBars);
    const date = fromDayNumber(day);
    const previous = rows.at(-1);
    const startsMonth = previous === undefined || !isSameMonth(previous.date, date);
    for (const [index, { entry, start, end }] of ofDay.entries()) {
      rows.push({
        key: `${date} ${entry.id}`,
        date,
        entry,
        role: start === end ? 'single' : day === start ? 'start' : day === end ? 'end' : 'middle',
        isFirst: index === 0,
        isLast: index === ofDay.length - 1,
        startsMonth,
      });
    }
  }
  return rows;
}
