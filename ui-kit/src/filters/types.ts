export type { Filter as CalendarFilter } from '@content-planner/model';

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
