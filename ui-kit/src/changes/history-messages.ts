import { defineMessages } from '../messages/define-messages.js';
import { type HistorySentences, historySentences } from './sentence-messages.js';

/** Text of {@link EntryHistory}. */
export const entryHistoryMessages = defineMessages('entryHistory', {
  sentences: historySentences as HistorySentences,
  title: 'History',
  /** The button that displays all changes. `count` is null if not all changes have loaded. */
  showAll: ({ count }: { count: number | null }) => (count === null ? 'All changes' : `All ${count} changes`),
  /** The button that returns to the details. */
  back: 'Back to details',
  /** When a change happened. `day` is today, yesterday or a date. */
  when: ({ day, time }: { day: string; time: string }) => [day, time].filter(Boolean).join(', '),
  loading: 'Loading history',
  showMore: 'Show earlier changes',
  error: 'The history could not be loaded.',
  none: 'No changes recorded',
});
