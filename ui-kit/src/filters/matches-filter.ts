import {
  type Filter,
  filterFields,
  type FilterableEntry as ModelEntry,
  matcherOf,
  today,
} from '@content-planner/model';
import type { Entry } from '../logs/entry.js';
import type { CalendarEntry, FieldConfiguration } from '../logs/types.js';

/**
 * An entry to filter. An entry that lacks its custom fields does not match conditions on them, but one that lacks
 * `showOnCalendar` counts as shown.
 */
export type FilterableEntry = CalendarEntry & Partial<Pick<Entry, 'showOnCalendar' | 'dynamicFields'>>;

interface Prepared {
  filter: Filter;
  fieldConfigurations: readonly FieldConfiguration[];
  day: string;
  isMatch: (entry: ModelEntry) => boolean;
}

const NO_FIELDS: readonly FieldConfiguration[] = [];

/** The last filter, because lists check all of their entries with the same one. */
let last: Prepared | null = null;

/**
 * Checks whether an entry matches a filter, using the same rules as the planner. An entry must meet all conditions. If a
 * condition is on an unknown field, or doesn't fit the type of its field, it matches nothing.
 *
 * @param fieldConfigurations The custom fields. Required if the filter has conditions on them.
 * @example
 * const filter = { conditions: [{ field: '@brand', operator: 'isAnyOf', value: ['harbor', null] }] };
 * matchesFilter(entry, filter);
 */
export function matchesFilter(
  entry: FilterableEntry,
  filter: Filter,
  fieldConfigurations: readonly FieldConfiguration[] = NO_FIELDS,
): boolean {
  const day = today();
  if (last?.filter !== filter || last.fieldConfigurations !== fieldConfigurations || last.day !== day) {
    const fields = filterFields(fieldConfigurations);
    last = { filter, fieldConfigurations, day, isMatch: matcherOf(filter, { fields, today: day, me: null }) };
  }
  return last.isMatch(entry);
}
