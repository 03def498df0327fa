import type { CalendarEntry } from '../../logs/types.js';
import { eachSpan } from './each-span.js';

/** An entry of several days, by day numbers; `end` is inclusive. */
export interface Bar {
  entry: CalendarEntry;
  start: number;
  end: number;
}

/** The entries of a range, sorted into what the layout asks for. */
export interface EntryIndex {
  /** Entries of one day, by the day's place in the range. */
  singles: readonly (readonly CalendarEntry[])[];
  bars: readonly Bar[];
}

interface DayIndex {
  /** Entries of one day, by day number. */
  singles: ReadonlyMap<number, readonly CalendarEntry[]>;
  bars: readonly Bar[];
}

function indexDays(entries: readonly CalendarEntry[]): DayIndex {
  const singles = new Map<number, CalendarEntry[]>();
  const bars: Bar[] = [];
  eachSpan(entries, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, (entry, start, end) => {
    if (start < end) {
      bars.push({ entry, start, end });
      return;
    }
    const ofDay = singles.get(start);
    if (ofDay) ofDay.push(entry);
    else singles.set(start, [entry]);
  });
  return { singles, bars };
}

const indexes = new WeakMap<readonly CalendarEntry[], DayIndex>();

const NONE: readonly CalendarEntry[] = [];

/**
 * Sorts entries into days and bars, leaving out what lies outside the range. One array is gone through once, however
 * many months are laid out of it: turning from one to the next looks at their own days alone.
 *
 * @param entries Not changed afterwards: another list is another array.
 * @param first Day number of the range's first day.
 * @param days Length of the range in days.
 */
export function indexEntries(entries: readonly CalendarEntry[], first: number, days: number): EntryIndex {
  let index = indexes.get(entries);
  if (!index) {
    index = indexDays(entries);
    indexes.set(entries, index);
  }
  const { singles, bars } = index;
  const last = first + days - 1;
  return {
    singles: Array.from({ length: days }, (_day, place) => singles.get(first + place) ?? NONE),
    bars: bars.filter(({ start, end }) => start <= last && end >= first),
  };
}
