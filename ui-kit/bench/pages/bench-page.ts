import type { CalendarEntry } from '../../src/logs/types.js';

/** The month that shows at first. */
export const FIRST_DAY = '2026-10-14';

/** One of the calendars that are compared, as a host would put it on a page. */
export interface BenchPage {
  /** Draws the month of {@link FIRST_DAY} into an element of the window's size; the answer takes it away again. */
  mount: (host: HTMLElement, entries: readonly CalendarEntry[]) => () => void;
  /** Matches the elements of entries. */
  entrySelector: string;
  /** Matches the button to the next month. */
  nextSelector: string;
}
