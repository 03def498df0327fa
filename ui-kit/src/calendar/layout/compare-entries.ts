import { daysBetween, fieldTypeOf, isTime } from '@content-planner/model';
import { DEFAULT_LOCALE, knownLocale } from '../../dates/known-locale.js';
import { customValue } from '../../logs/field-types/field-text.js';
import { sortedFieldConfigurations } from '../../logs/sorted-field-configurations.js';
import type { CalendarEntry, FieldConfiguration, LogKind } from '../../logs/types.js';
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

const ofFields = new WeakMap<readonly FieldConfiguration[], Map<string, EntryOrder>>();

/** Returns the first time field of each kind that has one. Its values order the entries of a day. */
export const timeFields = (
  fields: readonly FieldConfiguration[],
): ReadonlyMap<LogKind, FieldConfiguration> => {
  const isOfTime = ({ fieldType }: FieldConfiguration) => fieldTypeOf(fieldType).format === 'time';
  const kinds = new Set(fields.filter(isOfTime).map(({ kind }) => kind));
  return new Map(
    [...kinds].flatMap((kind) => {
      const field = sortedFieldConfigurations(fields, kind).find(isOfTime);
      return field ? [[kind, field]] : [];
    }),
  );
};

/**
 * Returns a function that orders the entries of a day: entries without a time, followed by the others by their time, and
 * then by title. The time is the first time field of the entry's kind. Calls with the same arguments return the same
 * function.
 *
 * @example singles.sort(dayOrder('en-US', fields))
 */
export function dayOrder(locale: string, fields: readonly FieldConfiguration[]): EntryOrder {
  const byTitle = titleOrder(locale);
  const times = timeFields(fields);
  if (times.size === 0) return byTitle;
  const known = ofFields.get(fields) ?? new Map<string, EntryOrder>();
  ofFields.set(fields, known);
  const timeOf = ({ kind, dynamicFields = {} }: CalendarEntry) => {
    const time = customValue({ dynamicFields }, times.get(kind)?.fieldName ?? '');
    return isTime(time) ? String(time) : '';
  };
  const order: EntryOrder =
    known.get(locale) ?? ((one, other) => compareAscii(timeOf(one), timeOf(other)) || byTitle(one, other));
  known.set(locale, order);
  return order;
}

/**
 * Returns a function that orders entries for lanes and for a day's list: longer entries first, then in the given order.
 *
 * @example entriesOfDay.sort(laneOrder(titleOrder('en-US')))
 */
export function laneOrder(inDay: EntryOrder): EntryOrder {
  const length = (entry: CalendarEntry) => Math.max(daysBetween(entry.startDate, entry.endDate), 0);
  return (first, second) => length(second) - length(first) || inDay(first, second);
}

/**
 * Returns a function that orders bars in the same way as {@link laneOrder}, but uses their day numbers.
 *
 * @example bars.sort(barOrder(titleOrder('en-US')))
 */
export const barOrder =
  (inDay: EntryOrder): ((first: Bar, second: Bar) => number) =>
  (a, b) =>
    b.end - b.start - (a.end - a.start) || inDay(a.entry, b.entry);
