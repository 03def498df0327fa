import { dayNumber } from '../../dates/day-number.js';
import { isCalendarDate } from '../../dates/is-calendar-date.js';
import type { CalendarDate, CalendarEntry } from '../../logs/types.js';

/** An entry of several days, by day numbers; `end` is inclusive. */
export interface Bar {
  entry: CalendarEntry;
  start: number;
  end: number;
}

/** The entries of a range, sorted into what the layout asks for. */
export interface EntryIndex {
  /** Entries of one day, by the day's place in the range. */
  singles: readonly CalendarEntry[][];
  bars: Bar[];
}

/**
 * Sorts entries into days and bars, leaving out what lies outside the range. Entries with an impossible date are
 * left out; an end before the start counts as the start.
 *
 * @param first Day number of the range's first day.
 * @param days Length of the range in days.
 */
export function indexEntries(entries: readonly CalendarEntry[], first: number, days: number): EntryIndex {
  const singles: CalendarEntry[][] = Array.from({ length: days }, () => []);
  const bars: Bar[] = [];
  // Ten thousand entries share a few dozen dates: reading a date once is most of the speed.
  const numbers = new Map<CalendarDate, number>();
  const numberOf = (date: CalendarDate) => {
    let number = numbers.get(date);
    if (number === undefined) {
      number = isCalendarDate(date) ? dayNumber(date) : Number.NaN;
      numbers.set(date, number);
    }
    return number;
  };
  const last = first + days - 1;
  for (const entry of entries) {
    const start = numberOf(entry.startDate);
    const end = entry.endDate === entry.startDate ? start : Math.max(start, numberOf(entry.endDate));
    if (!(start <= last && end >= first)) continue;
    if (start === end) singles[start - first]?.push(entry);
    else bars.push({ entry, start, end });
  }
  return { singles, bars };
}
