import { dayNumber } from '../../dates/day-number.js';
import { fromDayNumber } from '../../dates/from-day-number.js';
import { isSameMonth } from '../../dates/is-same-month.js';
import type { CalendarDate, CalendarEntry } from '../../logs/types.js';
import { barOrder } from './compare-entries.js';
import { eachSpan } from './each-span.js';
import type { Bar } from './index-entries.js';

/** What a day is in an entry. */
export type DayRole = 'single' | 'start' | 'middle' | 'end';

/** An entry on one of its days. */
export interface AgendaRow {
  /** Unique among all rows, and the same whatever else is loaded. */
  key: string;
  date: CalendarDate;
  entry: CalendarEntry;
  role: DayRole;
  /** The first of its day, the last of its day, and in the first day that a month has. */
  isFirst: boolean;
  isLast: boolean;
  startsMonth: boolean;
}

/** What the agenda depends on. */
export interface LayoutAgendaInput {
  entries: readonly CalendarEntry[];
  /** The first day that may show; null for no bound. */
  from: CalendarDate | null;
  /** The last; null for no bound. */
  to: CalendarDate | null;
  /** BCP 47, for sorting titles. */
  locale: string;
}

/** An entry that goes on for longer, by a slip of the year say, shows on its first three years and its last day. */
const MAX_DAYS = 1096;

/**
 * All entries by date, those of several days once for each day between the bounds. Within a day
 * longer ones come first, then by title, as in every list of a day.
 *
 * @example layoutAgenda({ entries, from: null, to: null, locale: 'en-US' })[0].role
 */
export function layoutAgenda({ entries, from, to, locale }: LayoutAgendaInput): AgendaRow[] {
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

  const order = barOrder(locale);
  const rows: AgendaRow[] = [];
  for (const day of [...days.keys()].sort((a, b) => a - b)) {
    const ofDay = days.get(day) ?? [];
    if (ofDay.length > 1) ofDay.sort(order);
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
