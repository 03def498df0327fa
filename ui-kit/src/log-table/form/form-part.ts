import type { UseFormReturn } from 'react-hook-form';
import type { EntryDialogLabels } from './entry-dialog-labels.js';
import type { EntryFormValues } from './entry-form-values.js';

/** Props of every part of the form. */
export interface FormPart {
  form: UseFormReturn<EntryFormValues>;
  labels: EntryDialogLabels;
  /** BCP 47 language tag, for the date pickers. */
  locale: string | undefined;
}

/** Paths of the fields with a type. */
export type FieldName = `fields.${string}` | `custom.${string}`;

/** Paths of the texts in the form. */
export type TextName = 'title' | FieldName;

/** Paths of the dates in the form. */
export type DateName = 'startDate' | 'endDate' | FieldName;

/** Paths of the booleans in the form. */
export type TickName = 'showOnCalendar' | FieldName;
