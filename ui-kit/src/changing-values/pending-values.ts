import { overlay } from '../entries/feature.js';
import { featureState } from '../entries/feature-state.js';
import type { CalendarEntry, DynamicValue } from '../logs/types.js';

/** New values that have not been saved yet, by the id of the entry and the name of the field. */
type PendingValues = ReadonlyMap<string, Readonly<Record<string, DynamicValue>>>;

export const pendingValues = featureState<PendingValues>(new Map());

/** Returns an entry with the values that have not been saved yet. */
export function withPending<Entry extends Pick<CalendarEntry, 'id' | 'dynamicFields'>>(
  entry: Entry,
  pending: PendingValues,
): Entry {
  const values = pending.get(entry.id);
  return values ? { ...entry, dynamicFields: { ...entry.dynamicFields, ...values } } : entry;
}

/** Displays new values until they are saved. */
export const pendingOverlay = overlay(pendingValues, (entries, pending) =>
  pending.size === 0 ? entries : entries.map((entry) => withPending(entry, pending)),
);

/** Entries that the user has just changed, by id. */
export const changedEntries = featureState<ReadonlyMap<string, CalendarEntry>>(new Map());

/**
 * Still displays entries that no longer match a filter, such as the one for late entries, until the toast has gone. Users
 * can correct a mistake.
 */
export const changedOverlay = overlay(changedEntries, (entries, changed) => {
  if (changed.size === 0) return entries;
  const ids = new Set(entries.map(({ id }) => id));
  const missing = [...changed.values()].filter(({ id }) => !ids.has(id));
  return missing.length === 0 ? entries : [...entries, ...missing];
});
