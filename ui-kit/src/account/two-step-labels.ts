import { type DialogLabels, dialogLabels } from '../primitives/dialog-labels.js';

/** What {@link TwoStepDialog} does: turn two-step verification on or off, or replace the recovery codes. */
export type TwoStepPurpose = 'setUp' | 'turnOff' | 'replaceCodes';

/** Labels for {@link TwoStepDialog}. */
export interface TwoStepDialogLabels extends DialogLabels {
  /** The heading during the password step. */
  title: (dialog: { purpose: TwoStepPurpose }) => string;
  /** A sentence below the heading during the password step. */
  description: (dialog: { purpose: TwoStepPurpose }) => string;
  password: string;
  passwordRequired: string;
  showPassword: string;
  cancel: string;
  /** The button that continues the setup after the password step. */
  next: string;
  scanTitle: string;
  scanDescription: string;
  /** Accessible name of the QR code. */
  qrCode: string;
  /** Label of the secret, for users who type it instead of scanning the QR code. */
  secret: string;
  /** Label of the field for the first code from the app. */
  firstCode: string;
  codeRequired: string;
  turnOn: string;
  /** Label of the field for a code from the app or a recovery code. */
  code: string;
  /** The button that turns off two-step verification or replaces the recovery codes. */
  confirm: (dialog: { purpose: TwoStepPurpose }) => string;
  codesTitle: string;
  codesDescription: string;
  /** Accessible name of the list of recovery codes. */
  codes: string;
  copy: string;
  /** Accessible name of the secret's Copy button. The name must contain the button's text. */
  copyValue: (field: { label: string }) => string;
  copied: string;
  copyFailed: string;
  download: string;
  /** The name of the downloaded file. */
  fileName: string;
  print: string;
  /** The heading of the printed page. */
  printTitle: string;
  /** The checkbox that users check to confirm that they have saved the codes. */
  saved: string;
  done: string;
  /**
   * The question that is asked if the user closes the dialog without checking the `saved` checkbox. The next two
   * labels are for the question's buttons.
   */
  leaveQuestion: string;
  stay: string;
  leave: string;
}

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

/** The default {@link TwoStepDialogLabels}. */
export const twoStepDialogLabels: TwoStepDialogLabels = {
  ...dialogLabels,
  title: ({ purpose }) => TITLES[purpose],
  description: ({ purpose }) => DESCRIPTIONS[purpose],
  password: 'Current password',
  passwordRequired: 'Current password is required',
  showPassword: 'Show password',
  cancel: 'Cancel',
  next: 'Continue',
  scanTitle: '1. Scan this with an authenticator app',
  scanDescription: 'You can use any app for one-time codes, or your password manager.',
  qrCode: 'QR code for your authenticator app',
  secret: 'Or type this key',
  firstCode: '2. Enter the six digits that the app displays',
  codeRequired: 'Enter a code',
  turnOn: 'Turn on',
  code: 'Code from your authenticator app, or a recovery code',
  confirm: ({ purpose }) => CONFIRM[purpose],
  codesTitle: 'Save your recovery codes',
  codesDescription:
    'Each code lets you log in once without your phone. For your security, they won’t be shown again.',
  codes: 'Recovery codes',
  copy: 'Copy',
  copyValue: ({ label }) => `Copy: ${label}`,
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Select the codes and press Ctrl+C.',
  download: 'Download',
  fileName: 'content-planner-recovery-codes.txt',
  print: 'Print',
  printTitle: 'Recovery codes for Content Planner',
  saved: 'I have saved the codes in a safe place',
  done: 'Done',
  leaveQuestion: 'Close without saving the codes? You won’t be able to see them again.',
  stay: 'Keep open',
  leave: 'Close',
};
