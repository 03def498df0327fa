import { defineMessages } from '@content-planner/ui-kit';

/** The toasts of the screen for custom fields. */
export const fieldScreenMessages = defineMessages('fieldScreen', {
  created: 'Field configuration created successfully',
  createFailed: 'Error creating field configuration',
  updated: 'Field configuration updated successfully',
  updateFailed: 'Error updating field configuration',
  deleted: 'Field configuration deleted successfully',
  deleteFailed: 'Error deleting field configuration',
  deletedSince: 'Someone else has deleted this field.',
});
