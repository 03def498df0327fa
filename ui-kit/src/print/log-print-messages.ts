import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link LogPrint}. */
export const logPrintMessages = defineMessages('logPrint', {
  /** Lists the filters and the search, and states how many entries match. */
  filtered: ({ filters, count, total }: { filters: readonly string[]; count: number; total: number }) =>
    `Filtered: ${filters.join(', ')}, ${count} of ${total} entries`,
  /** The search text, as it appears in the list of filters. */
  searched: ({ search }: { search: string }) => `"${search}"`,
});
