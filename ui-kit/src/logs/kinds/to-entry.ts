import type { DynamicValue, Entry } from '../types.js';
import { ownFieldNames } from './own-field-names.js';
import type { PlannerEntry } from './planner-entry.js';

/**
 * Converts an entry of the API for the components: moves the fields of its kind into `fields`. Use it for entries that
 * the hooks of `@content-planner/sdk` return, and for `current` of their conflicts.
 *
 * Memoize the result, for example with `useMemo`: lists rerender entries that are new objects.
 *
 * @example const rows = entries.map(toEntry);
 */
export function toEntry(entry: PlannerEntry): Entry {
  const { id, kind, title, startDate, endDate, brandId, color, showOnCalendar, dynamicFields, version } =
    entry;
  // Only the fields of the kind: the entry of a conflict has its title and dates a second time, under their REST names.
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
