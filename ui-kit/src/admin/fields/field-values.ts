import type { FieldConfiguration } from '../../logs/types.js';
import { deriveFieldName } from './derive-field-name.js';
import { parseOptions } from './parse-options.js';
import { parseOrder } from './parse-order.js';

/** The values that the custom field dialog submits. */
export interface FieldConfigurationValues {
  /** Derived from the label of a new field. Existing fields keep their name. */
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldConfiguration['fieldType'];
  /** The options of a dropdown, or null for other types. */
  dropdownOptions: string[] | null;
  isRequired: boolean;
  /** Whether links and embeds include its values. */
  isShareable: boolean;
  /** A non-negative integer. */
  displayOrder: number;
}

/** The values of the form controls. */
export interface FieldForm {
  fieldLabel: string;
  fieldType: FieldConfiguration['fieldType'];
  /** Comma-separated. */
  options: string;
  isRequired: boolean;
  isShareable: boolean;
  order: string;
}

const optionsText = (field: FieldConfiguration | null): string => field?.dropdownOptions?.join(', ') ?? '';

/** Returns the initial values of the form controls. */
export const fieldForm = (field: FieldConfiguration | null, nextOrder: number): FieldForm => ({
  fieldLabel: field?.fieldLabel ?? '',
  fieldType: field?.fieldType ?? 'text',
  options: optionsText(field),
  isRequired: field?.isRequired ?? false,
  isShareable: field?.isShareable ?? false,
  order: String(field?.displayOrder ?? nextOrder),
});

/** Returns the name of a field, or the name that a new field would get. */
export const nameOf = (field: FieldConfiguration | null, label: string): string =>
  field?.fieldName ?? deriveFieldName(label);

/** Returns the options from the form. Unchanged options are not parsed again, because they may contain commas. */
export function optionsOf(field: FieldConfiguration | null, form: FieldForm): string[] | null {
  if (form.fieldType !== 'dropdown') return null;
  const stored = field?.dropdownOptions;
  if (stored?.length && form.options === optionsText(field)) return [...stored];
  return parseOptions(form.options);
}

/** Returns the values to save. */
export const fieldValues = (field: FieldConfiguration | null, form: FieldForm): FieldConfigurationValues => ({
  fieldName: nameOf(field, form.fieldLabel),
  fieldLabel: form.fieldLabel.trim(),
  fieldType: form.fieldType,
  dropdownOptions: optionsOf(field, form),
  isRequired: form.isRequired,
  isShareable: form.isShareable,
  displayOrder: parseOrder(form.order),
});
