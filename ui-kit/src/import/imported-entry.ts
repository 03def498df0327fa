import type { CalendarDate } from '@content-planner/model';
import type { DynamicValue, LogKind } from '../logs/types.js';

/** An entry to import, with only the values that the sheet contains. */
export interface ImportedEntry {
  kind: LogKind;
  /** Trimmed, never empty. */
  title: string;
  startDate: CalendarDate;
  /** Inclusive. Equal to `startDate` for kinds with single-day entries. */
  endDate: CalendarDate;
  brandId: string | null;
  color: string | null;
  showOnCalendar: boolean;
  /** Values of the fields that only this kind has, keyed by name. */
  fields: Readonly<Record<string, DynamicValue>>;
  /** Values of the custom fields, keyed by `fieldName`. */
  dynamicFields: Readonly<Record<string, DynamicValue>>;
}

/** What the server reports about a row. */
export interface ImportedEntryCheck {
  /** The row's index among the checked rows, starting at 0. */
  index: number;
  /**
   * Errors. `field` is the path of a value, such as 'title', 'fields.category' or 'dynamicFields.author'. `message` is
   * displayed below the cell.
   */
  errors: readonly { field: string; message: string }[];
  /** The id of an existing entry with the same kind, title and day. */
  duplicateId: string | null;
}
