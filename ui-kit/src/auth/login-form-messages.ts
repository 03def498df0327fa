import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link LoginForm}. */
export const loginFormMessages = defineMessages('loginForm', {
  title: 'Log In',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  /** The hint below the password field. */
  forgotPassword: 'Forgot password? Ask an administrator.',
  submit: 'Log In',
  busy: 'Logging in...',
  noAccount: 'No account yet?',
  register: 'Register',
  registrationClosed: 'Registration is closed. Ask an administrator for an account.',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  passwordRequired: 'Password is required',
  /** Heading of the second step, in which users enter a code. */
  codeTitle: 'Enter your code',
  /** Label of the button that returns to the first step. */
  otherAccount: 'Log in as someone else',
  /** The link to a single sign-on provider. */
  continueWith: ({ name }: { name: string }) => `Continue with ${name}`,
  passkey: 'Log in with a passkey',
  /** The divider between the other ways to log in and the form. */
  or: 'or',
});
