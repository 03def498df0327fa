import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link TwoStepRequired}. */
export const twoStepRequiredMessages = defineMessages('twoStepRequired', {
  title: 'Set up two-step verification',
  description:
    'Your administrator requires a code after your password. You get it from an authenticator app on your phone, or from your password manager.',
  /** The button that opens the setup. */
  setUp: 'Set up',
  /** The link that opens the setup on another page. */
  openSetup: 'Open the planner',
  /** The button that continues after the setup on another page. */
  continue: 'Continue',
  logOut: 'Log out',
});
