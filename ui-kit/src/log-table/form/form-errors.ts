import type { FieldError, FieldErrors } from 'react-hook-form';
import type { EntryErrors } from './entry-errors.js';
import type { EntryFormValues } from './entry-form-values.js';

/** Converts validation errors to the format of react-hook-form. Returns `{}` if there are none. */
export function formErrors({
  fields,
  custom,
  missing: _,
  ...named
}: EntryErrors): FieldErrors<EntryFormValues> {
  const errors: FieldErrors<EntryFormValues> = { ...byName(named) };
  if (Object.keys(fields).length > 0) errors.fields = byName(fields);
  if (Object.keys(custom).length > 0) errors.custom = byName(custom);
  return errors;
}

function byName(messages: Record<string, string>): Record<string, FieldError> {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: 'validate', message }]),
  );
}
