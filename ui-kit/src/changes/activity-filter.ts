import type { TextsOf } from '../messages/define-messages.js';
import type { activityListMessages, ChoiceName } from './activity-messages.js';
import type { ActivityFilter } from './types.js';

/** The filter that matches all changes except logins and logouts. */
export const NO_FILTER: ActivityFilter = { actorId: null, subjectTypes: null, actions: null, search: '' };

type What = Pick<ActivityFilter, 'subjectTypes' | 'actions'>;

const EVERYTHING: What = { subjectTypes: null, actions: null };

const CHOICES: Readonly<Record<ChoiceName, What>> = {
  entries: { subjectTypes: ['entry'], actions: null },
  created: { subjectTypes: ['entry'], actions: ['create', 'import'] },
  edited: { subjectTypes: ['entry'], actions: ['edit', 'bulkEdit'] },
  moved: { subjectTypes: ['entry'], actions: ['move'] },
  deleted: { subjectTypes: ['entry'], actions: ['delete'] },
  undone: { subjectTypes: null, actions: ['undo'] },
  brands: { subjectTypes: ['brand'], actions: null },
  fields: { subjectTypes: ['field'], actions: null },
  users: { subjectTypes: ['user', 'invitation', 'passwordReset'], actions: null },
  sharing: { subjectTypes: ['accessToken'], actions: null },
  logins: { subjectTypes: null, actions: ['login', 'loginFailed', 'logout'] },
};

const NAMES = Object.keys(CHOICES) as ChoiceName[];

const keyOf = ({ subjectTypes, actions }: What) => JSON.stringify([subjectTypes, actions]);

/** Returns the options for the change filter. */
export const choiceOptions = ({ choices }: TextsOf<typeof activityListMessages>) =>
  NAMES.map((value) => ({ value, label: choices[value] }));

/** Returns the option that corresponds to a filter, or null if no option does. */
export const choiceOf = (filter: ActivityFilter): ChoiceName | null =>
  NAMES.find((name) => keyOf(CHOICES[name]) === keyOf(filter)) ?? null;

/** Returns the filter properties that an option sets. */
export const whatOf = (choice: string | null): What =>
  NAMES.includes(choice as ChoiceName) ? CHOICES[choice as ChoiceName] : EVERYTHING;

/** Returns whether the user has set any filter. */
export const isFiltered = ({ actorId, subjectTypes, actions, search }: ActivityFilter): boolean =>
  actorId !== null || subjectTypes !== null || actions !== null || search.trim() !== '';
