import { type FilterType, hasTypeOf } from '../field-types/field-types.js';
import type { FilterValue } from '../field-types/operators.js';
import type { CalendarEntry, Entry } from '../kinds/entry.js';
import type { DynamicFields, FieldConfiguration } from '../kinds/field.js';
import type { EntryProperty } from './filter.js';

/**
 * An entry to filter. An entry that lacks its custom fields does not match conditions on them, but one that lacks
 * `showOnCalendar` counts as shown.
 */
export type FilterableEntry = Omit<CalendarEntry, 'version' | 'id'> & Partial<Pick<Entry, 'showOnCalendar'>>;

/** A field that conditions can test. */
export interface FilterField<Item = FilterableEntry> {
  type: FilterType;
  /** The options that count as finished. */
  doneOptions?: readonly string[] | undefined;
  /** Returns an entry's value: null if it is empty, and undefined if the entry's kind doesn't have the field. */
  valueIn: (entry: Item) => FilterValue;
}

/** The properties that entries of all kinds have. */
export const ENTRY_PROPERTIES: Readonly<Record<EntryProperty, FilterField>> = {
  '@title': { type: 'text', valueIn: ({ title }) => title },
  '@date': { type: 'date', valueIn: ({ startDate, endDate }) => [startDate, endDate] },
  '@brand': { type: 'choice', valueIn: ({ brandId }) => brandId },
  '@kind': { type: 'choice', valueIn: ({ kind }) => kind },
  '@color': { type: 'other', valueIn: ({ color }) => color },
  '@showOnCalendar': { type: 'boolean', valueIn: ({ showOnCalendar = true }) => showOnCalendar },
};

/** Returns a custom field's value. Values of another type are from before the type of the field changed. */
function customValue(values: DynamicFields, { fieldName, fieldType }: FieldConfiguration): FilterValue {
  // The values are a parsed JSON object, so looking up a name such as 'toString' must not return an inherited property.
  const value = Object.hasOwn(values, fieldName) ? values[fieldName] : undefined;
  return value === undefined || value === '' || !hasTypeOf(fieldType, value) ? null : value;
}

/**
 * Returns the fields that conditions can test, by id.
 *
 * @param configurations The custom fields.
 */
export function filterFields(
  configurations: readonly Omit<FieldConfiguration, 'fieldId' | 'optionColors' | 'isShareable'>[] = [],
): ReadonlyMap<string, FilterField> {
  return new Map<string, FilterField>([
    ...Object.entries(ENTRY_PROPERTIES),
    ...configurations.map((field): [string, FilterField] => [
      field.id,
      {
        type: field.fieldType,
        doneOptions: field.options?.flatMap(({ isDone, name }) => (isDone ? [name] : [])),
        valueIn: ({ kind, dynamicFields }) =>
          kind === field.kind && dynamicFields
            ? customValue(dynamicFields, field as FieldConfiguration)
            : undefined,
      },
    ]),
  ]);
}

/** Returns the id of the viewer, if one of the fields has people. Otherwise, no condition needs it. */
export const viewerIn = (
  configurations: readonly Pick<FieldConfiguration, 'options'>[] = [],
): string | null =>
  configurations.flatMap(({ options = [] }) => options).find(({ isMe }) => isMe)?.id ?? null;
