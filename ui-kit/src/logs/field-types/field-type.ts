import type { CalendarDate } from '@content-planner/model';
import type { DynamicValue } from '../types.js';

/** The value of a form control: typed text, chosen options, or a boolean that is null until the user chooses. */
export type FormValue = string | boolean | null | readonly string[];

/** How lists, forms, filters and imports treat the values of a field type. */
export interface FieldTypeDescription {
  /**
   * Returns the URL that the value links to in lists and details, or undefined if the value is not a link. In that
   * case, http and https URLs within the text become links.
   */
  href?: (value: DynamicValue) => string | undefined;
  /** Returns the initial value of the form control. */
  formValue: (value: DynamicValue, locale: string | undefined) => FormValue;
  /**
   * Returns the initial value of a required field in a new entry. If this function is omitted, the field is initially
   * empty.
   */
  initialValue?: (today: CalendarDate) => FormValue;
  /**
   * The value to store for an empty field that only one kind has. Defaults to null. Empty custom boolean fields
   * remain unset instead.
   */
  empty?: DynamicValue;
  /** Returns the value to store, null if the text is not a value, or undefined to omit it. */
  value: (form: FormValue, locale: string | undefined) => DynamicValue | undefined;
  /**
   * Returns the value that lists sort by. Numbers are sorted numerically, and text alphabetically. Defaults to
   * the displayed text.
   */
  sortKey?: (value: DynamicValue, options: readonly string[]) => string | number;
  /** How users enter a value in forms and sheets. A `longText` has several lines. */
  input: 'text' | 'longText' | 'number' | 'date' | 'boolean' | 'choice' | 'choices' | 'person';
  /** The keyboard that phones display. */
  inputMode?: 'decimal' | 'url';
  /** Determines the width and alignment of the column in lists. */
  look: 'date' | 'flag' | 'number' | 'text';
  /** Whether lists show the value as a badge. */
  isBadge?: boolean;
}
