import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link OverviewPrint}. */
export const overviewPrintMessages = defineMessages('overviewPrint', {
  /** Displayed beside the heading. `label` is the printed period. */
  overviewOf: ({ label }: { label: string }) => `Overview of ${label}`,
  /** Lists the filters. */
  filteredBy: ({ filters }: { filters: readonly string[] }) => `Filtered: ${filters.join(', ')}`,
});
