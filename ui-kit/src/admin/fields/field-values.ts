import { type FieldType, fieldTypeOf } from '@content-planner/model';
import type { FieldConfiguration } from '../../logs/types.js';
import { deriveFieldName } from './derive-field-name.js';
import { parseOptions } from './parse-options.js';
import { parseOrder } from './parse-order.js';

/** The values that the custom field dialog submits. */
export interface FieldConfigurationValues {
  /** The field's name. A new field's name is derived from its label. Existing fields keep their names. */
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldConfiguration['fieldType'];
  /** The options of a dropdown or multiple choice field. Null for all other field types. */
  dropdownOptions: string[] | null;
  /** The color of each option; null is the default color. For other field types, the list itself is null. */
  optionColors: (string | null)[] | null;
  isRequired: boolean;
  /** Whether links and embeds include the field's values. */
  isShareable: boolean;
  /** The display order, which is a non-negative integer. */
  displayOrder: number;
}

/** The values of the form controls. */
export interface FieldForm {
  fieldLabel: string;
  fieldType: FieldConfiguration['fieldType'];
  /** Comma-separated. */
  options: string;
  /**
   * The colors that the user entered, keyed by option. The color of a removed option is kept, in case the user adds the
   * option again.
   */
  colors: Record<string, string>;
  isRequired: boolean;
  isShareable: boolean;
  order: string;
}

const optionsText = (field: FieldConfiguration | null): string => field?.dropdownOptions?.join(', ') ?? '';

/** Returns whether users choose the values of fields of a type from options. */
export const hasOptions = (type: FieldType): boolean => fieldTypeOf(type).hasOptions === true;

/** Returns the initial values of the form controls. */
export const fieldForm = (field: FieldConfiguration | null, nextOrder: number): FieldForm => ({
  fieldLabel: field?.fieldLabel ?? '',
  fieldType: field?.fieldType ?? 'text',
  options: optionsText(field),
  colors: Object.fromEntries(
    (field?.dropdownOptions ?? []).flatMap((option, position) => {
      const color = field?.optionColors?.[position];
      return color ? [[option, color]] : [];
    }),
  ),
  isRequired: field?.isRequired ?? false,
  isShareable: field?.isShareable ?? false,
  order: String(field?.displayOrder ?? nextOrder),
});

/** Returns the name of an existing field, or the name that a new field will have. */
export const nameOf = (field: FieldConfiguration | null, label: string): string =>
  field?.fieldName ?? deriveFieldName(label);

/** Returns the options from the form. Unchanged options are not parsed again, because they can contain commas. */
export function optionsOf(
  field: FieldConfiguration | null,
  form: Pick<FieldForm, 'fieldType' | 'options'>,
): string[] | null {
  if (!hasOptions(form.fieldType)) return null;
  const stored = field?.dropdownOptions;
  if (stored?.length && form.options === optionsText(field)) return [...stored];
  return parseOptions(form.options);
}

/** Returns the color that the user chose for an option, or null if the user chose no color. */
function colorOf({ colors }: FieldForm, option: string): string | null {
  // An option can have the same name as a property that all objects inherit. Inherited properties are ignored.
  return (Object.hasOwn(colors, option) && colors[option]?.trim()) || null;
}

/** Returns the values to save. */
export const fieldValues = (field: FieldConfiguration | null, form: FieldForm): FieldConfigurationValues => ({
  fieldName: nameOf(field, form.fieldLabel),
  fieldLabel: form.fieldLabel.trim(),
  fieldType: form.fieldType,
  dropdownOptions: optionsOf(field, form),
  optionColors: optionsOf(field, form)?.map((option) => colorOf(form, option)) ?? null,
  isRequired: form.isRequired,
  isShareable: form.isShareable,
  displayOrder: parseOrder(form.order),
});
