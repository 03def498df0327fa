/** Labels for {@link TwoStepRequired}. */
export interface TwoStepRequiredLabels {
  title: string;
  description: string;
  /** The button that opens the setup. */
  setUp: string;
  /** The link that opens the setup on another page. */
  openSetup: string;
  /** The button that continues after the setup on another page. */
  continue: string;
  logOut: string;
}

/** The default {@link TwoStepRequiredLabels}. */
export const twoStepRequiredLabels: TwoStepRequiredLabels = {
  title: 'Set up two-step verification',
  description:
    'Your administrator requires a code after your password. You get it from an authenticator app on your phone, or from your password manager.',
  setUp: 'Set up',
  openSetup: 'Open the planner',
  continue: 'Continue',
  logOut: 'Log out',
};
