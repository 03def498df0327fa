import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link CalendarPrint}. */
export const calendarPrintMessages = defineMessages('calendarPrint', {
  /** Also the heading of a printed overview. */
  heading: 'Media & Marketing Calendar',
  /** Lists the printed kinds if some are hidden. */
  filtered: ({ kinds }: { kinds: string[] }) => `Filtered by type: ${kinds.join(', ') || 'none'}`,
  /** Lists all filters except the kinds, and states how many entries match. `total` is undefined if it is unknown. */
  filteredBy: ({
    filters,
    count,
    total,
  }: {
    filters: readonly string[];
    count: number;
    total: number | undefined;
  }) => `Filtered: ${[...filters, total === undefined ? count : `${count} of ${total}`].join(', ')}`,
  /** A multi-day entry on its first day. `to` is its last day. */
  until: ({ title, to }: { title: string; to: string }) => `${title}, to ${to}`,
  /** Column headers of the list. */
  date: 'Date',
  entry: 'Entry',
  type: 'Type',
  brand: 'Brand',
  /** Displayed in a list without entries. */
  noEventsToDisplay: 'No events to display',
});
