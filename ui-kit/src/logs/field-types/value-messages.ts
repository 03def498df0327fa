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
  /** The name of a field, if another field has the same label. */
  fieldOf: ({ field, logs }: { field: string; logs: string }) => `${field} · ${logs}`,
  /** One entry and several entries, if they are of several kinds. */
  entry: 'entry',
  entries: 'entries',
});
