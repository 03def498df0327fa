import type { FilterType } from '../field-types/field-operators.js';
import { fieldTypeOf, hasTypeOf } from '../field-types/field-types.js';
import type { FilterValue } from '../field-types/operators.js';
import type { CalendarEntry, Entry } from '../kinds/entry.js';
import type { DynamicFields, FieldConfiguration } from '../kinds/field.js';
import { sharedFields } from '../kinds/shared-fields.js';
import type { Condition, EntryProperty, Filter } from './filter.js';

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
export const ENTRY_PROPERTIES: Readonly<Record<Exclude<EntryProperty, '@people'>, FilterField>> = {
  '@title': { type: 'text', valueIn: ({ title }) => title },
  '@date': { type: 'date', valueIn: ({ startDate, endDate }) => [startDate, endDate] },
  '@brand': { type: 'choice', valueIn: ({ brandId }) => brandId },
  '@kind': { type: 'choice', valueIn: ({ kind }) => kind },
  '@color': { type: 'other', valueIn: ({ color }) => color },
  '@showOnCalendar': { type: 'boolean', valueIn: ({ showOnCalendar = true }) => showOnCalendar },
};

/** Returns a custom field's value. Values of another type are from before the type of the field changed. */
function customValue(values: DynamicFields, { fieldName, fieldType }: Configuration): FilterValue {
  // The values are a parsed JSON object, so looking up a name such as 'toString' must not return an inherited property.
  const value = Object.hasOwn(values, fieldName) ? values[fieldName] : undefined;
  return value === undefined || value === '' || !hasTypeOf(fieldType, value) ? null : value;
}

/** A custom field of a kind, as far as filters need it. */
export type Configuration = Omit<FieldConfiguration, 'fieldId' | 'optionColors' | 'isShareable'> &
  Partial<Pick<FieldConfiguration, 'fieldId'>>;

/**
 * Returns the fields that conditions can test, by id.
 *
 * @param configurations The custom fields.
 */
export function filterFields(
  configurations: readonly Configuration[] = [],
): ReadonlyMap<string, FilterField> {
  const fields = new Map<string, FilterField>(Object.entries(ENTRY_PROPERTIES));
  for (const field of sharedFields(configurations)) {
    fields.set(field.id, {
      type: field.fieldType,
      doneOptions: field.options?.flatMap(({ isDone, name }) => (isDone ? [name] : [])),
      valueIn: ({ kind, dynamicFields }) =>
        field.kinds.includes(kind) && dynamicFields ? customValue(dynamicFields, field) : undefined,
    });
  }
  return fields.set('@people', { type: 'person', valueIn: peopleIn(fields) });
}

/** Returns a function that lists the people in the fields of an entry. */
const peopleIn =
  <Item>(fields: ReadonlyMap<string, FilterField<Item>>) =>
  (entry: Item): FilterValue => {
    const values = [...fields]
      .filter(([id, { type }]) => fieldTypeOf(type).hasPeople && id !== '@people')
      .map(([, { valueIn }]) => valueIn(entry))
      .filter((value) => value !== undefined);
    return values.length === 0 ? undefined : values.filter((value) => typeof value === 'string');
  };

type Options = readonly (string | null)[];

/** Replaces the options of a merged field. Null stands for an empty field. */
const renamed = (options: Options, replacements: ReadonlyMap<string, string | null>): Options =>
  options.flatMap((option) => {
    const replacement = option === null ? undefined : replacements.get(option);
    return replacement === undefined ? [option] : (replacement ?? []);
  });

/**
 * Returns a filter whose conditions have the ids and options of today's fields. Older filters have the id of a
 * configuration, or of a field that was merged into another one. Conditions that become equal are one.
 *
 * @param configurations The custom fields.
 * @example onFields(fromSearchParams(location.search).filter, fieldConfigurations)
 */
export function onFields(
  filter: Filter,
  configurations: readonly Pick<Configuration, 'id' | 'fieldId' | 'formerFields'>[],
): Filter {
  const current = new Map<string, { field: string; replacements?: ReadonlyMap<string, string | null> }>();
  for (const { id, fieldId: field = id } of configurations) current.set(id, { field });
  // A configuration of a merged field can still exist, but its former options need replacements.
  for (const { id, fieldId: field = id, formerFields = [] } of configurations) {
    for (const former of formerFields) {
      const replacements = new Map(former.options.map(({ name, replacement }) => [name, replacement]));
      current.set(former.id, { field, replacements });
    }
  }
  const conditions = new Map<string, Condition>();
  for (const condition of filter.conditions) {
    const { field, replacements } = current.get(condition.field) ?? { field: condition.field };
    const { value } = condition;
    const one: Condition = { ...condition, field };
    if (replacements && Array.isArray(value)) one.value = renamed(value as Options, replacements);
    conditions.set(JSON.stringify([field, one.operator, one.value]), one);
  }
  return { ...filter, conditions: [...conditions.values()] };
}

/** Returns the id of the viewer, if one of the fields has people. Otherwise, no condition needs it. */
export const viewerIn = (
  configurations: readonly Pick<FieldConfiguration, 'options'>[] = [],
): string | null =>
  configurations.flatMap(({ options = [] }) => options).find(({ isMe }) => isMe)?.id ?? null;
