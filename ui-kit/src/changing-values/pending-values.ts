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
