import { defineMessages } from '@content-planner/ui-kit';

/** The texts of the screen for kinds of entries. */
export const kindScreenMessages = defineMessages('kindScreen', {
  created: ({ name }: { name: string }) => `“${name}” created`,
  createFailed: 'Error creating content type',
  updated: ({ name }: { name: string }) => `“${name}” updated`,
  updateFailed: 'Error updating content type',
  deleted: ({ name }: { name: string }) => `“${name}” deleted`,
  deleteFailed: 'Error deleting content type',
  ordered: 'Order of the types changed',
  orderFailed: 'Error changing the order of the types',
  deletedSince: 'Someone else has deleted this type.',
  hidden: ({ name }: { name: string }) => `“${name}” hidden`,
});
