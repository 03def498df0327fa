import type { CalendarDate } from '@content-planner/model';
import type { LogKind } from '../logs/types.js';

/** A condition on one custom field. If several properties are set, entries must match all of them. */
export interface FieldFilter {
  /** The id of the custom field. Only entries of the field's kind match. If the field was deleted, no entry matches. */
  fieldId: string;
  /** For dropdowns: the value is one of these. An empty list matches nothing. */
  values?: readonly string[];
  /** For booleans: true matches 'Yes', and false matches everything else. */
  checked?: boolean;
  /** For text, dropdowns and URLs: words that the value must contain. Case and accents are ignored. */
  has?: string;
  /** For dates: the value is earlier than this date. */
  before?: CalendarDate;
  /** For dates: the value is later than this date. */
  after?: CalendarDate;
}

/**
 * Which entries to display. Entries must match all properties that are set. Unknown ids, such as those of deleted
 * brands, match nothing.
 *
 * @example const filter = { brandIds: ['harbor', null], text: 'launch' };
 */
export interface CalendarFilter {
  /** The visible kinds. If omitted, all kinds are visible. An empty list matches nothing. */
  kinds?: readonly LogKind[];
  /** Ids of brands. `null` matches entries without a brand. An empty list matches nothing. */
  brandIds?: readonly (string | null)[];
  /** Words that the title must contain. Case and accents are ignored. */
  text?: string;
  /**
   * True matches entries that are shown on the calendar, and false matches hidden entries. If omitted, the calendar
   * displays no hidden entries, and lists display all entries.
   */
  isVisible?: boolean;
  /** Conditions on custom fields, at most one for each field. */
  fields?: readonly FieldFilter[];
}

/** A part of {@link CalendarFilter} that has its own place in the filter menu. */
export type FilterSection = 'kinds' | 'brands' | 'text' | 'more';

/** How many entries are on the displayed days: how many match the filter, how many in total, and how many per brand. */
export interface FilterCounts {
  /** The number of entries that match the filter. */
  shown: number;
  /** The total number of entries. */
  total: number;
  /**
   * For each brand, the number of entries that match the filter, ignoring the brands in the filter. Keyed by brand id,
   * or null for entries without a brand.
   */
  brands: ReadonlyMap<string | null, number>;
}
