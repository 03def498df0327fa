import { defineMessages } from '../messages/define-messages.js';

/** Text in {@link Waiting}. */
export const waitingMessages = defineMessages('waiting', {
  loading: 'Loading',
});
