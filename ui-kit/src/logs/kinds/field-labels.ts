import type { Translate } from '../../messages/translate.js';
import { fieldIdOf } from '../field-id.js';
import type { FieldConfiguration } from '../types.js';
import { kindMessages, ownKindMessages } from './kind-messages.js';

/** Returns the labels of the fields that every planner has, by id. */
const labelsIn = (translate: Translate): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...[...Object.values(translate(kindMessages)), translate(ownKindMessages)].map(({ labels }) => labels),
  );

const ENGLISH = labelsIn((set) => set.english);

/** Returns the label of a field, in English if every planner has the field. */
export const englishLabelOf = (field: FieldConfiguration): string =>
  ENGLISH[fieldIdOf(field)] ?? field.fieldLabel;

/** Returns fields with the labels of those that every planner has in the user's language. */
export function withLabels(
  fields: readonly FieldConfiguration[],
  translate: Translate,
): readonly FieldConfiguration[] {
  const labels = labelsIn(translate);
  const labeled = fields.map((field) => {
    const id = fieldIdOf(field);
    const label = labels[id];
    return label !== undefined && field.fieldLabel === ENGLISH[id] && label !== field.fieldLabel
      ? { ...field, fieldLabel: label }
      : field;
  });
  return labeled.every((field, index) => field === fields[index]) ? fields : labeled;
}
