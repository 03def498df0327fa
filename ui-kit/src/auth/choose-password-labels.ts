import { type RegisterFormLabels, registerFormLabels } from './register-labels.js';

/** Labels for ChoosePasswordForm. */
export interface ChoosePasswordFormLabels
  extends Pick<
    RegisterFormLabels,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'password'
    | 'passwordPlaceholder'
    | 'showPassword'
    | 'confirmPassword'
    | 'haveAccount'
    | 'logIn'
    | 'passwordRequired'
    | 'passwordTooShort'
    | 'passwordsDiffer'
    | 'weakPassword'
  > {
  /** The heading, the button's text, and its text while a request is in progress. */
  texts: Readonly<Record<'invitation' | 'passwordReset', { title: string; submit: string; busy: string }>>;
  /** Replaces `haveAccount` for password resets. */
  knowPassword: string;
  /** The heading if the link does not work. */
  endedTitle: string;
}

const {
  firstName,
  lastName,
  email,
  password,
  passwordPlaceholder,
  showPassword,
  confirmPassword,
  haveAccount,
  logIn,
  passwordRequired,
  passwordTooShort,
  passwordsDiffer,
  weakPassword,
} = registerFormLabels;

/** The default {@link ChoosePasswordFormLabels}. */
export const choosePasswordFormLabels: ChoosePasswordFormLabels = {
  ...{ firstName, lastName, email, password, passwordPlaceholder, showPassword, confirmPassword },
  ...{ haveAccount, logIn, passwordRequired, passwordTooShort, passwordsDiffer, weakPassword },
  texts: {
    invitation: { title: 'Create Your Account', submit: 'Create Account', busy: 'Creating account...' },
    passwordReset: { title: 'Choose a New Password', submit: 'Save Password', busy: 'Saving password...' },
  },
  knowPassword: 'Know your password?',
  endedTitle: 'This link does not work',
};
