import {
  type Condition,
  conditionOn,
  type Filter,
  type FilterableEntry,
  filterFields,
  type LogKind,
  matcherOf,
  NO_FILTER,
  today,
} from '@content-planner/model';
import type { EntryFilter, FieldFilter } from './entry-filter.js';

/** The API's names for the operators of conditions on custom fields. */
const FIELD_CONDITIONS: Readonly<Record<string, keyof FieldFilter>> = {
  isAnyOf: 'values',
  is: 'checked',
  contains: 'has',
  before: 'before',
  after: 'after',
};

/** Adds a condition to the API's input. Conditions that the API doesn't have match nothing. */
function add(filter: EntryFilter, { field, operator, value }: Condition): void {
  if (field === '@kind' && operator === 'isAnyOf') return;
  if (field === '@brand' && operator === 'isAnyOf') {
    const ids = value as readonly (string | null)[];
    filter.brandIds = ids.filter((id) => id !== null);
    filter.withoutBrand = ids.includes(null);
  } else if (field === '@title' && operator === 'contains') {
    if (value !== '') filter.search = value as string;
  } else if (field === '@showOnCalendar' && operator === 'is') {
    filter.visibility = value ? 'shown' : 'hidden';
  } else {
    const name = field.startsWith('@') ? undefined : FIELD_CONDITIONS[operator];
    const condition = name ? { [name]: value } : { values: [] };
    filter.fields ??= [];
    const same = filter.fields.find(({ fieldId }) => fieldId === field);
    if (same) Object.assign(same, condition);
    else filter.fields.push({ fieldId: field, ...condition });
  }
}

/** Converts a filter to the API's input. The API has a separate argument for the kinds. */
export function entryFilterOf({ conditions }: Filter): EntryFilter {
  const filter: EntryFilter = {};
  for (const condition of conditions) add(filter, condition);
  return filter;
}

/** Returns the kinds in a filter, or undefined if it allows all kinds. */
export const kindsOf = (filter: Filter): readonly LogKind[] | undefined =>
  conditionOn(filter, '@kind', 'isAnyOf')?.value as readonly LogKind[] | undefined;

/** Returns a filter with only some of its conditions. */
export const withOnly = (filter: Filter, isKept: (condition: Condition) => boolean): Filter => ({
  ...filter,
  conditions: filter.conditions.filter(isKept),
});

/** Returns whether only the planner can test a condition in lists, whose entries have all properties. */
export const isOnField = ({ field }: Condition): boolean => !field.startsWith('@');

/** Returns whether only the planner can test a condition in calendars, whose entries don't have all properties. */
export const isOnServer = (condition: Condition): boolean =>
  isOnField(condition) || condition.field === '@showOnCalendar';

/** Returns a filter for entries that the calendar displays, unless it contains another visibility. */
export const onCalendar = (filter: Filter = NO_FILTER): Filter =>
  conditionOn(filter, '@showOnCalendar')
    ? filter
    : {
        ...filter,
        conditions: [{ field: '@showOnCalendar', operator: 'is', value: true }, ...filter.conditions],
      };

/** Returns the kinds that are in both lists. An omitted list contains all kinds. */
export const commonKinds = (
  a: readonly LogKind[] | undefined,
  b: readonly LogKind[] | undefined,
): LogKind[] | undefined => (a && b ? a.filter((kind) => b.includes(kind)) : (a ?? b)?.slice());

/** Returns the entries that match a filter without conditions on custom fields. */
export function matching<Item extends FilterableEntry>(
  entries: readonly Item[],
  filter: Filter,
): readonly Item[] {
  if (filter.conditions.length === 0) return entries;
  return entries.filter(matcherOf<Item>(filter, { fields: filterFields(), today: today(), me: null }));
}
