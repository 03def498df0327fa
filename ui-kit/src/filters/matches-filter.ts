import { textIncludes } from '../internal/text-includes.js';
import type { Entry } from '../logs/entry.js';
import { customValue } from '../logs/field-types/index.js';
import { kindOf } from '../logs/kinds/kind-of.js';
import type { CalendarEntry, FieldConfiguration } from '../logs/types.js';
import type { CalendarFilter, FieldFilter } from './types.js';

/** An entry to filter. Filters on properties that the entry does not have match nothing, except for `isVisible`. */
export type FilterableEntry = CalendarEntry &
  Partial<Pick<Entry, 'showOnCalendar' | 'dynamicFields' | 'fields'>>;

const NO_FIELDS: readonly FieldConfiguration[] = [];

/**
 * Checks whether an entry matches a filter.
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
  if (text !== undefined && !textIncludes(textOf(entry), text)) return false;
  return fields.every((field) => matchesField(entry, field, fieldConfigurations));
}

function textOf({ title, fields = {} }: FilterableEntry): string {
  const values = Object.values(fields).filter((value) => typeof value === 'string');
  return [title, ...values].join('\n');
}

function matchesField(
  entry: FilterableEntry,
  { fieldId, values, checked, has, before, after }: FieldFilter,
  fieldConfigurations: readonly FieldConfiguration[],
): boolean {
  const field = fieldConfigurations.find(({ id }) => id === fieldId);
  if (field === undefined || field.kind !== entry.kind || entry.dynamicFields === undefined) return false;
  const value = customValue({ dynamicFields: entry.dynamicFields }, field.fieldName);
  const text = value === null ? '' : String(value);
  if (values && !values.includes(text)) return false;
  if (checked !== undefined && (value === true) !== checked) return false;
  if (has !== undefined && !textIncludes(text, has)) return false;
  if (before !== undefined && !(text !== '' && text < before)) return false;
  return after === undefined || text > after;
}
