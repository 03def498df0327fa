import { type ConfirmDialogLabels, confirmDialogLabels } from '../../primitives/confirm-dialog-labels.js';
import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';

/** Every word of the bulk bar that is seen or spoken. */
export interface BulkBarLabels {
  /** Names the buttons together. */
  name: string;
  selected: (input: { count: number }) => string;
  edit: string;
  delete: string;
  clear: string;
}

/** The default texts for the bulk bar. */
export const bulkBarLabels: BulkBarLabels = {
  name: 'Bulk actions',
  // The brackets are part of the text, for one entry as for many.
  selected: ({ count }) => `${count} item(s) selected`,
  edit: 'Bulk Edit',
  delete: 'Bulk Delete',
  clear: 'Clear selection',
};

/** Every word of the bulk edit dialog that is seen or spoken. */
export interface BulkEditDialogLabels extends DialogLabels {
  title: (input: { count: number }) => string;
  updateBrand: string;
  /** Names the choice of a brand. */
  brand: string;
  /** Stands in it until one is chosen. */
  chooseBrand: string;
  updateShowOnCalendar: string;
  showOnCalendar: string;
  cancel: string;
  update: string;
}

/** The default texts for the bulk edit dialog. */
export const bulkEditDialogLabels: BulkEditDialogLabels = {
  ...dialogLabels,
  title: ({ count }) => `Bulk Edit ${count} ${count === 1 ? 'Item' : 'Items'}`,
  updateBrand: 'Update Brand',
  brand: 'Brand',
  chooseBrand: 'Choose a brand',
  updateShowOnCalendar: 'Update Show on Calendar',
  showOnCalendar: 'Show on Calendar',
  cancel: 'Cancel',
  update: 'Update',
};

/** Every word of the bulk delete dialog that is seen or spoken. */
export interface BulkDeleteDialogLabels extends ConfirmDialogLabels {
  title: (input: { count: number }) => string;
  description: (input: { count: number }) => string;
}

/** The default texts for the bulk delete dialog, the same for one entry and for many. */
export const bulkDeleteDialogLabels: BulkDeleteDialogLabels = {
  ...confirmDialogLabels,
  title: ({ count }) => `Delete ${count} ${count === 1 ? 'Item' : 'Items'}?`,
  description: ({ count }) =>
    `This action cannot be undone. This will permanently delete ${count} ${count === 1 ? 'item' : 'items'}.`,
};
