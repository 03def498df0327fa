import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link NotFound}. */
export const notFoundMessages = defineMessages('notFound', {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
});
