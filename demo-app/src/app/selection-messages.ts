import { defineMessages } from '@content-planner/ui-kit';
import { entryCount } from './entry-count.js';

/** The commands for the selected entries, and their toasts. */
export const selectionActionMessages = defineMessages('selectionActions', {
  hide: 'Hide from calendar',
  show: 'Show on calendar',
  hidden: ({ count }: { count: number }) => `${entryCount(count)} hidden from the calendar`,
  shown: ({ count }: { count: number }) => `${entryCount(count)} shown on the calendar`,
  updated: ({ count }: { count: number }) => `${entryCount(count)} updated`,
  /** `field` is the label of a custom field. */
  fieldUpdated: ({ field, count }: { field: string; count: number }) =>
    `${field} of ${entryCount(count)} updated`,
  updateFailed: 'The entries could not be updated.',
  duplicated: ({ count }: { count: number }) => `${entryCount(count)} duplicated`,
  duplicateFailed: 'The entries could not be duplicated.',
  deleted: ({ count }: { count: number }) => `${entryCount(count)} deleted`,
  deleteFailed: 'The entries could not be deleted.',
});
