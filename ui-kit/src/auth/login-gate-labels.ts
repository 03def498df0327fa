import { type LoginFormLabels, loginFormLabels } from './login-form-labels.js';

/** Labels for {@link LoginGate}. */
export interface LoginGateLabels extends LoginFormLabels {
  loading: string;
  sessionEnded: string;
  failureTitle: string;
  retry: string;
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
  loggedIn: 'You are logged in',
};
