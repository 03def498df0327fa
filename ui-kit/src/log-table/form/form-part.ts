import type { UseFormReturn } from 'react-hook-form';
import type { EntryDialogLabels } from './entry-dialog-labels.js';
import type { EntryFormValues } from './entry-form-values.js';

/** What every part of the form gets. */
export interface FormPart {
  form: UseFormReturn<EntryFormValues>;
  labels: EntryDialogLabels;
  /** BCP 47, for the date pickers. */
  locale: string | undefined;
}

/** Paths of the form's texts. */
export type TextName = 'title' | `fields.${string}` | `custom.${string}`;

/** Paths of the form's dates. */
export type DateName = 'startDate' | 'endDate' | `custom.${string}`;

/** Paths of the form's ticks. */
export type TickName = 'showOnCalendar' | `fields.${string}` | `custom.${string}`;
