import { type LegendLabels, legendLabels } from '../calendar/appearance/appearance-labels.js';
import { type PrintPageLabels, printPageLabels } from './print-labels.js';

/** All text in the printed calendar. */
export interface CalendarPrintLabels extends PrintPageLabels, LegendLabels {
  heading: string;
  /** Lists the printed kinds if some are hidden. */
  filtered: (input: { kinds: string[] }) => string;
  /** Lists all filters except the kinds, and states how many entries match. `total` is undefined if it is unknown. */
  filteredBy: (input: { filters: readonly string[]; count: number; total: number | undefined }) => string;
  /** The printed months. */
  range: (input: { from: string; to: string }) => string;
  /** A multi-day entry on its first day. `to` is its last day. */
  until: (input: { title: string; to: string }) => string;
  /** Column headers of the list. */
  date: string;
  entry: string;
  type: string;
  brand: string;
  /** Displayed in a list without entries. */
  noEventsToDisplay: string;
}

/** The default text for the printed calendar. */
export const calendarPrintLabels: CalendarPrintLabels = {
  ...printPageLabels('calendar'),
  ...legendLabels,
  heading: 'Media & Marketing Calendar',
  filtered: ({ kinds }) => `Filtered by type: ${kinds.join(', ') || 'none'}`,
  filteredBy: ({ filters, count, total }) =>
    `Filtered: ${[...filters, total === undefined ? count : `${count} of ${total}`].join(', ')}`,
  range: ({ from, to }) => `${from} to ${to}`,
  until: ({ title, to }) => `${title}, to ${to}`,
  date: 'Date',
  entry: 'Entry',
  type: 'Type',
  brand: 'Brand',
  noEventsToDisplay: 'No events to display',
};
