import type { FieldType } from './field-types/index.js';

/** A calendar date as `YYYY-MM-DD`: a day on the wall calendar, never an instant. */
export type CalendarDate = string;

/** The six kinds of content log, in the order in which they are listed. */
export const LOG_KINDS = ['blog', 'email', 'social', 'event', 'podcast', 'other'] as const;

/** One of the six kinds of content log. */
export type LogKind = (typeof LOG_KINDS)[number];

/** A brand that entries are tagged with. */
export interface Brand {
  id: string;
  name: string;
  /** Any CSS colour or gradient of colours, as the user typed it; rendered only when it is safe. */
  color: string;
}

/** The value of a custom field: text, a `YYYY-MM-DD` date or an address; a number; a boolean; or null if it is empty. */
export type DynamicValue = string | number | boolean | null;

/** A custom field that an administrator added to one kind of log. */
export interface FieldConfiguration {
  id: string;
  logType: LogKind;
  /** Key in an entry's `dynamicFields`. */
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldType;
  /** The choices of a dropdown, else null. */
  dropdownOptions: readonly string[] | null;
  isRequired: boolean;
  /** Ascending; ties by label. */
  displayOrder: number;
}

/** What the calendar needs to know of an entry, of whatever kind. */
export interface CalendarEntry {
  id: string;
  kind: LogKind;
  title: string;
  startDate: CalendarDate;
  /** The last day, inclusive; equals `startDate` unless the entry spans days. */
  endDate: CalendarDate;
  brandId: string | null;
  /** The entry's custom colour, or null for the brand's. */
  color: string | null;
}

/** An entry with everything its log holds: the calendar's part and the fields of its kind. */
export interface Entry extends CalendarEntry {
  showOnCalendar: boolean;
  /** Values of the custom fields by `fieldName`. */
  dynamicFields: Readonly<Record<string, DynamicValue>>;
  /**
   * Values of the fields that only this kind has, by name
   * (blog: `category`; email: `campaignName`; social: `mediaType` and seven platforms;
   * event: `location`, `notes`; podcast: `guestNotes`; other: `description`).
   */
  fields: Readonly<Record<string, DynamicValue>>;
  /** Raised by every change; sent back with an edit, so that nobody overwrites another's. */
  version: number;
}

/** What a dialog gives to be created or updated, whatever the kind. */
export interface EntryValues {
  /** Trimmed, never empty. */
  title: string;
  startDate: CalendarDate;
  /** Equals `startDate` for the kinds of single days. */
  endDate: CalendarDate;
  brandId: string | null;
  /** The custom colour; null for the brand's. */
  color: string | null;
  showOnCalendar: boolean;
  /** Values of the custom fields by `fieldName`. A tick that was never set is left out; other empty ones are null. */
  dynamicFields: Record<string, DynamicValue>;
  /** The kind's own fields by name; empty texts are null. */
  fields: Record<string, DynamicValue>;
}
