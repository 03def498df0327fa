import type { CalendarDate, DynamicValue } from '../types.js';

/** The value of a form's control: typed text, or a choice between yes and no that is null until it is made. */
export type FormValue = string | boolean | null;

/** Texts for values that are not text. */
export interface FieldTypeLabels {
  yes: string;
  no: string;
}

/** Messages for typed values that are invalid. */
export interface FieldTypeMessages {
  impossibleDate: string;
  invalidNumber: string;
  invalidUrl: string;
}

/** Everything that lists, forms and print views know about one type of custom fields. */
export interface FieldTypeDescription {
  /** A stored value as lists, details and print views show it; '' if it is empty. */
  text: (value: DynamicValue, options: { locale: string | undefined; labels: FieldTypeLabels }) => string;
  /** The value that a control opens with. */
  formValue: (value: DynamicValue, locale: string | undefined) => FormValue;
  /** The value that the control of a required field opens with in a new entry, if it is not empty. */
  initialValue?: (today: CalendarDate) => FormValue;
  /** The message for a typed value that is invalid. Empty values are valid. */
  problem?: (typed: string, messages: FieldTypeMessages, locale: string | undefined) => string | undefined;
  /** The value to store. Undefined is left out of what is sent. */
  value: (form: FormValue, locale: string | undefined) => DynamicValue | undefined;
  /** The value that lists sort by, numbers by size and texts by their letters; by default what they show. */
  sortKey?: (value: DynamicValue, options: readonly string[]) => string | number;
  /** How a list shows it: the width and alignment of its column. */
  look: 'date' | 'flag' | 'number' | 'custom';
  /** Lists show the value as a badge. */
  isBadge?: boolean;
}
