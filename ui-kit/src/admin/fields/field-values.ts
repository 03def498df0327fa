import type { FieldConfiguration } from '../../logs/types.js';
import { deriveFieldName } from './derive-field-name.js';
import { parseOptions } from './parse-options.js';
import { parseOrder } from './parse-order.js';

/** What the dialog of a custom field gives. */
export interface FieldConfigurationValues {
  /** Derived from the label; of a field that exists, the one that it has. */
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldConfiguration['fieldType'];
  /** The choices of a dropdown, else null. */
  dropdownOptions: string[] | null;
  isRequired: boolean;
  /** An integer of 0 or more. */
  displayOrder: number;
}

/** The same as its controls hold it. */
export interface FieldForm {
  fieldLabel: string;
  fieldType: FieldConfiguration['fieldType'];
  /** Comma-separated. */
  options: string;
  isRequired: boolean;
  order: string;
}

const optionsText = (field: FieldConfiguration | null): string => field?.dropdownOptions?.join(', ') ?? '';

/** What the controls show as the dialog opens. */
export const fieldForm = (field: FieldConfiguration | null, nextOrder: number): FieldForm => ({
  fieldLabel: field?.fieldLabel ?? '',
  fieldType: field?.fieldType ?? 'text',
  options: optionsText(field),
  isRequired: field?.isRequired ?? false,
  order: String(field?.displayOrder ?? nextOrder),
});

/** The name that a field has, or would get. */
export const nameOf = (field: FieldConfiguration | null, label: string): string =>
  field?.fieldName ?? deriveFieldName(label);

/** The choices that a form holds; a list that nobody touched stays as it is, commas in its choices and all. */
export function optionsOf(field: FieldConfiguration | null, form: FieldForm): string[] | null {
  if (form.fieldType !== 'dropdown') return null;
  const stored = field?.dropdownOptions;
  if (stored?.length && form.options === optionsText(field)) return [...stored];
  return parseOptions(form.options);
}

/** What is to be saved. */
export const fieldValues = (field: FieldConfiguration | null, form: FieldForm): FieldConfigurationValues => ({
  fieldName: nameOf(field, form.fieldLabel),
  fieldLabel: form.fieldLabel.trim(),
  fieldType: form.fieldType,
  dropdownOptions: optionsOf(field, form),
  isRequired: form.isRequired,
  displayOrder: parseOrder(form.order),
});
