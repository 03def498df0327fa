import { defineMessages } from '../messages/define-messages.js';
import {
  type ActivitySentences,
  activitySentences,
  type SubjectFacts,
  subjectText,
} from './sentence-messages.js';

const CHOICES = {
  entries: 'Entries',
  created: 'Created entries',
  edited: 'Edited entries',
  moved: 'Moved entries',
  deleted: 'Deleted entries',
  undone: 'Undone changes',
  brands: 'Brands',
  fields: 'Custom fields',
  users: 'Users',
  sharing: 'Sharing',
  logins: 'Logins',
} as const;

/** The names of the options in the change filter. */
export type ChoiceName = keyof typeof CHOICES;

const many = (count: number, noun: string, plural = `${noun}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
const quoted = (titles: readonly string[]) =>
  new Intl.ListFormat('en-US').format(titles.map((title) => `“${title}”`));

/** Text of {@link ActivityList}. */
export const activityListMessages = defineMessages('activityList', {
  sentences: activitySentences as ActivitySentences,
  /** The noun for the changed subjects: 'blog post' or '4 blog posts'. */
  subject: subjectText as (facts: SubjectFacts) => string,
  title: 'Activity',
  /** Accessible names of the filters. */
  personFilter: 'Filter by person',
  subjectFilter: 'Filter by change',
  /** The options that clear a filter. */
  everybody: 'Everyone',
  everything: 'Everything',
  /** The options of the change filter, except `everything`. */
  choices: CHOICES as Readonly<Record<ChoiceName, string>>,
  search: 'Search changes',
  searchPlaceholder: 'Search',
  clearSearch: 'Clear search',
  /** Accessible name of the list. */
  list: 'Changes',
  undo: 'Undo',
  /** The Undo button of a change that is itself an undo. */
  redo: 'Redo',
  /** The button of a deletion that administrators can restore. */
  restore: 'Restore',
  /** The button below a list of deleted entries. Must begin with the text of `restore`. */
  restoreEntries: ({ count }: { count: number }) => `Restore ${many(count, 'entry', 'entries')}`,
  /** When a deletion is deleted itself. */
  keptUntil: ({ date }: { date: string }) => `Kept until ${date}.`,
  /** The button that displays all deleted entries. */
  allEntries: ({ count }: { count: number }) => `All ${many(count, 'entry', 'entries')}`,
  /** Header of the column with the dates of deleted entries. */
  date: 'Date',
  /** Displayed for a deletion that was restored. */
  restoredBy: ({ person }: { person: string }) => `Restored by ${person}`,
  /** The Undo button if some of the entries were changed later. `label` is the text of `undo` or `redo`. */
  undoSome: ({ label, undoable, count }: { label: string; undoable: number; count: number }) =>
    `${label} ${undoable} of ${count}`,
  /** Accessible name of the Undo button. Must begin with `label`, the visible text. */
  undoChange: ({ label, sentence }: { label: string; sentence: string }) => `${label}: ${sentence}`,
  cannotUndo: 'Cannot be undone',
  /** Displayed instead of the Undo button if all entries were changed later. */
  changedSince: 'Changed later',
  undoneBy: ({ person }: { person: string }) => `Undone by ${person}`,
  /** Displayed instead of `undoSome` on small screens, where the Undo button is an icon. */
  undoSomeHint: ({ undoable, count }: { undoable: number; count: number }) =>
    `${undoable} of ${count} can be undone`,
  /** Header of the column that contains the changed subjects. */
  subjects: {
    entry: 'Entry',
    brand: 'Brand',
    field: 'Custom field',
    kind: 'Type',
    user: 'User',
    accessToken: 'Link or key',
    savedView: 'Team view',
    invitation: 'Invitation',
    passwordReset: 'Password reset',
  },
  field: 'Field',
  before: 'Before',
  after: 'After',
  /** Header of the value column for created and deleted entries. */
  value: 'Value',
  /** Header of the notes column, for screen readers. */
  note: 'Note',
  changedBy: ({ person, time }: { person: string; time: string }) =>
    `Changed by ${person}${time && `, ${time}`}`,
  deletedSince: 'Deleted later',
  /** Displayed below the listed changes if some changes are not listed. */
  moreSubjects: ({ count }: { count: number }) => `And ${count.toLocaleString('en-US')} more`,
  /** Explains which entries an undo does not change. */
  undoExplanation: ({
    label,
    undoable,
    left,
  }: {
    label: string;
    undoable: number;
    left: readonly string[];
  }) => {
    const restores = `${label} restores ${many(undoable, 'entry', 'entries')}.`;
    if (left.length === 0)
      return `${restores} The others stay as they are because someone has changed them in the meantime.`;
    const [stay, them] = left.length === 1 ? ['stays as it is', 'it'] : ['stay as they are', 'them'];
    return `${restores} ${quoted(left)} ${stay} because someone has changed ${them} in the meantime.`;
  },
  confirmTitle: ({ label, count }: { label: string; count: number }) =>
    `${label} changes to ${count.toLocaleString('en-US')} entries?`,
  confirmText: ({ sentence }: { sentence: string }) => sentence,
  loading: 'Loading activity',
  loadingMore: 'Loading earlier changes',
  showMore: 'Show earlier changes',
  moreError: 'Earlier changes could not be loaded.',
  errorTitle: 'Activity could not be loaded',
  empty: 'No changes yet',
  emptyHint: 'Everything that people create, edit, move or delete appears here.',
  noMatches: 'No matching changes',
  noMatchesHint: 'Try other filters, or clear them.',
  clearFilters: 'Clear filters',
  /** Announced to screen readers when the list has loaded. */
  found: ({ count, hasMore }: { count: number; hasMore: boolean }) =>
    `${hasMore ? 'More than ' : ''}${many(count, 'change')}`,
});
