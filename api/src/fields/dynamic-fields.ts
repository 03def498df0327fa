import type { FieldError } from '../errors.js';
import { errorIn, fieldError, fieldErrorOf, invalidFields } from '../field-errors.js';
import {
  type DynamicFields,
  type EntryValue,
  type EntryValues,
  type FieldType,
  fieldTypeOf,
  hasTypeOf,
  isValidValue,
  problemWith,
} from '../field-types/field-types.js';
import { formOf } from '../logs/kinds/index.js';
import { otherOptionsOf } from '../logs/kinds/own-properties.js';
import { searchTextOf } from '../search/search-text.js';
import type { FieldConfigurationRow } from './field-configuration.service.js';
import { namedValue, storedValue } from './field-options.js';
import type { KindRules } from './kind-rules.js';

type Value = EntryValue | undefined;

/**
 * Whether responses include a field's value. Values of the wrong type, which were stored before the field's type was
 * changed, are hidden, just like the values of deleted fields.
 */
export const isShown = (fieldType: FieldType, value: Value): boolean =>
  value === null || hasTypeOf(fieldType, value);

const isBlank = (value: Value): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isFilled = (type: FieldType, value: Value): boolean =>
  hasTypeOf(type, value) && !isBlank(typeof value === 'string' ? value.trim() : value);

/**
 * Returns the error about a value, or null if the value is valid or blank.
 *
 * @param choices the ids of the options that the entry can have
 */
function errorOf(
  { kind, isOwn, fieldName, fieldType, fieldLabel, dropdownOptions }: FieldConfigurationRow,
  value: Value,
  choices: readonly string[],
): FieldError | null {
  if (isBlank(value) || isValidValue(fieldType, value, choices)) return null;
  const path = (isOwn && otherOptionsOf(kind)?.name) || `dynamicFields.${fieldName}`;
  if (Array.isArray(value) && !hasTypeOf(fieldType, value)) return fieldError(path, 'customValueInvalid');
  const { code, params } = problemWith(fieldType, dropdownOptions ?? []);
  return fieldErrorOf(path, { code, params: { ...params, label: fieldLabel } });
}

const isSame = (one: Value, other: Value): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/**
 * Returns the values of custom fields to store for an entry, by field id. Options are stored by id.
 *
 * Drops unknown names from the input. Keeps stored values that are hidden because they have the wrong type, unless the
 * input replaces them. Values that an edit doesn't change are always valid.
 *
 * @param configurations the fields of the entry's kind
 * @param sent the input, by field name, with the names of options
 * @param stored the entry's stored values; null for a new entry
 * @param own the values of the kind's own fields, by field id
 * @throws PlannerError `invalid`, which lists all invalid fields by label
 */
export function validateDynamicFields(
  configurations: readonly FieldConfigurationRow[],
  sent: DynamicFields,
  stored: EntryValues | null,
  own: EntryValues = {},
): EntryValues {
  const result: EntryValues = {};
  const missing: string[] = [];
  const errors: FieldError[] = [];
  for (const configuration of configurations) {
    const { fieldId, fieldType, options, isOwn } = configuration;
    const [given, name] = isOwn ? [own, fieldId] : [sent, configuration.fieldName];
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const before = stored?.[fieldId];
    const wasHidden = before !== undefined && !isShown(fieldType, before);
    const isUnchanged = stored !== null && isSame(value, namedValue(options, before));
    const had = new Set([before].flat());
    const { hasOptions, hasPeople } = fieldTypeOf(fieldType);
    const choices =
      hasOptions || hasPeople ? options.filter(({ id, isArchived }) => !isArchived || had.has(id)) : [];
    const kept = isUnchanged || (value === undefined && wasHidden) ? before : storedValue(choices, value);
    if (kept !== undefined) result[fieldId] = kept;
    if (stored && (isUnchanged || (isBlank(value) && (isBlank(before) || wasHidden)))) continue;
    const error = errorOf(configuration, value === undefined ? value : kept, [
      ...choices.map(({ id }) => id),
      ...[...had].filter((one) => typeof one === 'string'),
    ]);
    if (error) errors.push(error);
    else if (configuration.isRequired && !isFilled(fieldType, value)) missing.push(configuration.fieldLabel);
  }
  if (missing.length > 0) {
    errors.unshift(fieldError('dynamicFields', 'fieldsRequired', { labels: missing }));
  }
  if (errors.length > 0) throw invalidFields(errors);
  return result;
}

/** The part of an entry's input that is checked. */
interface UncheckedDraft {
  title: string;
  startDate: string;
  endDate: string;
  values: EntryValues;
  dynamicFields: DynamicFields;
}

/** An entry to store. `values` contains the values of all fields. */
export type CheckedDraft<Draft> = Omit<Draft, 'dynamicFields'> & { searchText: string };

/**
 * Returns a draft with all values to store. Keeps stored values of fields that the kind doesn't have, such as deleted
 * ones.
 *
 * @param draft the kind's own values by field id, and the values of custom fields by name
 * @param stored the entry's stored values; null for a new entry
 * @throws PlannerError `invalid`, which lists all invalid fields by label
 */
export function checkedDraft<Draft extends UncheckedDraft>(
  { kind, fields, isOneDay }: KindRules,
  { dynamicFields, ...draft }: Draft,
  stored: EntryValues | null,
): CheckedDraft<Draft> {
  if (isOneDay && draft.endDate !== draft.startDate) throw errorIn('endDate', 'oneDayOnly');
  const checked = validateDynamicFields(fields, dynamicFields, stored, draft.values);
  const ids = new Set([...Object.keys(formOf(kind).fields), ...fields.map(({ fieldId }) => fieldId)]);
  const kept = Object.entries(stored ?? {}).filter(([id]) => !ids.has(id));
  const values = { ...Object.fromEntries(kept), ...draft.values, ...checked };
  const searchText = searchTextOf(kind, { title: draft.title, values }, fields);
  return { ...draft, values, searchText };
}
