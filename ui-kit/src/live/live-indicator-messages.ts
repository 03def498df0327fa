import { defineMessages } from '../messages/define-messages.js';

/** Text in the live indicator. */
export const liveIndicatorMessages = defineMessages('liveIndicator', {
  /** The name of the dot, displayed on hover. */
  live: 'Live: changes by others appear here',
  catchingUp: 'Catching up',
  offline: 'Offline',
});
