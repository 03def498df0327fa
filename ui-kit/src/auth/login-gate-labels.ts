import { type LoginFormLabels, loginFormLabels } from './login-form-labels.js';

/** Texts of {@link LoginGate}. */
export interface LoginGateLabels extends LoginFormLabels {
  failureTitle: string;
  retry: string;
}

/** The defaults of {@link LoginGateLabels}. */
export const loginGateLabels: LoginGateLabels = {
  ...loginFormLabels,
  failureTitle: 'The planner could not be loaded',
  retry: 'Try again',
};
