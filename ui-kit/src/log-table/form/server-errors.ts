import type { Path } from 'react-hook-form';
import { isValueField } from '../../logs/kinds/is-value-field.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import type { FieldConfiguration } from '../../logs/types.js';
import type { EntryFormValues } from './entry-form-values.js';

/**
 * Error messages from the server, keyed by field name, such as 'title', 'startDate', 'fields.category' or
 * 'dynamicFields.author'.
 */
export type EntryFieldErrors = Readonly<Record<string, string>>;

/** The path of errors that do not belong to any control. */
export const WHOLE_FORM = 'root.server';

const SHARED = ['title', 'startDate', 'endDate', 'brandId', 'color', 'showOnCalendar'] as const;
const KIND = 'fields.';
const CUSTOM = 'dynamicFields.';

/**
 * Returns the path of the control that a server error belongs to.
 *
 * @example controlOf('fields.category', KINDS.blog, []) // 'fields.category'
 */
export function controlOf(
  name: string,
  kind: KindDescription,
  configurations: readonly FieldConfiguration[],
): Path<EntryFormValues> | typeof WHOLE_FORM {
  if (name.startsWith(CUSTOM)) {
    const fieldName = name.slice(CUSTOM.length);
    const configuration = configurations.find((candidate) => candidate.fieldName === fieldName);
    return configuration ? `custom.${configuration.id}` : WHOLE_FORM;
  }
  if (name.startsWith(KIND)) {
    const fieldName = name.slice(KIND.length);
    const isKnown = kind.fields.some((field) => isValueField(field) && field.name === fieldName);
    return isKnown ? `fields.${fieldName}` : WHOLE_FORM;
  }
  // Kinds with single-day entries have one control for both dates.
  if (
    name === 'endDate' &&
    !kind.fields.some((field) => field.type === 'entryDate' && field.holds[0] === 'endDate')
  )
    return 'startDate';
  return SHARED.find((shared) => shared === name) ?? WHOLE_FORM;
}
