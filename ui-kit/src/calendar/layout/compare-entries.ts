import { daysBetween } from '@content-planner/model';
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

/** Compares two entries. Returns a negative number if the first entry goes above the second. */
export type EntryOrder = (first: CalendarEntry, second: CalendarEntry) => number;

const orders = new Map<string, EntryOrder>();

/**
 * Returns a function that orders entries by title, according to the locale's rules. Numbers in titles are compared by
 * value. Equal titles are ordered by id, so that the result never depends on the order of the input. Calls with the
 * same locale return the same function.
 *
 * @example singles.sort(titleOrder('en-US'))
 */
export function titleOrder(locale: string): EntryOrder {
  const known = orders.get(locale);
  if (known !== undefined) return known;
  const compare = (first: string, second: string) =>
    locale === DEFAULT_LOCALE && isAscii(first) && isAscii(second)
      ? compareAscii(first, second)
      : collator(locale).compare(first, second);
  const order: EntryOrder = (first, second) =>
    compare(first.title, second.title) || (first.id < second.id ? -1 : 1);
  orders.set(locale, order);
  return order;
}

/**
 * Returns a function that orders entries for lanes and for a day's list: longer entries first, then by title.
 *
 * @example entriesOfDay.sort(laneOrder('en-US'))
 */
export function laneOrder(locale: string): EntryOrder {
  const byTitle = titleOrder(locale);
  const length = (entry: CalendarEntry) => Math.max(daysBetween(entry.startDate, entry.endDate), 0);
  return (first, second) => length(second) - length(first) || byTitle(first, second);
}

/**
 * Returns a function that orders bars in the same way as {@link laneOrder}, but uses their day numbers.
 *
 * @example bars.sort(barOrder('en-US'))
 */
export function barOrder(locale: string): (first: Bar, second: Bar) => number {
  const byTitle = titleOrder(locale);
  return (a, b) => b.end - b.start - (a.end - a.start) || byTitle(a.entry, b.entry);
}
