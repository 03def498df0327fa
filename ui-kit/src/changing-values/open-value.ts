import type { EntryHost, ValuePlace } from '../entries/feature.js';
import { featureState } from '../entries/feature-state.js';
import type { CalendarEntry } from '../logs/types.js';

/** The value whose menu the user opened last. */
export interface OpenValue extends ValuePlace {
  /** False while the menu fades out, and afterward. */
  isOpen: boolean;
  /** How often the user has opened a menu. */
  times: number;
}

export const openValue = featureState<OpenValue | null>(null);

/** Opens the menu of a value. */
export const openValueAt = <Entry extends CalendarEntry>(
  host: Pick<EntryHost<Entry>, 'write'>,
  place: ValuePlace,
): void => host.write(openValue, (before) => ({ ...place, isOpen: true, times: (before?.times ?? 0) + 1 }));
