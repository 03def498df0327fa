import { defineMessages } from '../../messages/define-messages.js';

export interface NotAll {
  count: number;
  total: number;
  kinds: string;
  isOne: boolean;
  field: string;
}

/** All text in {@link SelectionBar}, including text for screen readers. */
export const selectionBarMessages = defineMessages('selectionBar', {
  /** The accessible name of the button group. */
  name: 'Actions for the selected items',
  selected: ({ count }: { count: number }) => (count === 1 ? '1 item selected' : `${count} items selected`),
  edit: 'Edit…',
  move: 'Move…',
  shift: 'Shift by…',
  duplicate: 'Duplicate',
  exportCsv: 'Export CSV',
  delete: 'Delete',
  /** The accessible name of the menu with more actions. */
  more: 'More actions',
  /** The command that sets a field. */
  field: ({ label }: { label: string }) => `${label}…`,
  /** The heading of the menu that sets a field. */
  fieldOf: ({ field, count }: { field: string; count: number }) =>
    `${field} of ${count} ${count === 1 ? 'entry' : 'entries'}`,
  /** How many entries have a value, beside the value. */
  now: ({ count }: { count: number }) => `${count} now`,
  /** Displayed if the selected entries are of several types. */
  all: ({ count }: { count: number }) => `${count === 2 ? 'Both' : `All ${count}`} types have this field.`,
  /** Displayed if some of the selected entries can't have the field. `kinds` lists their types. */
  notAll: ({ count, total, kinds, isOne, field }: NotAll) =>
    `${count} of ${total}. ${kinds} ${isOne ? 'has' : 'have'} no ${field}.`,
  /** Description of a key, for the list of keyboard shortcuts. */
  shortcut: ({ field }: { field: string }) => `Change ${field} of all selected entries`,
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
