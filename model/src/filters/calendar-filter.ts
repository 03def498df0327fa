import type { CalendarDate } from '../dates/calendar-date.js';
import type { LogKind } from '../kinds/log-kinds.js';

/**
 * A filter for a custom field's values. An entry must meet all conditions. A condition that doesn't fit the field's
 * type matches nothing.
 */
export interface FieldFilter {
  /** The id of the `FieldConfiguration`. If the field was deleted, no entry matches. */
  fieldId: string;
  /** For dropdown, text and URL fields: only entries with one of these values. An empty list matches nothing. */
  values?: readonly string[];
  /** For checkboxes: whether the checkbox must be checked (true) or must not be checked (false). */
  checked?: boolean;
  /**
   * For text, dropdown and URL fields: only entries whose value contains each word of this text, ignoring case and
   * accents.
   */
  has?: string;
  /** For date fields: only entries whose value is before this day. */
  before?: CalendarDate;
  /** For date fields: only entries whose value is after this day. */
  after?: CalendarDate;
}

/**
 * Which entries to display. An omitted filter allows all entries. An entry must match all filters that are set. An
 * unknown or deleted brand, field or option matches nothing, so it never results in additional entries.
 *
 * @example const filter = { brandIds: ['harbor', null], text: 'launch' };
 */
export interface CalendarFilter {
  /** Only entries of these kinds. An empty list matches nothing. */
  kinds?: readonly LogKind[];
  /** Only entries of these brands, by id. Use null for entries without a brand. An empty list matches nothing. */
  brandIds?: readonly (string | null)[];
  /** Only entries whose titles contain each word of this text, ignoring case and accents. */
  text?: string;
  /**
   * True: only entries that the calendar displays (`showOnCalendar`). False: only entries that it hides. If omitted, the
   * calendar displays no hidden entries, and lists display all entries.
   */
  isVisible?: boolean;
  /**
   * Filters for custom fields, at most one per field. An entry must match the filters for all fields of its kind.
   * An entry does not match if its kind has none of the filtered fields.
   */
  fields?: readonly FieldFilter[];
}
