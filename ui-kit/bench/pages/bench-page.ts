import type { CalendarEntry } from '../../src/logs/types.js';

/** A day in the first displayed month. */
export const FIRST_DAY = '2026-10-14';

/** One of the calendars to compare, rendered as an application would render it. */
export interface BenchPage {
  /**
   * Renders the month that contains {@link FIRST_DAY} into an element as large as the window. Returns a function that
   * unmounts it.
   */
  mount: (host: HTMLElement, entries: readonly CalendarEntry[]) => () => void;
  /** A selector that matches the entries' elements. */
  entrySelector: string;
  /** A selector that matches the button that goes to the next month. */
  nextSelector: string;
}
