import { addDays } from '@content-planner/model';
import type { CalendarEntry } from '../../../src/logs/types.js';
import { entries } from '../../pages/entries.js';

/** The first day of the entry that is dragged. */
const START = '2026-10-12';

/** The title of the entry that is dragged. */
export const DRAGGED = 'A launch';

/** One of the calendars to compare, rendered as an application would render it. */
export interface InteractionPage {
  /** Renders the month into an element as large as the window, with entries that can be dragged. */
  mount: (host: HTMLElement, entries: readonly CalendarEntry[]) => void;
  /** A selector that matches the entries' elements. */
  entrySelector: string;
}

/**
 * Returns the entries of two months, and the entry to drag. The entry to drag is the longest, so it is in the first
 * lane wherever it is dropped.
 */
export function withDragged(perMonth: number): CalendarEntry[] {
  const dragged: CalendarEntry = {
    id: 'dragged',
    kind: 'event',
    title: DRAGGED,
    startDate: START,
    endDate: addDays(START, 8),
    brandId: null,
    color: null,
  };
  return [dragged, ...entries(perMonth)];
}
