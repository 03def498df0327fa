import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link ErrorState}, and of other places where users can retry. */
export const errorStateMessages = defineMessages('errorState', {
  noResponse: 'The server is not responding. Your data is safe.',
  retry: 'Try again',
});
