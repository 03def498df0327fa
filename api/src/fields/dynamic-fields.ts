import type { FieldError } from '../errors.js';
import { fieldError, fieldErrorOf, invalidFields } from '../field-errors.js';
import type { DynamicFields } from '../field-types/field-types.js';
import { type FieldType, fieldTypeOf } from '../field-types/field-types.js';
import type { FieldConfigurationRow } from './field-configuration.service.js';

type Value = DynamicFields[string] | undefined;

/**
 * Whether responses include a field's value. Values of the wrong type, which were stored before the field's type was
 * changed, are hidden, just like the values of deleted fields.
 */
export const isShown = (fieldType: FieldType, value: Value): boolean =>
  value === null || typeof value === fieldTypeOf(fieldType).custom.jsonType;

const isBlank = (value: Value): boolean => value === undefined || value === null || value === '';

const isFilled = (type: FieldType, value: Value): boolean =>
  typeof value === fieldTypeOf(type).custom.jsonType && (typeof value !== 'string' || value.trim() !== '');

/** Returns the error about a custom value, or null if the value is valid or blank. */
function errorOf(
  { fieldName, fieldType, fieldLabel, dropdownOptions }: FieldConfigurationRow,
  value: Value,
): FieldError | null {
  const { isValid, problem } = fieldTypeOf(fieldType).custom;
  const options = dropdownOptions ?? [];
  if (isBlank(value) || isValid(value, options)) return null;
  const { code, params } = problem(options);
  return fieldErrorOf(`dynamicFields.${fieldName}`, { code, params: { ...params, label: fieldLabel } });
}

/**
 * Returns the custom values to store for an entry.
 *
 * Drops unknown keys from the input. Keeps stored values that are hidden because their field was deleted or because
 * they have the wrong type, unless the input replaces them. Values that an edit doesn't change are always valid.
 *
 * @param configurations the fields of the entry's kind
 * @param sent the input
 * @param stored the entry's stored values; null for a new entry
 * @throws PlannerError `invalid`, which lists all invalid fields by label
 */
export function validateDynamicFields(
  configurations: readonly FieldConfigurationRow[],
  sent: DynamicFields,
  stored: DynamicFields | null,
): DynamicFields {
  const types = new Map(configurations.map(({ fieldName, fieldType }) => [fieldName, fieldType]));
  const isHidden = (name: string, value: Value) => {
    const type = types.get(name);
    return !type || !isShown(type, value);
  };
  // Use a Map, because field names can collide with inherited object properties.
  const result = new Map(Object.entries(stored ?? {}).filter(([name, value]) => isHidden(name, value)));
  const missing: string[] = [];
  const errors: FieldError[] = [];
  for (const configuration of configurations) {
    const { fieldName } = configuration;
    const value = Object.hasOwn(sent, fieldName) ? sent[fieldName] : undefined;
    if (value !== undefined) result.set(fieldName, value);
    if (stored) {
      const before = Object.hasOwn(stored, fieldName) ? stored[fieldName] : undefined;
      const wasBlank = isBlank(before) || isHidden(fieldName, before);
      if (value === before || (isBlank(value) && wasBlank)) continue;
    }
    const error = errorOf(configuration, value);
    if (error) errors.push(error);
    else if (configuration.isRequired && !isFilled(configuration.fieldType, value)) {
      missing.push(configuration.fieldLabel);
    }
  }
  if (missing.length > 0) {
    errors.unshift(fieldError('dynamicFields', 'fieldsRequired', { labels: missing }));
  }
  if (errors.length > 0) throw invalidFields(errors);
  return Object.fromEntries(result);
}
