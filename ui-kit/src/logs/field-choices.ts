import { offeredOptions } from '@content-planner/model';
import type { TextsOf } from '../messages/define-messages.js';
import { hasPeople, valueText } from './field-types/field-text.js';
import type { valueMessages } from './field-types/value-messages.js';
import type { FieldConfiguration } from './types.js';

/** An option of a field, or a person. */
export interface FieldChoice {
  /** The value in `dynamicFields`. */
  value: string;
  label: string;
}

type ChoiceField = Pick<FieldConfiguration, 'dropdownOptions'> &
  Partial<Pick<FieldConfiguration, 'fieldType' | 'options'>>;

/** Returns the values that users can choose in a field: options in order, or people with the viewer first. */
export function choiceValues({ dropdownOptions, fieldType, options = [] }: ChoiceField): readonly string[] {
  if (!fieldType || !hasPeople(fieldType)) return dropdownOptions ?? [];
  return offeredOptions(options)
    .toSorted((a, b) => Number(b.isMe ?? false) - Number(a.isMe ?? false))
    .map(({ id }) => id);
}

/** Returns the id that entries store for a choice. Fields without `options` have only names. */
export const storedChoice = ({ options }: Pick<FieldConfiguration, 'options'>, value: string): string =>
  options?.find(({ name }) => name === value)?.id ?? value;

/** Returns the name of an option or a person. */
export function choiceName(
  { fieldType, options }: Pick<FieldConfiguration, 'fieldType' | 'options'>,
  value: string,
  text: TextsOf<typeof valueMessages>,
): string {
  return valueText(fieldType, value, { locale: undefined, text, options });
}

/**
 * Returns what users can choose in a field, and the current values that they can't choose anymore.
 *
 * @param current the current values
 */
export function fieldChoices(
  field: FieldConfiguration,
  text: TextsOf<typeof valueMessages>,
  current: readonly string[] = [],
): FieldChoice[] {
  const me = hasPeople(field.fieldType) && field.options?.find(({ isMe }) => isMe);
  return [...new Set([...choiceValues(field), ...current])].map((value) => {
    const name = choiceName(field, value, text);
    return { value, label: me && me.id === value ? text.me({ name }) : name };
  });
}
