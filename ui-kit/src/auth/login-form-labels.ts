import type { CodeFieldLabels } from './CodeField.js';
import { codeFieldLabels } from './code-labels.js';
import type { ProviderLinksLabels } from './ProviderLinks.js';

/** Labels for {@link LoginForm}. */
export interface LoginFormLabels extends CodeFieldLabels, ProviderLinksLabels {
  title: string;
  email: string;
  password: string;
  showPassword: string;
  /** The hint below the password field. */
  forgotPassword: string;
  submit: string;
  busy: string;
  noAccount: string;
  register: string;
  registrationClosed: string;
  emailRequired: string;
  emailInvalid: string;
  passwordRequired: string;
  /** Heading of the second step, in which users enter a code. */
  codeTitle: string;
  /** Label of the button that returns to the first step. */
  otherAccount: string;
}

/** The default {@link LoginFormLabels}. */
export const loginFormLabels: LoginFormLabels = {
  ...codeFieldLabels,
  title: 'Log In',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  forgotPassword: 'Forgot password? Ask an administrator.',
  submit: 'Log In',
  busy: 'Logging in...',
  noAccount: 'No account yet?',
  register: 'Register',
  registrationClosed: 'Registration is closed. Ask an administrator for an account.',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  passwordRequired: 'Password is required',
  codeTitle: 'Enter your code',
  otherAccount: 'Log in as someone else',
  continueWith: (name) => `Continue with ${name}`,
  passkey: 'Log in with a passkey',
  or: 'or',
};
