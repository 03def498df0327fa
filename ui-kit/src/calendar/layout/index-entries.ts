import { isSameList } from '../../internal/is-same-list.js';
import type { CalendarEntry } from '../../logs/types.js';
import { eachSpan } from './each-span.js';

/** A multi-day entry and its first and last day as day numbers. */
export interface Bar {
  entry: CalendarEntry;
  start: number;
  end: number;
}

/** The entries in a range, grouped for the layout. */
export interface EntryIndex {
  /** Single-day entries, by the day's index in the range. */
  singles: readonly (readonly CalendarEntry[])[];
  bars: readonly Bar[];
}

interface DayIndex {
  /** Single-day entries, by day number. */
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
  for (const [day, ofDay] of singles) singles.set(day, shareDay(ofDay));
  return { singles, bars };
}

const days = new WeakMap<CalendarEntry, CalendarEntry[]>();

/**
 * Returns the array from an earlier call if it contains the same entries, so that results computed from it can be
 * reused.
 */
function shareDay(ofDay: CalendarEntry[]): CalendarEntry[] {
  const [first] = ofDay;
  if (first === undefined) return ofDay;
  const before = days.get(first);
  if (before !== undefined && isSameList(before, ofDay)) return before;
  days.set(first, ofDay);
  return ofDay;
}

const indexes = new WeakMap<readonly CalendarEntry[], DayIndex>();

const NONE: readonly CalendarEntry[] = [];

/**
 * Groups the entries in a range into days and bars. Each array is indexed only once, no matter how many months are laid
 * out from it. For each additional month, only its days are looked up in the index. A day whose entries have not
 * changed keeps the same array.
 *
 * @param entries Must not be mutated afterward. Pass a new array if the entries change.
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
