import type { CalendarDate } from '@content-planner/model';
import type { FieldType } from './field-types/index.js';

/** The kinds of content log, in display order. */
export const LOG_KINDS = ['blog', 'email', 'social', 'event', 'podcast', 'other'] as const;

/** A kind of content log. */
export type LogKind = (typeof LOG_KINDS)[number];

/** A brand that entries are tagged with. */
export interface Brand {
  id: string;
  name: string;
  /** Any CSS color or gradient, as the user typed it. It is rendered only if it is safe. */
  color: string;
}

/**
 * The value of a custom field: text, a `YYYY-MM-DD` date or a URL; a number; a boolean; or null if the field is empty.
 */
export type DynamicValue = string | number | boolean | null;

/** A custom field that an administrator added to one kind of log. */
export interface FieldConfiguration {
  id: string;
  /** The kind of log that has the field. */
  kind: LogKind;
  /** The key in an entry's `dynamicFields`. */
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldType;
  /** The options of a dropdown, or null for other types. */
  dropdownOptions: readonly string[] | null;
  /**
   * The color of each option, in the order of `dropdownOptions`. An option whose color is null has the default color.
   * If the list is null or missing, all options have their default colors.
   */
  optionColors?: readonly (string | null)[] | null;
  isRequired: boolean;
  /** Whether links and embeds include the field's values. @default false */
  isShareable?: boolean;
  /** Fields are sorted by this number in ascending order, and then by label. */
  displayOrder: number;
}

/** The properties of an entry that the calendar displays. They are the same for all kinds. */
export interface CalendarEntry {
  id: string;
  kind: LogKind;
  title: string;
  startDate: CalendarDate;
  /** The last day, inclusive. Equal to `startDate` unless the entry spans several days. */
  endDate: CalendarDate;
  brandId: string | null;
  /** The custom color of the entry, or null to use the brand color. */
  color: string | null;
  /**
   * Custom field values, keyed by `fieldName`. Required if the calendar colors entries by a custom field or displays a
   * custom field's value.
   */
  dynamicFields?: Readonly<Record<string, DynamicValue>>;
  /** The version of the entry. Send it with changes, so that users do not overwrite each other's changes. */
  version?: number;
  /**
   * Whether users can only look at the entry in a calendar, such as a holiday or an entry of another planner. It can't
   * be edited, deleted, moved or selected, and its details contain only the properties above. @default false
   */
  readOnly?: boolean;
}
