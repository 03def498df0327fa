import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link TwoStepSettings}. */
export const twoStepSettingsMessages = defineMessages('twoStepSettings', {
  on: 'On',
  off: 'Off',
  /** Displayed while two-step verification is off. */
  offText: 'Anyone with your password can log in.',
  /** Displayed while two-step verification is off, but required. */
  requiredText: 'Your administrators require two-step verification. Set it up now.',
  /** Displayed while two-step verification is on. `date` is the day on which it was turned on. */
  onText: ({ date, recoveryCodesLeft }: { date: string; recoveryCodesLeft: number }) =>
    `Since ${date}. ${recoveryCodesLeft === 1 ? '1 recovery code is' : `${recoveryCodesLeft} recovery codes are`} left.`,
  setUp: 'Set up',
  turnOff: 'Turn off',
  replaceCodes: 'New recovery codes',
  loading: 'Loading',
});
