import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link LoginGate}. */
export const loginGateMessages = defineMessages('loginGate', {
  loading: 'Loading',
  sessionEnded: 'Your session has ended. Log in again to continue.',
  failureTitle: 'The planner could not be loaded',
  /** Displayed to users who have to set up two-step verification in the planner. */
  setupDescription:
    'Your administrator requires two-step verification. Set it up in the planner, and then continue here.',
  /** Announced by screen readers after a login. */
  loggedIn: 'You are logged in',
});
