import type { Path } from 'react-hook-form';
import { fieldIdOf } from '../../logs/field-id.js';
import { isValueField } from '../../logs/kinds/is-value-field.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import type { FieldConfiguration } from '../../logs/types.js';
import type { EntryFormValues } from './entry-form-values.js';

/**
 * Error messages from the server, keyed by property, such as 'title', 'startDate' or, for the value of a field,
 * 'values.' and the field's id.
 */
export type EntryFieldErrors = Readonly<Record<string, string>>;

/** The path of errors that do not belong to any control. */
export const WHOLE_FORM = 'root.server';

const SHARED = ['title', 'startDate', 'endDate', 'brandId', 'color', 'showOnCalendar'] as const;
const VALUE = 'values.';

/**
 * Returns the path of the control that a server error belongs to.
 *
 * @example controlOf('values.category', KINDS.blog, []) // 'fields.category'
 */
export function controlOf(
  name: string,
  kind: KindDescription,
  configurations: readonly FieldConfiguration[],
): Path<EntryFormValues> | typeof WHOLE_FORM {
  if (name.startsWith(VALUE)) {
    const fieldId = name.slice(VALUE.length);
    const configuration = configurations.find((candidate) => fieldIdOf(candidate) === fieldId);
    if (configuration) return `custom.${configuration.id}`;
    const isKnown = kind.fields.some((field) => isValueField(field) && field.name === fieldId);
    return isKnown ? `fields.${fieldId}` : WHOLE_FORM;
  }
  // Kinds with single-day entries have one control for both dates.
  if (
    name === 'endDate' &&
    !kind.fields.some((field) => field.type === 'entryDate' && field.holds[0] === 'endDate')
  )
    return 'startDate';
  return SHARED.find((shared) => shared === name) ?? WHOLE_FORM;
}
