import { isCalendarDate } from '../../dates/is-calendar-date.js';
import { typedDateFormat } from '../../dates/typed-date-format.js';
import { customValue, fieldTypeOf } from '../../logs/field-types/index.js';
import { kindOf } from '../../logs/kinds/kind-of.js';
import type { Entry, FieldConfiguration, LogKind } from '../../logs/types.js';
import type { EntryDialogLabels } from './entry-dialog-labels.js';
import type { EntryFormValues } from './entry-form-values.js';

/** Maximum lengths of a title and other texts, in characters. */
const MAX_TITLE = 300;
const MAX_TEXT = 10_000;

/** The validation errors of a form. */
export interface EntryErrors {
  title?: string;
  startDate?: string;
  endDate?: string;
  /** Errors of the kind's fields by name. */
  fields: Record<string, string>;
  /** Errors of custom fields by the id of their configuration. */
  custom: Record<string, string>;
  /** Labels of the required custom fields that are empty, in order. */
  missing: string[];
}

/** Everything besides its values that determines whether a form is valid. */
export interface EntryErrorsInput {
  kind: LogKind;
  /** Custom fields of the kind in order. */
  configurations: readonly FieldConfiguration[];
  /** The entry to edit, or null for a new one. */
  entry: Entry | null;
  labels: EntryDialogLabels;
  /** BCP 47 language tag, for dates and numbers. Default 'en-US'. */
  locale?: string | undefined;
}

/** Validates the values of a form. */
export function entryErrors(form: EntryFormValues, input: EntryErrorsInput): EntryErrors {
  const { kind, configurations, entry, labels, locale = 'en-US' } = input;
  const impossibleDate = labels.impossibleDate({ format: typedDateFormat(locale).pattern });
  const errors: EntryErrors = { fields: {}, custom: {}, missing: [] };

  for (const field of kindOf(kind).fields) {
    const label = labels.fields[field.name] ?? field.label;
    if (field.type === 'title') {
      const title = form.title.trim();
      if (title === '') errors.title = labels.required({ label });
      else if (title.length > MAX_TITLE) errors.title = labels.tooLong({ max: MAX_TITLE });
    } else if (field.type === 'date') {
      const [name = 'startDate'] = field.holds;
      if (form[name].trim() === '') errors[name] = labels.required({ label });
      else if (!isCalendarDate(form[name])) errors[name] = impossibleDate;
    } else if (field.type === 'line' || field.type === 'text') {
      if (String(form.fields[field.name]).length > MAX_TEXT) {
        errors.fields[field.name] = labels.tooLong({ max: MAX_TEXT });
      }
    }
  }
  const spans = kindOf(kind).fields.some((field) => field.type === 'date' && field.holds[0] === 'endDate');
  if (spans && !errors.startDate && !errors.endDate && form.endDate < form.startDate) {
    errors.endDate = labels.endBeforeStart;
  }

  for (const { id, fieldName, fieldLabel, fieldType, isRequired } of configurations) {
    const value = form.custom[id] ?? null;
    if (isRequired && isEmpty(value)) {
      errors.missing.push(fieldLabel);
      errors.custom[id] = labels.required({ label: fieldLabel });
    } else if (typeof value === 'string' && value.trim() !== '') {
      const { problem, formValue } = fieldTypeOf(fieldType);
      // A value from before the field's type changed must not prevent edits of other fields.
      if (entry && value === formValue(customValue(entry, fieldName), locale)) continue;
      const message = problem?.(value, { ...labels, impossibleDate }, locale);
      if (message) errors.custom[id] = message;
    }
  }
  return errors;
}

function isEmpty(value: string | boolean | null): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
