import { kindOf } from '../../logs/kinds/kind-of.js';
import type { LogKind } from '../../logs/types.js';
import { type ConfirmDialogLabels, confirmDialogLabels } from '../../primitives/confirm-dialog-labels.js';
import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';

/** All text in the bulk bar, including text for screen readers. */
export interface BulkBarLabels {
  /** The accessible name of the button group. */
  name: string;
  selected: (input: { count: number }) => string;
  edit: string;
  exportCsv: string;
  delete: string;
  clear: string;
}

/** The default text for the bulk bar. */
export const bulkBarLabels: BulkBarLabels = {
  name: 'Bulk actions',
  // The text is 'item(s)' even for a single entry.
  selected: ({ count }) => `${count} item(s) selected`,
  edit: 'Bulk Edit',
  exportCsv: 'Export CSV',
  delete: 'Bulk Delete',
  clear: 'Clear selection',
};

/** All text in the bulk edit dialog, including text for screen readers. */
export interface BulkEditDialogLabels extends DialogLabels {
  title: (input: { count: number }) => string;
  updateBrand: string;
  /** The accessible name of the brand select. */
  brand: string;
  /** The placeholder of the brand select. */
  chooseBrand: string;
  /** The option that removes the brand. */
  noBrand: string;
  updateShowOnCalendar: string;
  showOnCalendar: string;
  cancel: string;
  update: string;
}

/** The default text for the bulk edit dialog. */
export const bulkEditDialogLabels: BulkEditDialogLabels = {
  ...dialogLabels,
  title: ({ count }) => `Bulk Edit ${count} ${count === 1 ? 'Item' : 'Items'}`,
  updateBrand: 'Update Brand',
  brand: 'Brand',
  chooseBrand: 'Choose a brand',
  noBrand: 'No brand',
  updateShowOnCalendar: 'Update Show on Calendar',
  showOnCalendar: 'Show on Calendar',
  cancel: 'Cancel',
  update: 'Update',
};

/** All text in the dialog that sets a field in several entries, including text for screen readers. */
export interface BulkFieldDialogLabels extends DialogLabels {
  title: (input: { label: string; count: number; kind: LogKind }) => string;
  /** Displayed if some of the selected entries don't have the field. */
  others: (input: { label: string; count: number }) => string;
  /** The placeholder of the select. */
  choose: string;
  /** The option that removes the value. */
  noValue: string;
  cancel: string;
  update: string;
}

/** The default text for the dialog that sets a field in several entries. */
export const bulkFieldDialogLabels: BulkFieldDialogLabels = {
  ...dialogLabels,
  title: ({ label, count, kind }) => {
    const { singular, plural } = kindOf(kind).texts;
    return `${label} of ${count} ${count === 1 ? singular : plural}`;
  },
  others: ({ label, count }) =>
    count === 1
      ? `The other selected entry doesn’t have the field ${label}. It won’t be changed.`
      : `The ${count} other selected entries don’t have the field ${label}. They won’t be changed.`,
  choose: 'Choose',
  noValue: 'None',
  cancel: 'Cancel',
  update: 'Update',
};

/** All text in the bulk delete dialog, including text for screen readers. */
export interface BulkDeleteDialogLabels extends ConfirmDialogLabels {
  title: (input: { count: number }) => string;
  description: (input: { count: number }) => string;
}

/** The default text for the bulk delete dialog. */
export const bulkDeleteDialogLabels: BulkDeleteDialogLabels = {
  ...confirmDialogLabels,
  title: ({ count }) => `Delete ${count} ${count === 1 ? 'Item' : 'Items'}?`,
  description: ({ count }) =>
    `This action cannot be undone. This will permanently delete ${count} ${count === 1 ? 'item' : 'items'}.`,
};
