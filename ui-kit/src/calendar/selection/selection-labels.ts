import { kindOf } from '../../logs/kinds/kind-of.js';
import type { LogKind } from '../../logs/types.js';

/** All text in {@link SelectionBar}, including text for screen readers. */
export interface SelectionBarLabels {
  /** The accessible name of the button group. */
  name: string;
  selected: (input: { count: number }) => string;
  move: string;
  shift: string;
  brand: string;
  duplicate: string;
  delete: string;
  /** The accessible name of the menu with more actions. */
  more: string;
  /** The command that sets a field. */
  field: (input: { label: string }) => string;
  /** The heading above a kind's fields, displayed if entries of several kinds are selected. */
  kind: (input: { kind: LogKind; count: number }) => string;
  clear: string;
}

/** The default {@link SelectionBarLabels}. */
export const selectionBarLabels: SelectionBarLabels = {
  name: 'Actions for the selected items',
  selected: ({ count }) => (count === 1 ? '1 item selected' : `${count} items selected`),
  move: 'Move…',
  shift: 'Shift by…',
  brand: 'Brand…',
  duplicate: 'Duplicate',
  delete: 'Delete',
  more: 'More actions',
  field: ({ label }) => `${label}…`,
  kind: ({ kind, count }) => {
    const { singular, plural } = kindOf(kind).texts;
    return `${count} ${count === 1 ? singular : plural}`;
  },
  clear: 'Clear selection',
};

/** Text about selecting entries in the calendar. */
export interface SelectionLabels {
  /** Commands in the menu in an entry's details. */
  select: string;
  deselect: string;
  /** The button above the list of a day's entries, on small screens. */
  selectAll: string;
  deselectAll: string;
  /** The accessible description of a selected entry. */
  isSelected: string;
  /** Announced after the user has selected or deselected an entry. */
  entrySelected: (input: { title: string }) => string;
  entryDeselected: (input: { title: string }) => string;
  selectionCleared: string;
  /** Descriptions of the selection keys in the list of keyboard shortcuts. */
  selectionShortcuts: Record<'toggle' | 'extend' | 'all' | 'clear', string>;
}

/** The default {@link SelectionLabels}. */
export const selectionLabels: SelectionLabels = {
  select: 'Select',
  deselect: 'Deselect',
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  isSelected: 'Selected',
  entrySelected: ({ title }) => `${title} selected`,
  entryDeselected: ({ title }) => `${title} deselected`,
  selectionCleared: 'Selection cleared',
  selectionShortcuts: {
    toggle: 'Select the entry, or all entries on the day',
    extend: 'Extend the selection to more days',
    all: 'Select all displayed entries',
    clear: 'Clear the selection',
  },
};
