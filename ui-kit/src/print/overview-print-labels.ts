import { type OverviewLabels, overviewLabels } from '../calendar/views/overview/overview-labels.js';
import { calendarPrintLabels } from './calendar-print-labels.js';
import { type PrintPageLabels, printPageLabels } from './print-labels.js';

/** All text in a printed overview. */
export interface OverviewPrintLabels extends PrintPageLabels, OverviewLabels {
  heading: string;
  /** Displayed beside the heading. `label` is the printed period. */
  overviewOf: (input: { label: string }) => string;
  /** Lists the filters. */
  filteredBy: (input: { filters: readonly string[] }) => string;
}

/** The default {@link OverviewPrintLabels}. */
export const overviewPrintLabels: OverviewPrintLabels = {
  ...overviewLabels,
  ...printPageLabels('calendar'),
  heading: calendarPrintLabels.heading,
  overviewOf: ({ label }) => `Overview of ${label}`,
  filteredBy: ({ filters }) => `Filtered: ${filters.join(', ')}`,
};
