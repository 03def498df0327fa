import { defineMessages } from '../../messages/define-messages.js';

/** All text in {@link SelectionBar}, including text for screen readers. */
export const selectionBarMessages = defineMessages('selectionBar', {
  /** The accessible name of the button group. */
  name: 'Actions for the selected items',
  selected: ({ count }: { count: number }) => (count === 1 ? '1 item selected' : `${count} items selected`),
  edit: 'Edit…',
  move: 'Move…',
  shift: 'Shift by…',
  brand: 'Brand…',
  duplicate: 'Duplicate',
  exportCsv: 'Export CSV',
  delete: 'Delete',
  /** The accessible name of the menu with more actions. */
  more: 'More actions',
  /** The command that sets a field. */
  field: ({ label }: { label: string }) => `${label}…`,
  /** The heading above a kind's fields, displayed if entries of several kinds are selected. */
  fieldsOf: ({ count, log, logs }: { count: number; log: string; logs: string }) =>
    `${count} ${count === 1 ? log : logs}`,
  clear: 'Clear selection',
});

/** Text about selecting entries in the calendar. */
export const selectionMessages = defineMessages('selection', {
  /** Commands in the menu in an entry's details. */
  select: 'Select',
  deselect: 'Deselect',
  /** The button above the list of a day's entries, on small screens. */
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  /** The accessible description of a selected entry. */
  isSelected: 'Selected',
  /** Announced after the user has selected or deselected an entry. */
  entrySelected: ({ title }: { title: string }) => `${title} selected`,
  entryDeselected: ({ title }: { title: string }) => `${title} deselected`,
  selectionCleared: 'Selection cleared',
  /** Descriptions of the selection keys in the list of keyboard shortcuts. */
  selectionShortcuts: {
    toggle: 'Select the entry, or all entries on the day',
    extend: 'Extend the selection to more days',
    all: 'Select all displayed entries',
    clear: 'Clear the selection',
  },
});
