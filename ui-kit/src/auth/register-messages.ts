import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link RegisterForm}. */
export const registerFormMessages = defineMessages('registerForm', {
  title: 'Register',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  passwordPlaceholder: 'Min. 8 characters',
  showPassword: 'Show password',
  confirmPassword: 'Confirm Password',
  setupCode: 'Setup Code',
  setupCodeHint: 'Printed by the server when it started. Only the first account needs it.',
  submit: 'Create Account',
  busy: 'Creating account...',
  haveAccount: 'Already have an account?',
  logIn: 'Log In',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordsDiffer: 'Passwords do not match',
  setupCodeRequired: 'Setup code is required',
  /** Displayed above the fields for the first account. */
  firstAccount: 'The first account becomes the administrator.',
  /** Displayed instead of the form if registration is closed. */
  closed: 'Registration is closed. Ask an administrator for an account.',
  /** The hint below a password that is easy to guess, but that the form accepts. */
  weakPassword: 'This password is easy to guess. A few unrelated words make a stronger one.',
});
