import { defineMessages } from '../messages/define-messages.js';

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** The commands for the selected entries, and their toasts. */
export const selectionActionMessages = defineMessages('selectionActions', {
  /** Says that the user can't edit some of the selected entries. */
  leftOut: ({ count }: { count: number }) =>
    `${entries(count)} left out, because you can’t edit ${count === 1 ? 'it' : 'them'}`,
  hide: 'Hide from calendar',
  show: 'Show on calendar',
  exportCsv: 'Export CSV',
  exportFailed: 'The entries could not be exported. Check your connection and try again.',
  hidden: ({ count }: { count: number }) => `${entries(count)} hidden from the calendar`,
  shown: ({ count }: { count: number }) => `${entries(count)} shown on the calendar`,
  updated: ({ count }: { count: number }) => `${entries(count)} updated`,
  /** `field` is the label of a field. `value` is empty if it was removed. */
  fieldUpdated: ({ field, count, value }: { field: string; count: number; value: string }) =>
    `${field} of ${entries(count)} ${value ? `changed to ${value}` : 'removed'}`,
  /** An option of a multiple choice field was added to the entries, or removed from them. */
  optionAdded: ({ option, field, count }: { option: string; field: string; count: number }) =>
    `${option} added to ${field} of ${entries(count)}`,
  optionRemoved: ({ option, field, count }: { option: string; field: string; count: number }) =>
    `${option} removed from ${field} of ${entries(count)}`,
  updateFailed: 'The entries could not be updated.',
  duplicated: ({ count }: { count: number }) => `${entries(count)} duplicated`,
  duplicateFailed: 'The entries could not be duplicated.',
  deleted: ({ count }: { count: number }) => `${entries(count)} deleted`,
  deleteFailed: 'The entries could not be deleted.',
});
