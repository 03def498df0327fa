import { defineMessages } from '@content-planner/ui-kit';

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** The commands for the selected entries, and their toasts. */
export const selectionActionMessages = defineMessages('selectionActions', {
  hide: 'Hide from calendar',
  show: 'Show on calendar',
  hidden: ({ count }: { count: number }) => `${entries(count)} hidden from the calendar`,
  shown: ({ count }: { count: number }) => `${entries(count)} shown on the calendar`,
  updated: ({ count }: { count: number }) => `${entries(count)} updated`,
  /** `field` is the label of a custom field. */
  fieldUpdated: ({ field, count }: { field: string; count: number }) =>
    `${field} of ${entries(count)} updated`,
  updateFailed: 'The entries could not be updated.',
  duplicated: ({ count }: { count: number }) => `${entries(count)} duplicated`,
  duplicateFailed: 'The entries could not be duplicated.',
  deleted: ({ count }: { count: number }) => `${entries(count)} deleted`,
  deleteFailed: 'The entries could not be deleted.',
});
