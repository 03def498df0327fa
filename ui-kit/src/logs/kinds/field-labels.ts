import type { Translate } from '../../messages/translate.js';
import { fieldIdOf } from '../field-id.js';
import type { FieldConfiguration } from '../types.js';
import { fieldLabelMessages } from './kind-messages.js';

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

/** Returns fields with the labels of those that every planner has in the user's language. */
export function withLabels(
  fields: readonly FieldConfiguration[],
  translate: Translate,
): readonly FieldConfiguration[] {
  const labelOf = labelIn(translate);
  const labeled = fields.map((field) => {
    const fieldLabel = labelOf(fieldIdOf(field), field.fieldLabel);
    return fieldLabel === field.fieldLabel ? field : { ...field, fieldLabel };
  });
  return labeled.every((field, index) => field === fields[index]) ? fields : labeled;
}
