import type { UseFormReturn } from 'react-hook-form';
import type { EntryFormValues } from './entry-form-values.js';

/** Props that all parts of the form share. */
export interface FormPart {
  form: UseFormReturn<EntryFormValues>;
}

/** Paths of the fields that have a `FieldType`: the kind's fields and custom fields. */
export type FieldName = `fields.${string}` | `custom.${string}`;

/** Paths of the text fields in the form. */
export type TextName = 'title' | FieldName;

/** Paths of the date fields in the form. */
export type DateName = 'startDate' | 'endDate' | FieldName;

/** Paths of the boolean fields in the form. */
export type TickName = 'showOnCalendar' | FieldName;
