import { defineMessages } from '@content-planner/ui-kit';

/** The texts around the import. */
export const importScreenMessages = defineMessages('importScreen', {
  loadFailed: 'The import could not be loaded',
});
