/** Labels for RegisterForm. */
export interface RegisterFormLabels {
  title: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  passwordPlaceholder: string;
  showPassword: string;
  confirmPassword: string;
  setupCode: string;
  /** The hint below the setup code field. */
  setupCodeHint: string;
  submit: string;
  busy: string;
  haveAccount: string;
  logIn: string;
  emailRequired: string;
  emailInvalid: string;
  passwordRequired: string;
  passwordTooShort: string;
  passwordsDiffer: string;
  setupCodeRequired: string;
  /** Displayed above the fields for the first account. */
  firstAccount: string;
  /** Displayed instead of the form if registration is closed. */
  closed: string;
  /** The hint below a password that is easy to guess, but that the form accepts. */
  weakPassword: string;
}

/** The default {@link RegisterFormLabels}. */
export const registerFormLabels: RegisterFormLabels = {
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
  firstAccount: 'The first account becomes the administrator.',
  closed: 'Registration is closed. Ask an administrator for an account.',
  weakPassword: 'This password is easy to guess. A few unrelated words make a stronger one.',
};
