import { type LoginFormLabels, loginFormLabels } from './login-form-labels.js';
import { twoStepRequiredLabels } from './two-step-required-labels.js';

/** Labels for {@link LoginGate}. */
export interface LoginGateLabels extends LoginFormLabels {
  loading: string;
  sessionEnded: string;
  failureTitle: string;
  retry: string;
  /**
   * Heading for users who have to set up two-step verification in the planner. The next three labels are also for these
   * users.
   */
  setupTitle: string;
  setupDescription: string;
  /** The link that opens the setup in the planner. */
  openSetup: string;
  /** The button that continues after the setup. */
  continue: string;
  /** Announced by screen readers after a login. */
  loggedIn: string;
}

/** The default {@link LoginGateLabels}. */
export const loginGateLabels: LoginGateLabels = {
  ...loginFormLabels,
  loading: 'Loading',
  sessionEnded: 'Your session has ended. Log in again to continue.',
  failureTitle: 'The planner could not be loaded',
  retry: 'Try again',
  setupTitle: twoStepRequiredLabels.title,
  setupDescription:
    'Your administrator requires two-step verification. Set it up in the planner, and then continue here.',
  openSetup: twoStepRequiredLabels.openSetup,
  continue: twoStepRequiredLabels.continue,
  loggedIn: 'You are logged in',
};
