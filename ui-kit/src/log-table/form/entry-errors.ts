import { type FieldType, isCalendarDate } from '@content-planner/model';
import { typedDateFormat } from '../../dates/typed-date-format.js';
import { type Entry, kindValue } from '../../logs/entry.js';
import { customValue } from '../../logs/field-types/field-text.js';
import type { FormValue } from '../../logs/field-types/field-type.js';
import { fieldTypeOf, isValidText } from '../../logs/field-types/index.js';
import { isValueField } from '../../logs/kinds/is-value-field.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import type { DynamicValue, FieldConfiguration } from '../../logs/types.js';
import type { Translate } from '../../messages/translate.js';
import { dateInputMessages } from '../../primitives/date-input-messages.js';
import { entryDialogMessages } from './entry-dialog-messages.js';
import type { EntryFormValues } from './entry-form-values.js';

/** The maximum lengths of titles and other text, in characters. */
const MAX_TITLE = 300;
const MAX_TEXT = 10_000;

/** The validation errors of a form. */
export interface EntryErrors {
  title?: string;
  startDate?: string;
  endDate?: string;
  /** Errors in the kind's fields, keyed by name. */
  fields: Record<string, string>;
  /** Errors in custom fields, keyed by configuration id. */
  custom: Record<string, string>;
  /** Labels of the empty required custom fields, in the order of the form. */
  missing: string[];
}

/** The data, apart from the form's values, that determines whether a form is valid. */
export interface EntryErrorsInput {
  kind: KindDescription;
  /** The kind's custom fields, in the order of the form. */
  configurations: readonly FieldConfiguration[];
  /** The entry to edit, or null for a new one. */
  entry: Entry | null;
  translate: Translate;
  /** BCP 47 language tag for dates and numbers. Defaults to 'en-US'. */
  locale?: string | undefined;
}

/** Validates the values of a form. */
export function entryErrors(form: EntryFormValues, input: EntryErrorsInput): EntryErrors {
  const { configurations, entry, translate, locale = 'en-US' } = input;
  const { fields } = input.kind;
  const text = translate(entryDialogMessages);
  const impossibleDate = text.impossibleDate({
    format: translate(dateInputMessages).format(typedDateFormat(locale)),
  });
  const errors: EntryErrors = { fields: {}, custom: {}, missing: [] };

  const problemOf = (type: FieldType, value: FormValue, stored: DynamicValue) => {
    if (typeof value !== 'string' || isEmpty(value)) return undefined;
    const { formValue, input } = fieldTypeOf(type);
    // Accept a value that was stored before the field's type changed, so that users can still edit other fields.
    if ((entry && value === formValue(stored, locale)) || isValidText(type, value, locale)) return undefined;
    return input === 'date' ? impossibleDate : text.typed[type as keyof typeof text.typed];
  };

  for (const field of fields) {
    const { label } = field;
    if (field.type === 'title') {
      const title = form.title.trim();
      if (title === '') errors.title = text.required({ label });
      else if (title.length > MAX_TITLE) errors.title = text.tooLong({ max: MAX_TITLE });
    } else if (field.type === 'entryDate') {
      const [name = 'startDate'] = field.holds;
      if (form[name].trim() === '') errors[name] = text.required({ label });
      else if (!isCalendarDate(form[name])) errors[name] = impossibleDate;
    } else if (isValueField(field)) {
      const value = form.fields[field.name] ?? null;
      const stored = entry && kindValue(entry, field.name);
      if (field.required && isEmpty(value)) errors.fields[field.name] = text.required({ label });
      else if (String(value).length > MAX_TEXT) errors.fields[field.name] = text.tooLong({ max: MAX_TEXT });
      else {
        const message = problemOf(field.type, value, stored);
        if (message) errors.fields[field.name] = message;
      }
    }
  }
  const spans = fields.some((field) => field.type === 'entryDate' && field.holds[0] === 'endDate');
  if (spans && !errors.startDate && !errors.endDate && form.endDate < form.startDate) {
    errors.endDate = text.endBeforeStart;
  }

  for (const { id, fieldName, fieldLabel, fieldType, isRequired } of configurations) {
    const value = form.custom[id] ?? null;
    if (isRequired && isEmpty(value)) {
      errors.missing.push(fieldLabel);
      errors.custom[id] = text.required({ label: fieldLabel });
    } else {
      const message = problemOf(fieldType, value, entry && customValue(entry, fieldName));
      if (message) errors.custom[id] = message;
    }
  }
  return errors;
}

function isEmpty(value: FormValue): boolean {
  return (
    value === null ||
    (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)
  );
}
