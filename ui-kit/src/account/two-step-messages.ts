import { defineMessages } from '../messages/define-messages.js';

/** What {@link TwoStepDialog} does: turn two-step verification on or off, or replace the recovery codes. */
export type TwoStepPurpose = 'setUp' | 'turnOff' | 'replaceCodes';

const TITLES: Record<TwoStepPurpose, string> = {
  setUp: 'Set up two-step verification',
  turnOff: 'Turn off two-step verification',
  replaceCodes: 'New recovery codes',
};

const DESCRIPTIONS: Record<TwoStepPurpose, string> = {
  setUp: 'After your password, you will enter a code from your phone. Confirm your password to begin.',
  turnOff: 'Anyone with your password can then log in.',
  replaceCodes: 'The old recovery codes will stop working.',
};

const CONFIRM: Record<TwoStepPurpose, string> = {
  setUp: 'Turn on',
  turnOff: 'Turn off',
  replaceCodes: 'Create codes',
};

/** Text of {@link TwoStepDialog}. */
export const twoStepDialogMessages = defineMessages('twoStepDialog', {
  /** The heading during the password step. */
  title: ({ purpose }: { purpose: TwoStepPurpose }) => TITLES[purpose],
  /** A sentence below the heading during the password step. */
  description: ({ purpose }: { purpose: TwoStepPurpose }) => DESCRIPTIONS[purpose],
  password: 'Current password',
  passwordRequired: 'Current password is required',
  showPassword: 'Show password',
  cancel: 'Cancel',
  /** The button that continues the setup after the password step. */
  next: 'Continue',
  scanTitle: '1. Scan this with an authenticator app',
  scanDescription: 'You can use any app for one-time codes, or your password manager.',
  /** Accessible name of the QR code. */
  qrCode: 'QR code for your authenticator app',
  /** Label of the secret, for users who type it instead of scanning the QR code. */
  secret: 'Or type this key',
  /** Label of the field for the first code from the app. */
  firstCode: '2. Enter the six digits that the app displays',
  codeRequired: 'Enter a code',
  turnOn: 'Turn on',
  /** Label of the field for a code from the app or a recovery code. */
  code: 'Code from your authenticator app, or a recovery code',
  /** The button that turns off two-step verification or replaces the recovery codes. */
  confirm: ({ purpose }: { purpose: TwoStepPurpose }) => CONFIRM[purpose],
  codesTitle: 'Save your recovery codes',
  codesDescription:
    'Each code lets you log in once without your phone. For your security, they won’t be shown again.',
  /** Accessible name of the list of recovery codes. */
  codes: 'Recovery codes',
  /** Displayed if the codes could not be copied. */
  copyFailed: 'The browser does not allow copying. Select the codes and press Ctrl+C.',
  download: 'Download',
  /** The name of the downloaded file. */
  fileName: 'content-planner-recovery-codes.txt',
  print: 'Print',
  /** The heading of the printed page. */
  printTitle: 'Recovery codes for Content Planner',
  /** The checkbox that users check to confirm that they have saved the codes. */
  saved: 'I have saved the codes in a safe place',
  done: 'Done',
  /**
   * The question that is asked if the user closes the dialog without checking the `saved` checkbox. The next two
   * messages are for the question's buttons.
   */
  leaveQuestion: 'Close without saving the codes? You won’t be able to see them again.',
  stay: 'Keep open',
  leave: 'Close',
});
