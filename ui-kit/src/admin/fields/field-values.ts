import { type Field, type FieldType, fieldTypeOf, type LogKind } from '@content-planner/model';
import { deriveFieldName } from './derive-field-name.js';
import {
  type OptionReplacement,
  type OptionRow,
  optionRows,
  type SubmittedOption,
  submittedOptions,
} from './option-rows.js';
import { parseOrder } from './parse-order.js';

/** A kind that uses a field. Settings that are omitted don't change. */
export interface SubmittedUse {
  kind: LogKind;
  isRequired?: boolean;
  displayOrder?: number;
}

/** The values that the custom field dialog submits. */
export interface FieldConfigurationValues {
  /** The field's name. A new field's name is derived from its label. Existing fields keep their names. */
  name: string;
  label: string;
  type: FieldType;
  /** The options of a dropdown or multiple choice field. Null for all other types. */
  options: SubmittedOption[] | null;
  /** What entries get instead of removed options that they have. */
  replacements: OptionReplacement[];
  /** Whether new links and embeds can include the field's values. */
  isShareable: boolean;
  /** Whether links and embeds that include the field keep it if it is no longer shareable. */
  keepInLinks: boolean;
  /** All kinds that use the field. */
  kinds: SubmittedUse[];
}

/** The values of the form controls. */
export interface FieldForm {
  label: string;
  type: FieldType;
  rows: OptionRow[];
  kinds: LogKind[];
  isRequired: boolean;
  isShareable: boolean;
  keepInLinks: boolean;
  order: string;
}

/** How many entries have a value in a field. */
export interface FieldCount {
  fieldId: string;
  count: number;
  /** The number of these entries of each kind that uses the field. */
  kinds: readonly { kind: LogKind; count: number }[];
  /** The number of entries that have each option. */
  options: readonly { optionId: string; count: number }[];
}

/** Returns whether users choose the values of fields of a type from options. */
export const hasOptions = (type: FieldType): boolean => fieldTypeOf(type).hasOptions === true;

/** Returns the initial values of the form controls. `kind` is the type whose settings are edited. */
export function fieldForm(field: Field | null, kind: LogKind, nextOrder: number): FieldForm {
  const use = field?.kinds.find((one) => one.kind === kind);
  const kinds = field?.kinds.map((one) => one.kind) ?? [];
  return {
    label: field?.label ?? '',
    type: field?.type ?? 'text',
    rows: optionRows(field?.options ?? []),
    kinds: kinds.includes(kind) ? kinds : [...kinds, kind],
    isRequired: use?.isRequired ?? false,
    isShareable: field?.isShareable ?? false,
    keepInLinks: false,
    order: String(use?.displayOrder ?? nextOrder),
  };
}

/** Returns the name of an existing field, or the name that a new field will have. */
export const nameOf = (field: Field | null, label: string): string => field?.name ?? deriveFieldName(label);

/** Returns the values to save. */
export function fieldValues(field: Field | null, kind: LogKind, form: FieldForm): FieldConfigurationValues {
  const { isRequired } = form;
  const { options, replacements } = submittedOptions(form.rows);
  const isChosen = hasOptions(form.type);
  return {
    name: nameOf(field, form.label),
    label: form.label.trim(),
    type: form.type,
    options: isChosen ? options : null,
    replacements: isChosen ? replacements : [],
    isShareable: form.isShareable,
    keepInLinks: form.keepInLinks,
    kinds: form.kinds.map((one) => {
      if (one === kind) return { kind, isRequired, displayOrder: parseOrder(form.order) };
      const isNew = !field?.kinds.some((use) => use.kind === one);
      return isNew ? { kind: one, isRequired } : { kind: one };
    }),
  };
}

/** The types that keep all values of another type. */
const WIDER: Partial<Record<FieldType, FieldType>> = { text: 'longText', dropdown: 'multipleChoice' };

/** Returns the types that a field can get. Values of other types would be hidden. */
export function possibleTypes(field: Field | null, count: FieldCount | null): readonly FieldType[] | null {
  if (field === null || count?.count === 0) return null;
  return [field.type, ...[WIDER[field.type] ?? []].flat()];
}
