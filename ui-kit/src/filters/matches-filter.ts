import { includesWords, plainText, searchWords } from '@content-planner/model';
import type { Entry } from '../logs/entry.js';
import { FIELD_CONDITIONS } from '../logs/field-types/field-type.js';
import { customValue, fieldTypeOf } from '../logs/field-types/index.js';
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
 * kinds, if any condition is on an unknown field, or if a condition doesn't fit the type of its field.
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
  if (kinds && !kinds.includes(entry.kind)) return false;
  if (brandIds && !brandIds.includes(entry.brandId)) return false;
  if (isVisible !== undefined && (entry.showOnCalendar ?? true) !== isVisible) return false;
  if (text !== undefined && !includesWords(plainText(entry.title), searchWords(text))) return false;
  if (fields.length === 0) return true;
  const known = fields.flatMap((condition) => {
    const field = fieldConfigurations.find(({ id }) => id === condition.fieldId);
    return field ? [{ condition, field }] : [];
  });
  if (known.length < fields.length) return false;
  const effective = known.filter(({ condition }) => conditionsIn(condition).length > 0);
  const own = effective.filter(({ field }) => field.kind === entry.kind);
  return (
    effective.length === 0 ||
    (own.length > 0 && own.every(({ condition, field }) => matchesField(entry, condition, field)))
  );
}

/** Returns the names of the conditions that are set. Blank text doesn't count. */
const conditionsIn = (filter: FieldFilter) =>
  FIELD_CONDITIONS.filter((name) => {
    const condition = filter[name];
    return typeof condition === 'string' ? condition.trim() !== '' : condition !== undefined;
  });

function matchesField(
  { dynamicFields }: FilterableEntry,
  condition: FieldFilter,
  { fieldName, fieldType }: FieldConfiguration,
): boolean {
  const { values, checked, has, before, after } = condition;
  if (dynamicFields === undefined) return false;
  if (conditionsIn(condition).some((name) => !fieldTypeOf(fieldType).conditions.includes(name))) return false;
  const value = customValue({ dynamicFields }, fieldName);
  if (checked !== undefined) return (value === true) === checked;
  // Values of another type are from before the type of the field changed.
  if (typeof value !== 'string') return false;
  if (values && !values.includes(value)) return false;
  if (has !== undefined && !includesWords(plainText(value), searchWords(has))) return false;
  if (!before && !after) return true;
  return /^\d{4}-\d\d-\d\d$/.test(value) && (!before || value < before) && (!after || value > after);
}
