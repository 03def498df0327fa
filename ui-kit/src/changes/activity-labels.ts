import { type ChangeLabels, changeLabels } from './change-labels.js';
import {
  type ActivitySentences,
  activitySentences,
  type SubjectFacts,
  subjectText,
} from './sentence-labels.js';
import type { ChangeSubject } from './types.js';

/** The labels of ActivityList. */
export interface ActivityListLabels extends ChangeLabels {
  sentences: ActivitySentences;
  /** The noun for the changed subjects: 'blog post' or '4 blog posts'. */
  subject: (facts: SubjectFacts) => string;
  title: string;
  /** Accessible names of the filters. */
  personFilter: string;
  subjectFilter: string;
  /** The options that clear a filter. */
  everybody: string;
  everything: string;
  /** The options of the change filter, except `everything`. */
  choices: Readonly<Record<ChoiceName, string>>;
  search: string;
  searchPlaceholder: string;
  clearSearch: string;
  /** Accessible name of the list. */
  list: string;
  undo: string;
  /** The Undo button of a change that is itself an undo. */
  redo: string;
  /** The Undo button if some of the entries were changed later. `label` is the text of `undo` or `redo`. */
  undoSome: (change: { label: string; undoable: number; count: number }) => string;
  /** Accessible name of the Undo button. Must begin with `label`, the visible text. */
  undoChange: (change: { label: string; sentence: string }) => string;
  cannotUndo: string;
  /** Displayed instead of the Undo button if all entries were changed later. */
  changedSince: string;
  undoneBy: (change: { person: string }) => string;
  /** Displayed instead of `undoSome` on small screens, where the Undo button is an icon. */
  undoSomeHint: (change: { undoable: number; count: number }) => string;
  /** Header of the column that contains the changed subjects. */
  subjects: Readonly<Record<ChangeSubject, string>>;
  field: string;
  before: string;
  after: string;
  /** Header of the value column for created and deleted entries. */
  value: string;
  /** Header of the notes column, for screen readers. */
  note: string;
  changedBy: (change: { person: string; time: string }) => string;
  deletedSince: string;
  /** Displayed below the listed changes if some changes are not listed. */
  moreSubjects: (more: { count: number }) => string;
  /** Explains which entries an undo does not change. */
  undoExplanation: (change: { label: string; undoable: number; left: readonly string[] }) => string;
  confirmTitle: (change: { label: string; count: number }) => string;
  confirmText: (change: { sentence: string }) => string;
  cancel: string;
  loading: string;
  loadingMore: string;
  showMore: string;
  moreError: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  empty: string;
  emptyHint: string;
  noMatches: string;
  noMatchesHint: string;
  clearFilters: string;
  /** Announced to screen readers when the list has loaded. */
  found: (list: { count: number; hasMore: boolean }) => string;
}

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

const many = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
const quoted = (titles: readonly string[]) =>
  new Intl.ListFormat('en-US').format(titles.map((title) => `“${title}”`));

/** The defaults of {@link ActivityListLabels}. */
export const activityListLabels: ActivityListLabels = {
  ...changeLabels,
  sentences: activitySentences,
  subject: subjectText,
  title: 'Activity',
  personFilter: 'Filter by person',
  subjectFilter: 'Filter by change',
  everybody: 'Everyone',
  everything: 'Everything',
  choices: CHOICES,
  search: 'Search changes',
  searchPlaceholder: 'Search',
  clearSearch: 'Clear search',
  list: 'Changes',
  undo: 'Undo',
  redo: 'Redo',
  undoSome: ({ label, undoable, count }) => `${label} ${undoable} of ${count}`,
  undoChange: ({ label, sentence }) => `${label}: ${sentence}`,
  cannotUndo: 'Cannot be undone',
  changedSince: 'Changed later',
  undoneBy: ({ person }) => `Undone by ${person}`,
  undoSomeHint: ({ undoable, count }) => `${undoable} of ${count} can be undone`,
  subjects: {
    entry: 'Entry',
    brand: 'Brand',
    field: 'Custom field',
    user: 'User',
    accessToken: 'Link or key',
    savedView: 'Team view',
    invitation: 'Invitation',
    passwordReset: 'Password reset',
  },
  field: 'Field',
  before: 'Before',
  after: 'After',
  value: 'Value',
  note: 'Note',
  changedBy: ({ person, time }) => `Changed by ${person}${time && `, ${time}`}`,
  deletedSince: 'Deleted later',
  moreSubjects: ({ count }) => `And ${count.toLocaleString('en-US')} more`,
  undoExplanation: ({ label, undoable, left }) => {
    const restores = `${label} restores ${undoable === 1 ? '1 entry' : `${undoable.toLocaleString('en-US')} entries`}.`;
    if (left.length === 0)
      return `${restores} The others stay as they are because someone has changed them in the meantime.`;
    const [stay, them] = left.length === 1 ? ['stays as it is', 'it'] : ['stay as they are', 'them'];
    return `${restores} ${quoted(left)} ${stay} because someone has changed ${them} in the meantime.`;
  },
  confirmTitle: ({ label, count }) => `${label} changes to ${count.toLocaleString('en-US')} entries?`,
  confirmText: ({ sentence }) => sentence,
  cancel: 'Cancel',
  loading: 'Loading activity',
  loadingMore: 'Loading earlier changes',
  showMore: 'Show earlier changes',
  moreError: 'Earlier changes could not be loaded.',
  errorTitle: 'Activity could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  retry: 'Try again',
  empty: 'No changes yet',
  emptyHint: 'Everything that people create, edit, move or delete appears here.',
  noMatches: 'No matching changes',
  noMatchesHint: 'Try other filters, or clear them.',
  clearFilters: 'Clear filters',
  found: ({ count, hasMore }) => `${hasMore ? 'More than ' : ''}${many(count, 'change')}`,
};
