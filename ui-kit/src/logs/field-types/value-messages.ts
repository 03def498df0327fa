import { defineMessages } from '../../messages/define-messages.js';

/** Text for values that are not text. */
export const valueMessages = defineMessages('value', {
  yes: 'Yes',
  no: 'No',
  /** Shown if no checkbox in a group is checked. */
  none: 'None',
  /** The viewer, in a list of people. */
  me: ({ name }: { name: string }) => `Me (${name})`,
  deletedUser: 'Deleted user',
});
