import type { CalendarEntry } from '../logs/types.js';
import { type DetailsSide, detailsSide } from './details-side.js';
import type { Opened } from './feature.js';
import { featureState } from './feature-state.js';

/** What the user opened last, and where. */
export interface OpenState {
  what: Opened;
  /** False while it fades out, and afterward. */
  isOpen: boolean;
  /** The side of the anchor on which the popover opened. It depends on the available space. */
  side: DetailsSide;
  /**
   * The distance from the top of the day to the anchor's lower edge, in px. The day's list is offset by this distance
   * so that it covers the day.
   */
  dayHeight: number;
  /** How often the user has opened something. */
  times: number;
}

export const openState = featureState<OpenState | null>(null);

/** The entry that was revealed last. */
export const revealed = featureState<Pick<CalendarEntry, 'id'> | null>(null);

/** The text that was announced last. */
export const announcement = featureState('');

/** Returns the state in which something is open next to an element. */
export function openedAt(what: Opened, anchor: HTMLElement | null, before: OpenState | null): OpenState {
  const place = anchor?.getBoundingClientRect();
  const day = anchor?.closest('[data-cp-date]')?.getBoundingClientRect();
  return {
    what,
    isOpen: true,
    side: place ? detailsSide(place, window.innerWidth) : 'bottom',
    dayHeight: place && day ? place.bottom - day.top : 0,
    times: (before?.times ?? 0) + 1,
  };
}

/**
 * Returns what the user opened last, with the entry's current values. Returns null if the entry is no longer displayed.
 */
export function lastOpened<Entry extends CalendarEntry>(
  state: OpenState | null,
  entries: readonly Entry[],
): Opened<Entry> | null {
  if (state === null) return null;
  const { what } = state;
  if (what.type === 'day') return what;
  const entry = entries.find(({ id }) => id === what.entry.id);
  return entry === undefined ? null : { type: 'details', entry };
}
