import { defineMessages } from '@content-planner/ui-kit';

const loss = (count: number): string => {
  if (count === 0) return 'No entries use this brand.';
  return count === 1
    ? '1 entry will no longer have a brand.'
    : `${count} entries will no longer have a brand.`;
};

/** The texts of the screen for brands. */
export const brandMessages = defineMessages('brandScreen', {
  title: 'Brand Management',
  create: 'Create Brand',
  created: 'Brand created successfully',
  createFailed: 'Error creating brand',
  updated: 'Brand updated successfully',
  updateFailed: 'Error updating brand',
  deleted: 'Brand deleted successfully',
  deleteFailed: 'Error deleting brand',
  deletedSince: 'Someone else has deleted this brand.',
  /** `count` is the number of the brand's entries, or null if it is unknown. */
  deleteQuestion: ({ name, count }: { name: string; count: number | null }) =>
    `Are you sure you want to delete this brand?\n\n${count === null ? name : `${name}: ${loss(count)}`}`,
});
