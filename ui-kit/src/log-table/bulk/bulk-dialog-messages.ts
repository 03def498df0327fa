import { defineMessages } from '../../messages/define-messages.js';

/** Text of {@link BulkEditDialog}. */
export const bulkEditDialogMessages = defineMessages('bulkEditDialog', {
  title: ({ count }: { count: number }) => `Bulk Edit ${count} ${count === 1 ? 'Item' : 'Items'}`,
  updateBrand: 'Update Brand',
  /** The accessible name of the brand select. */
  brand: 'Brand',
  /** The placeholder of the brand select. */
  chooseBrand: 'Choose a brand',
  /** The option that removes the brand. */
  /** `label` is the label of a custom field. */
  updateField: ({ label }: { label: string }) => `Update ${label}`,
  /** The placeholder of the select with a field's values. */
  choose: 'Choose',
  /** The option that removes a field's value. */
  noValue: 'None',
  updateShowOnCalendar: 'Update Show on Calendar',
  showOnCalendar: 'Show on Calendar',
  update: 'Update',
});

/** Text of {@link BulkDeleteDialog}. */
export const bulkDeleteDialogMessages = defineMessages('bulkDeleteDialog', {
  title: ({ count }: { count: number }) => `Delete ${count} ${count === 1 ? 'Item' : 'Items'}?`,
  description: ({ count }: { count: number }) =>
    `This action cannot be undone. This will permanently delete ${count} ${count === 1 ? 'item' : 'items'}.`,
});
