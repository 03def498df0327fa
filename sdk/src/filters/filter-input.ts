import {
  type Condition,
  conditionOn,
  type Filter,
  type FilterableEntry,
  filterFields,
  filterKinds,
  hasNoEffect,
  isOnFields,
  type LogKind,
  matcherOf,
  NO_FILTER,
  today,
} from '@content-planner/model';
import type { EntryFilter } from './entry-filter.js';

/** Returns whether a text can be the id of a kind. A kind can come from a URL, for example. */
const isKindId = (kind: LogKind): boolean => /^[a-z0-9-]{1,40}$/.test(kind);

/** Returns whether to send a condition. The kinds have their own field. */
const isSent = (condition: Condition): boolean => {
  const { field, operator } = condition;
  if (field === '@kind' && (operator === 'isAnyOf' || operator === 'isNotEmpty')) return false;
  return !hasNoEffect(condition) || isOnFields(condition);
};

const RELATIVE = ['inNext', 'inLast'];

/** Returns whether a condition depends on the current day. */
const isRelative = ({ operator, value }: Condition) =>
  RELATIVE.includes(operator) || [value].flat().includes('today');

/** What the entries have in common, in addition to a filter. */
export interface Limits {
  /** Only entries of these kinds. */
  kinds?: readonly LogKind[];
  /** Only entries of these brands. */
  brandIds?: readonly string[];
  /** Only entries whose title, text and options contain each word of this text, in any order and case. */
  search?: string;
}

/** Converts a filter to the API's input. */
export function entryFilterOf(given: Filter, { kinds, brandIds, search }: Limits = {}): EntryFilter {
  const { match, isLate } = given;
  const conditions = given.conditions.filter(isSent);
  if (brandIds) conditions.push({ field: '@brand', operator: 'isAnyOf', value: brandIds });
  const chosen = commonKinds(kinds, kindsOf(given));
  return {
    ...(chosen && { kinds: chosen }),
    ...(search && { search }),
    ...(conditions.length > 0 && { conditions }),
    ...(match && conditions.some(isOnFields) && { match }),
    ...(isLate !== undefined && { isLate }),
    ...((isLate !== undefined || conditions.some(isRelative)) && { today: today() }),
  };
}

/** Returns the kinds in a filter, or undefined if it allows all kinds. Omits texts that can't be the id of a kind. */
export const kindsOf = (filter: Filter): LogKind[] | undefined => filterKinds(filter)?.filter(isKindId);

/** Returns a filter with only some of its conditions. */
export const withOnly = (filter: Filter, isKept: (condition: Condition) => boolean): Filter => ({
  ...filter,
  conditions: filter.conditions.filter(isKept),
});

/** Returns whether only the planner can test a condition in calendars, whose entries don't have all properties. */
export const isOnServer = (condition: Condition): boolean =>
  isOnFields(condition) || condition.field === '@showOnCalendar';

const byDefault = (filter: Filter, condition: Condition): Filter =>
  conditionOn(filter, condition.field)
    ? filter
    : { ...filter, conditions: [condition, ...filter.conditions] };

/** Returns a filter for entries that the calendar displays, unless it has another condition on `@showOnCalendar`. */
export const onCalendar = (filter: Filter = NO_FILTER): Filter =>
  byDefault(filter, { field: '@showOnCalendar', operator: 'is', value: true });

/** Returns a filter that includes hidden entries, unless it has another condition on `@showOnCalendar`. */
export const withHidden = (filter: Filter): Filter =>
  byDefault(filter, { field: '@showOnCalendar', operator: 'isNotEmpty' });

/** Returns the kinds that are in both lists. An omitted list contains all kinds. */
const commonKinds = (
  a: readonly LogKind[] | undefined,
  b: readonly LogKind[] | undefined,
): LogKind[] | undefined => (a && b ? a.filter((kind) => b.includes(kind)) : (a ?? b))?.filter(isKindId);

/** Returns the entries that match a filter's conditions, which must not be on custom fields. */
export function matching<Item extends FilterableEntry>(
  entries: readonly Item[],
  { conditions }: Filter,
): readonly Item[] {
  if (conditions.length === 0) return entries;
  return entries.filter(
    matcherOf<Item>({ conditions }, { fields: filterFields(), today: today(), me: null }),
  );
}
