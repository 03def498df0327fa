import { defineMessages } from '../messages/define-messages.js';

/** The mark of late entries. */
export const lateMessages = defineMessages('late', {
  late: ({ count }: { count: number }) => `Late, ${count === 1 ? '1 day' : `${count} days`}`,
});
