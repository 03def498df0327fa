import type { CalendarEntry } from '../../src/logs/types.js';

/** A day in the initial month. */
export const FIRST_DAY = '2026-10-14';

/** A compared calendar, as a host would render it. */
export interface BenchPage {
  /**
   * Renders the month of {@link FIRST_DAY} into an element of the window's size. Returns a function that unmounts it.
   */
  mount: (host: HTMLElement, entries: readonly CalendarEntry[]) => () => void;
  /** Matches the elements of the entries. */
  entrySelector: string;
  /** Matches the button that goes to the next month. */
  nextSelector: string;
}
