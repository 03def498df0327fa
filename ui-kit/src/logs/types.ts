import type { CalendarDate } from '../dates/calendar-date.js';
import type { FieldType } from './field-types/index.js';

/** The six kinds of content log, in display order. */
export const LOG_KINDS = ['blog', 'email', 'social', 'event', 'podcast', 'other'] as const;

/** One of the six kinds of content log. */
export type LogKind = (typeof LOG_KINDS)[number];

/** A brand that entries are tagged with. */
export interface Brand {
  id: string;
  name: string;
  /** Any CSS color or gradient, as the user typed it. It is only rendered if it is safe. */
  color: string;
}

/** The value of a custom field: text, a `YYYY-MM-DD` date or a URL; a number; a boolean; or null if it is empty. */
export type DynamicValue = string | number | boolean | null;

/** A custom field that an administrator added to one kind of log. */
export interface FieldConfiguration {
  id: string;
  /** The kind of log that has the field. */
  kind: LogKind;
  /** Key in an entry's `dynamicFields`. */
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldType;
  /** The options of a dropdown, or null for other types. */
  dropdownOptions: readonly string[] | null;
  isRequired: boolean;
  /** Ascending. Fields with the same number are sorted by label. */
  displayOrder: number;
}

/** The part of an entry that the calendar displays, the same for all kinds. */
export interface CalendarEntry {
  id: string;
  kind: LogKind;
  title: string;
  startDate: CalendarDate;
  /** The last day, inclusive. Equal to `startDate` unless the entry spans several days. */
  endDate: CalendarDate;
  brandId: string | null;
  /** The custom color of the entry, or null to use the color of the brand. */
  color: string | null;
}
