import { defineMessages } from '@content-planner/ui-kit';

/** The texts around the login form. */
export const loginScreenMessages = defineMessages('loginScreen', {
  pageTitle: 'Log In',
  loggedIn: 'Logged in successfully',
  failed: 'Invalid email or password',
  /**
   * What users can do if single sign-on failed, keyed by the `problem` in the login page's URL. The server's list is in
   * `api/src/oidc/problems.ts`.
   */
  signOnProblems: {
    expired: 'This login has expired or was started in another browser. Try again.',
    denied: 'The login was canceled. Try again, or ask an administrator whether you may use the planner.',
    unreachable: 'The single sign-on service is not responding. Try again in a few minutes.',
    pending: 'Your account is pending approval by an administrator.',
    noEmail: 'The single sign-on service did not send your email address. Ask an administrator.',
    accountExists:
      'An account with your email address already exists. Log in with its password once to connect it to single sign-on.',
    unverifiedEmail:
      'An account with your email address already exists, and the single sign-on service does not confirm your address. Ask an administrator.',
    closed: 'You do not have an account yet. Ask an administrator for access.',
    noAdministrator: 'The planner does not have an administrator yet. Ask the person who set it up.',
    rateLimited: 'Too many logins. Try again in a few minutes.',
  },
  /** For other problems. */
  signOnFailed: 'Single sign-on failed. Try again. If it fails again, ask an administrator.',
});
