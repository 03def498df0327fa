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
  singles: readonly CalendarEntry[][];
  bars: Bar[];
}

/**
 * Sorts entries into days and bars, leaving out what lies outside the range.
 *
 * @param first Day number of the range's first day.
 * @param days Length of the range in days.
 */
export function indexEntries(entries: readonly CalendarEntry[], first: number, days: number): EntryIndex {
  const singles: CalendarEntry[][] = Array.from({ length: days }, () => []);
  const bars: Bar[] = [];
  eachSpan(entries, first, first + days - 1, (entry, start, end) => {
    if (start === end) singles[start - first]?.push(entry);
    else bars.push({ entry, start, end });
  });
  return { singles, bars };
}
