import { defineMessages } from '../messages/define-messages.js';

/** All text about entries that others have just changed. */
export const changedEntriesMessages = defineMessages('changedEntries', {
  /** Announced after other users have changed entries, at most once every ten seconds. */
  changedByOthers: ({ count }: { count: number }) =>
    count === 1 ? '1 item changed' : `${count} items changed`,
});
