import type { CodeFieldLabels } from './CodeField.js';

/** The default labels for the second login step. */
export const codeFieldLabels: CodeFieldLabels = {
  code: 'Six digits from your authenticator app',
  recoveryCode: 'Recovery code',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use your authenticator app',
  codeRequired: 'Enter all six digits',
  recoveryCodeRequired: 'Recovery code is required',
};
