import { defineMessages } from '@content-planner/ui-kit';

/** The texts about saved views. */
export const savedViewMessages = defineMessages('savedViews', {
  saved: 'View saved',
  saveFailed: 'Error saving view',
  updated: 'View updated',
  updateFailed: 'Error updating view',
  shared: 'View shared with the team',
  shareFailed: 'Error sharing view',
  deleteTitle: 'Delete view',
  deleteDescription: ({ name, isTeam }: { name: string; isTeam: boolean }) =>
    isTeam
      ? `“${name}” will be deleted for the whole team. Its entries are kept.`
      : `“${name}” will be deleted. Its entries are kept.`,
  delete: 'Delete',
  deleted: 'View deleted',
  deleteFailed: 'Error deleting view',
  deletedSince: 'Someone else has deleted this view.',
  /** The name of a feed that contains what an unsaved filter matches. */
  filtered: 'Filtered entries',
});
