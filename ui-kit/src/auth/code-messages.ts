import { defineMessages } from '../messages/define-messages.js';

/** Text of the second login step. */
export const codeFieldMessages = defineMessages('codeField', {
  /** Label of the field for the six-digit code. */
  code: 'Six digits from your authenticator app',
  recoveryCode: 'Recovery code',
  /** Label of the button that switches to recovery codes. */
  useRecoveryCode: 'Use a recovery code',
  /** Label of the button that switches back to codes from the authenticator app. */
  useApp: 'Use your authenticator app',
  codeRequired: 'Enter all six digits',
  recoveryCodeRequired: 'Recovery code is required',
});
