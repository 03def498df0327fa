import { choiceName, choiceValues } from '../logs/field-choices.js';
import { hasPeople } from '../logs/field-types/field-text.js';
import type { valueMessages } from '../logs/field-types/value-messages.js';
import type { FieldConfiguration } from '../logs/types.js';
import type { TextsOf } from '../messages/define-messages.js';
import type { filterMessages } from './filter-messages.js';

/** Returns the values that a filter of a field can have, and a function that names them. The viewer is `me`. */
export function filterChoices(
  field: FieldConfiguration,
  { me }: TextsOf<typeof filterMessages>,
  text: TextsOf<typeof valueMessages>,
): { all: readonly string[]; nameOf: (value: string) => string } {
  const viewer = hasPeople(field.fieldType) && field.options?.find(({ isMe }) => isMe)?.id;
  return {
    all: choiceValues(field).map((value) => (value === viewer ? 'me' : value)),
    nameOf: (value) => (viewer && value === 'me' ? me : choiceName(field, value, text)),
  };
}
