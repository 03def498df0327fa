import type { DynamicValue, Entry } from '../types.js';
import { ownFieldNames } from './own-field-names.js';
import type { PlannerEntry } from './planner-entry.js';

/**
 * An entry of a planner as the components take it: the fields of its kind apart, in `fields`. For what the hooks of
 * `@content-planner/sdk` read, and for `current` of their conflicts.
 *
 * Keep what it gives while the entry stays the same, as with `useMemo`: lists draw anew what is another object.
 *
 * @example const rows = entries.map(toEntry);
 */
export function toEntry(entry: PlannerEntry): Entry {
  const { id, kind, title, startDate, endDate, brandId, color, showOnCalendar, dynamicFields, version } =
    entry;
  // By name: what a conflict brings has its title and dates a second time, as REST calls them.
  const values = new Map<string, unknown>(Object.entries(entry));
  const fields = Object.fromEntries(
    ownFieldNames(kind).map((name) => [name, (values.get(name) ?? null) as DynamicValue]),
  );
  return {
    id,
    kind,
    title,
    startDate,
    endDate,
    brandId,
    color,
    showOnCalendar,
    dynamicFields,
    version,
    fields,
  };
}
