import {
  type CalendarDate,
  entryMatcher,
  type Filter,
  type FilterableEntry,
  withCondition,
} from '@content-planner/model';
import type { FieldConfiguration } from '../logs/types.js';
import { filterBrands } from './change-filter.js';
import type { FilterCounts } from './types.js';

interface FilterCountsInput {
  /** All entries, including those that don't match the filter. */
  entries: readonly FilterableEntry[];
  filter: Filter;
  /** The custom fields. Required if the filter has conditions on them. */
  fieldConfigurations?: readonly FieldConfiguration[];
  /** The displayed days, inclusive. If omitted, all entries count. */
  range?: { from: CalendarDate; to: CalendarDate };
}

/**
 * Counts the entries in a range, for `FilterMenu` and `FilterBar`. Use it if the application has loaded all entries.
 *
 * @example <FilterBar counts={filterCounts({ entries, filter, range })} … />
 */
export function filterCounts({
  entries,
  filter,
  fieldConfigurations = [],
  range,
}: FilterCountsInput): FilterCounts {
  const brandIds = filterBrands(filter);
  const others = withCondition(filter, '@brand', 'isAnyOf', undefined);
  const isMatch = entryMatcher(others, fieldConfigurations);
  const brands = new Map<string | null, number>();
  let [shown, total] = [0, 0];
  for (const entry of entries) {
    if (range && (entry.startDate > range.to || entry.endDate < range.from)) continue;
    total += 1;
    if (!isMatch(entry)) continue;
    brands.set(entry.brandId, (brands.get(entry.brandId) ?? 0) + 1);
    if (!brandIds || brandIds.includes(entry.brandId)) shown += 1;
  }
  return { shown, total, brands };
}
