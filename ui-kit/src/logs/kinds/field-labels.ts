import type { Field } from '@content-planner/model';
import type { Translate } from '../../messages/translate.js';
import { fieldIdOf } from '../field-id.js';
import type { FieldConfiguration, FieldOption } from '../types.js';
import { fieldLabelMessages, optionMessages } from './kind-messages.js';

const ENGLISH: Readonly<Record<string, string>> = fieldLabelMessages.english;

/** Returns the label of a field, in English if every planner has the field. */
export const englishLabelOf = (field: FieldConfiguration): string =>
  ENGLISH[fieldIdOf(field)] ?? field.fieldLabel;

/**
 * Returns a function that returns the label of a field in the user's language if every planner has the field, and the
 * given label otherwise.
 */
export function labelIn(translate: Translate): (id: string, label: string) => string {
  const labels: Readonly<Record<string, string>> = translate(fieldLabelMessages);
  return (id, label) => (label === ENGLISH[id] ? (labels[id] ?? label) : label);
}

type OptionNames = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const ENGLISH_OPTIONS: OptionNames = optionMessages.english;

/** Returns a function that returns the name of an option like {@link labelIn} that of a field. */
export function optionLabelIn(
  translate: Translate,
): (fieldId: string, option: Pick<FieldOption, 'id' | 'name'>) => string {
  const labels: OptionNames = translate(optionMessages);
  return (fieldId, { id, name }) =>
    name === ENGLISH_OPTIONS[fieldId]?.[id] ? (labels[fieldId]?.[id] ?? name) : name;
}

/** Returns fields with the labels of those that every planner has, and of their options, in the user's language. */
export function withLabels(
  fields: readonly FieldConfiguration[],
  translate: Translate,
): readonly FieldConfiguration[] {
  const labelOf = labelIn(translate);
  const optionLabelOf = optionLabelIn(translate);
  const labeled = fields.map((field) => {
    const id = fieldIdOf(field);
    const fieldLabel = labelOf(id, field.fieldLabel);
    const options = field.options?.map((option) => {
      const label = optionLabelOf(id, option);
      return label === (option.label ?? option.name) ? option : { ...option, label };
    });
    return fieldLabel === field.fieldLabel &&
      options?.every((one, place) => one === field.options?.[place]) !== false
      ? field
      : { ...field, fieldLabel, ...(options && { options }) };
  });
  return labeled.every((field, index) => field === fields[index]) ? fields : labeled;
}

/** Returns a function that returns a field with its label and the names of its options in the user's language. */
export function namedIn(translate: Translate): (field: Field) => Field {
  const labelOf = labelIn(translate);
  const optionLabelOf = optionLabelIn(translate);
  return (field) => ({
    ...field,
    label: labelOf(field.id, field.label),
    options: field.options.map((option) => ({ ...option, name: optionLabelOf(field.id, option) })),
  });
}
