import type { FieldType } from './field-types/index.js';

/** A calendar date as `YYYY-MM-DD`. It has no time and no time zone. */
export type CalendarDate = string;

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
  logType: LogKind;
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

/** A complete entry: the part that the calendar displays, and all other fields. */
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
  /** Incremented by every change. Send it with an update, so that users do not overwrite each other's changes. */
  version: number;
}

/** The values of an entry dialog, to create or update an entry of any kind. */
export interface EntryValues {
  /** Trimmed, never empty. */
  title: string;
  startDate: CalendarDate;
  /** Equal to `startDate` for kinds whose entries last a single day. */
  endDate: CalendarDate;
  brandId: string | null;
  /** The custom color, or null to use the color of the brand. */
  color: string | null;
  showOnCalendar: boolean;
  /** Values of the custom fields by `fieldName`. Empty values are null. Booleans that were never set are omitted. */
  dynamicFields: Record<string, DynamicValue>;
  /** Values of the fields that only this kind has, by name. Empty texts are null. */
  fields: Record<string, DynamicValue>;
}
