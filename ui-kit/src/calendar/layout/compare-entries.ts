import { daysBetween } from '../../dates/days-between.js';
import { DEFAULT_LOCALE, knownLocale } from '../../dates/known-locale.js';
import type { CalendarEntry } from '../../logs/types.js';
import { compareAscii, isAscii } from './compare-ascii.js';
import type { Bar } from './index-entries.js';

const collators = new Map<string, Intl.Collator>();

function collator(locale: string): Intl.Collator {
  let made = collators.get(locale);
  if (made === undefined) {
    made = new Intl.Collator(knownLocale(locale), { numeric: true });
    collators.set(locale, made);
  }
  return made;
}

/** Compares two entries. Negative if the first goes above the second. */
export type EntryOrder = (first: CalendarEntry, second: CalendarEntry) => number;

/**
 * Orders entries by title in the locale's order, with numbers by their value. Equal titles are ordered by id, so that
 * the order never depends on the order of the list.
 *
 * @example singles.sort(titleOrder('en-US'))
 */
export function titleOrder(locale: string): EntryOrder {
  const compare = (first: string, second: string) =>
    locale === DEFAULT_LOCALE && isAscii(first) && isAscii(second)
      ? compareAscii(first, second)
      : collator(locale).compare(first, second);
  return (first, second) => compare(first.title, second.title) || (first.id < second.id ? -1 : 1);
}

/**
 * Orders entries for their lanes and for lists of a day: longer ones first, then by title.
 *
 * @example entriesOfDay.sort(laneOrder('en-US'))
 */
export function laneOrder(locale: string): EntryOrder {
  const byTitle = titleOrder(locale);
  const length = (entry: CalendarEntry) => Math.max(daysBetween(entry.startDate, entry.endDate), 0);
  return (first, second) => length(second) - length(first) || byTitle(first, second);
}

/**
 * Orders bars like {@link laneOrder}, using their known lengths.
 *
 * @example bars.sort(barOrder('en-US'))
 */
export function barOrder(locale: string): (first: Bar, second: Bar) => number {
  const byTitle = titleOrder(locale);
  return (a, b) => b.end - b.start - (a.end - a.start) || byTitle(a.entry, b.entry);
}
