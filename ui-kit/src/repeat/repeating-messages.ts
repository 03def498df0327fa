import { defineMessages } from '../messages/define-messages.js';

/** The command that repeats an entry, and its toasts. */
export const repeatingMessages = defineMessages('repeating', {
  repeat: 'Repeat…',
  created: ({ count }: { count: number }) => (count === 1 ? '1 entry created' : `${count} entries created`),
  createFailed: 'The entries could not be created.',
});
