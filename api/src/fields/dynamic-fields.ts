import type { FieldError } from '../errors.js';
import { invalidFields } from '../field-errors.js';
import type { DynamicFields } from '../logs/entry.entity.js';
import { dateSchema } from '../validation.js';
import type { FieldConfigurationRow } from './field-configuration.service.js';

type Value = DynamicFields[string] | undefined;

/**
 * Whether responses include a value of a field. Values of another type are hidden like those of deleted fields: they
 * come from a deleted field of the same name, or from before the type was changed.
 */
export const isShown = (fieldType: FieldConfigurationRow['fieldType'], value: Value): boolean =>
  value === null || typeof value === (fieldType === 'boolean' ? 'boolean' : 'string');

const isBlank = (value: Value): boolean => value === undefined || value === null || value === '';

function isFilled({ fieldType }: FieldConfigurationRow, value: Value): boolean {
  if (fieldType === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string' && value.trim() !== '';
}

function problem(
  { fieldType, fieldLabel, dropdownOptions }: FieldConfigurationRow,
  value: Value,
): string | null {
  if (isBlank(value)) return null;
  switch (fieldType) {
    case 'boolean':
      return typeof value === 'boolean' ? null : `${fieldLabel} must be true or false`;
    case 'date':
      return dateSchema.safeParse(value).success
        ? null
        : `${fieldLabel} must be a calendar date as YYYY-MM-DD`;
    case 'dropdown':
      return typeof value === 'string' && dropdownOptions?.includes(value)
        ? null
        : `${fieldLabel} must be one of: ${dropdownOptions?.join(', ') ?? ''}`;
    case 'text':
      return typeof value === 'string' ? null : `${fieldLabel} must be text`;
  }
}

/**
 * Returns the custom values to store for an entry.
 *
 * Drops unknown keys from the input. Keeps hidden values, of deleted fields or of another type, unless they are
 * replaced. Values that an edit doesn't change are always valid.
 *
 * @param configurations the fields of the entry's kind
 * @param sent the input
 * @param stored the values of the entry; null for a new one
 * @throws PlannerError `invalid` that lists all invalid fields by their labels
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
  // A Map, because field names can collide with inherited properties of objects.
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
    const message = problem(configuration, value);
    if (message) errors.push({ field: `dynamicFields.${fieldName}`, message });
    else if (configuration.isRequired && !isFilled(configuration, value)) {
      missing.push(configuration.fieldLabel);
    }
  }
  if (missing.length > 0) {
    errors.unshift({
      field: 'dynamicFields',
      message: `Please fill in required fields: ${missing.join(', ')}`,
    });
  }
  if (errors.length > 0) throw invalidFields(errors);
  return Object.fromEntries(result);
}
