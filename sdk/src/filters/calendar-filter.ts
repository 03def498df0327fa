import type { LogKind } from '../logs/kinds/index.js';

/**
 * A filter for the values of a custom field. An entry must meet all conditions. A condition that doesn't fit the
 * field's type matches nothing.
 */
export interface FieldFilter {
  /** The id of the `FieldConfiguration`. */
  fieldId: string;
  /** For dropdowns, texts and URLs: only entries with one of these values. An empty list matches nothing. */
  values?: readonly string[];
  /** For checkboxes: only entries whose checkbox is checked, or only those whose checkbox isn't. */
  checked?: boolean;
  /** For texts, dropdowns and URLs: only entries whose value contains this text, ignoring case. */
  has?: string;
  /** For dates: `YYYY-MM-DD`. Only entries whose date is before this day. */
  before?: string;
  /** For dates: `YYYY-MM-DD`. Only entries whose date is after this day. */
  after?: string;
}

/**
 * Which entries to display. Omitted filters allow all entries, and an entry must match all other filters. An unknown or
 * deleted brand, field or option matches nothing, so it never allows more entries. `CalendarFilter` in
 * `@content-planner/ui-kit` has the same shape.
 */
export interface CalendarFilter {
  /** Only these kinds. An empty list matches nothing. */
  kinds?: readonly LogKind[];
  /** Only these brands, by id; null for entries without a brand. An empty list matches nothing. */
  brandIds?: readonly (string | null)[];
  /** Only titles that contain this text, ignoring case. */
  text?: string;
  /** Only entries that the calendar displays (`showOnCalendar`), or only those that it hides. */
  isVisible?: boolean;
  /**
   * Filters for custom fields, at most one per field. An entry must match the filters for all fields of its kind.
   * Entries of kinds without a filtered field don't match.
   */
  fields?: readonly FieldFilter[];
}
