import { addDays } from '@content-planner/model';
import { v7 as uuid } from 'uuid';
import type { EntryValues } from '../field-types/field-types.js';
import type { NewEntry } from '../logs/insert-entries.js';
import type { LogKind } from '../logs/kinds/index.js';
import { type SearchedField, searchTextOf } from '../search/search-text.js';

/** An entry in a plan. Its day is relative to the plan's origin. */
export interface PlannedEntry<BrandName extends string = string> {
  kind: LogKind;
  day: number;
  /** The length in days, 1 by default. */
  days?: number;
  title: string;
  brand?: BrandName;
  color?: string;
  /** The values by field id. */
  values?: EntryValues;
}

/**
 * Converts a planned entry into an entry that can be inserted.
 *
 * @param origin the calendar date of the plan's day 0
 * @param brandIds the ids of the plan's brands, keyed by name
 * @param fields the custom fields
 */
export function plannedEntry(
  { kind, day, days = 1, title, brand, color, values = {} }: PlannedEntry,
  origin: string,
  brandIds: ReadonlyMap<string, string>,
  createdAt: Date,
  fields: readonly SearchedField[] = [],
): NewEntry {
  return {
    id: uuid(),
    kind,
    title,
    startDate: addDays(origin, day),
    endDate: addDays(origin, day + days - 1),
    brandId: (brand && brandIds.get(brand)) ?? null,
    color: color ?? null,
    showOnCalendar: true,
    values,
    searchText: searchTextOf(kind, { title, values }, fields),
    createdAt,
  };
}
