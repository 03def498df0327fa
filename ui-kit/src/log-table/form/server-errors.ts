import type { Path } from 'react-hook-form';
import { kindOf } from '../../logs/kinds/kind-of.js';
import type { FieldConfiguration, LogKind } from '../../logs/types.js';
import type { EntryFormValues } from './entry-form-values.js';

/**
 * Error messages from the server by the name of the field, such as 'blogName', 'date', 'brandId' or
 * 'dynamicFields.author'.
 */
export type EntryFieldErrors = Readonly<Record<string, string>>;

/** Path of errors that belong to none of the controls. */
export const WHOLE_FORM = 'root.server';

const SHARED = ['title', 'startDate', 'endDate', 'brandId', 'color', 'showOnCalendar'] as const;
const CUSTOM = 'dynamicFields.';

/**
 * Returns the path of the control that an error from the server belongs to.
 *
 * @example controlOf('blogName', 'blog', []) // 'title'
 */
export function controlOf(
  name: string,
  kind: LogKind,
  configurations: readonly FieldConfiguration[],
): Path<EntryFormValues> | typeof WHOLE_FORM {
  if (name.startsWith(CUSTOM)) {
    const fieldName = name.slice(CUSTOM.length);
    const configuration = configurations.find((candidate) => candidate.fieldName === fieldName);
    return configuration ? `custom.${configuration.id}` : WHOLE_FORM;
  }
  const field = kindOf(kind).fields.find((candidate) => candidate.name === name);
  if (field?.type === 'title') return 'title';
  if (field?.type === 'date') return field.holds[0] ?? WHOLE_FORM;
  if (field && field.type !== 'flags') return `fields.${name}`;
  return SHARED.find((shared) => shared === name) ?? WHOLE_FORM;
}
