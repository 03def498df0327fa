/** Labels for {@link TwoStepSettings}. */
export interface TwoStepSettingsLabels {
  on: string;
  off: string;
  /** Displayed while two-step verification is off. */
  offText: string;
  /** Displayed while two-step verification is off, but required. */
  requiredText: string;
  /** Displayed while two-step verification is on. `date` is the day on which it was turned on. */
  onText: (status: { date: string; recoveryCodesLeft: number }) => string;
  setUp: string;
  turnOff: string;
  replaceCodes: string;
  loading: string;
}

/** The default {@link TwoStepSettingsLabels}. */
export const twoStepSettingsLabels: TwoStepSettingsLabels = {
  on: 'On',
  off: 'Off',
  offText: 'Anyone with your password can log in.',
  requiredText: 'Your administrators require two-step verification. Set it up now.',
  onText: ({ date, recoveryCodesLeft }) =>
    `Since ${date}. ${recoveryCodesLeft === 1 ? '1 recovery code is' : `${recoveryCodesLeft} recovery codes are`} left.`,
  setUp: 'Set up',
  turnOff: 'Turn off',
  replaceCodes: 'New recovery codes',
  loading: 'Loading',
};
