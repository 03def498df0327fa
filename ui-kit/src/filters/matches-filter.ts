import { textIncludes } from '../internal/text-includes.js';
import type { Entry } from '../logs/entry.js';
import { customValue } from '../logs/field-types/index.js';
import { kindOf } from '../logs/kinds/kind-of.js';
import type { CalendarEntry, FieldConfiguration } from '../logs/types.js';
import type { CalendarFilter, FieldFilter } from './types.js';

/**
 * An entry to filter. An entry that lacks a property does not match filters on that property, but one that lacks
 * `showOnCalendar` counts as shown.
 */
export type FilterableEntry = CalendarEntry & Partial<Pick<Entry, 'showOnCalendar' | 'dynamicFields'>>;

const NO_FIELDS: readonly FieldConfiguration[] = [];

/**
 * Checks whether an entry matches a filter, using the same rules as the planner. If the filter has `fields`, the entry
 * must match all conditions on fields of its kind. The entry does not match if all conditions are on fields of other
 * kinds, or if any condition is on an unknown field.
 *
 * @param fieldConfigurations The custom fields. Required if the filter has `fields`.
 * @example matchesFilter(entry, { brandIds: ['harbor'], text: 'launch' })
 */
export function matchesFilter(
  entry: FilterableEntry,
  filter: CalendarFilter,
  fieldConfigurations: readonly FieldConfiguration[] = NO_FIELDS,
): boolean {
  const { kinds, brandIds, text, isVisible, fields = [] } = filter;
  if (kinds && !kinds.includes(kindOf(entry.kind).kind)) return false;
  if (brandIds && !brandIds.includes(entry.brandId)) return false;
  if (isVisible !== undefined && (entry.showOnCalendar ?? true) !== isVisible) return false;
  if (text !== undefined && !textIncludes(entry.title, text)) return false;
  if (fields.length === 0) return true;
  const known = fields.flatMap((condition) => {
    const field = fieldConfigurations.find(({ id }) => id === condition.fieldId);
    return field ? [{ condition, field }] : [];
  });
  const own = known.filter(({ field }) => field.kind === entry.kind);
  return (
    known.length === fields.length &&
    own.length > 0 &&
    own.every(({ condition, field }) => matchesField(entry, condition, field))
  );
}

function matchesField(
  { dynamicFields }: FilterableEntry,
  { values, checked, has, before, after }: FieldFilter,
  { fieldName }: FieldConfiguration,
): boolean {
  if (dynamicFields === undefined) return false;
  const value = customValue({ dynamicFields }, fieldName);
  const text = value === null ? '' : String(value);
  if (values && !values.includes(text)) return false;
  if (checked !== undefined && (value === true) !== checked) return false;
  if (has !== undefined && !textIncludes(text, has)) return false;
  if (before !== undefined && !(text !== '' && text < before)) return false;
  return after === undefined || text > after;
}
