import { featureState } from '../../entries/feature-state.js';
import type { CalendarEntry } from '../../logs/types.js';

/** The id of the entry that an item becomes. */
export const CARRIED_ID = 'cp-carried';

/** An item that the user moves with the keyboard. */
export interface Carried {
  item: HTMLElement;
  /** The entry that it becomes, with its current dates. */
  entry: CalendarEntry;
}

export const carriedState = featureState<Carried | null>(null);

/** Adds the entry that an item becomes. */
export const withCarried = (
  entries: readonly CalendarEntry[],
  carried: Carried | null,
): readonly CalendarEntry[] => (carried ? [...entries, carried.entry] : entries);
