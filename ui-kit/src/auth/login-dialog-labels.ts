import { type DialogLabels, dialogLabels } from '../primitives/dialog-labels.js';
import type { CodeFieldLabels } from './CodeField.js';
import { codeFieldLabels } from './code-labels.js';
import { loginFormLabels } from './login-form-labels.js';
import type { ProviderLinksLabels } from './ProviderLinks.js';

/** Labels for {@link LoginDialog}. */
export interface LoginDialogLabels extends Pick<DialogLabels, 'close'>, CodeFieldLabels, ProviderLinksLabels {
  title: string;
  description: string;
  email: string;
  password: string;
  showPassword: string;
  cancel: string;
  submit: string;
  busy: string;
  passwordRequired: string;
}

/** The default {@link LoginDialogLabels}. */
export const loginDialogLabels: LoginDialogLabels = {
  ...codeFieldLabels,
  close: dialogLabels.close,
  title: 'Your session has ended',
  description: 'Log in to save your changes. Everything you typed is still here.',
  continueWith: loginFormLabels.continueWith,
  passkey: loginFormLabels.passkey,
  or: loginFormLabels.or,
  email: loginFormLabels.email,
  password: loginFormLabels.password,
  showPassword: loginFormLabels.showPassword,
  cancel: 'Cancel',
  submit: loginFormLabels.submit,
  busy: loginFormLabels.busy,
  passwordRequired: loginFormLabels.passwordRequired,
};
