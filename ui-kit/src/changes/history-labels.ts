import { type ChangeLabels, changeLabels } from './change-labels.js';
import { type HistorySentences, historySentences } from './sentence-labels.js';

/** The labels of EntryHistory. */
export interface EntryHistoryLabels extends ChangeLabels {
  sentences: HistorySentences;
  title: string;
  /** The button that displays all changes. `count` is null if not all changes have loaded. */
  showAll: (list: { count: number | null }) => string;
  /** The button that returns to the details. */
  back: string;
  /** When a change happened. `day` is today, yesterday or a date. */
  when: (moment: { day: string; time: string }) => string;
  loading: string;
  showMore: string;
  error: string;
  retry: string;
  none: string;
}

/** The defaults of {@link EntryHistoryLabels}. */
export const entryHistoryLabels: EntryHistoryLabels = {
  ...changeLabels,
  sentences: historySentences,
  title: 'History',
  showAll: ({ count }) => (count === null ? 'All changes' : `All ${count} changes`),
  back: 'Back to details',
  when: ({ day, time }) => [day, time].filter(Boolean).join(', '),
  loading: 'Loading history',
  showMore: 'Show earlier changes',
  error: 'The history could not be loaded.',
  retry: 'Try again',
  none: 'No changes recorded',
};
