/**
 * The reasons why single sign-on can fail. The login page gets the reason from the query parameter `problem` and
 * displays what the user can do. The messages are in `demo-app/src/screens/login/sign-on-problems.ts`.
 */
export const SIGN_ON_PROBLEMS = [
  'expired',
  'denied',
  'unreachable',
  'failed',
  'pending',
  'noEmail',
  'accountExists',
  'unverifiedEmail',
  'closed',
  'noAdministrator',
  'rateLimited',
] as const;
export type SignOnProblem = (typeof SIGN_ON_PROBLEMS)[number];

/** An error for a failed single sign-on, with a reason that the user or the operator can act on. */
export class SignOnError extends Error {
  readonly problem: SignOnProblem;

  /**
   * @param message a sentence for the operator; never contains tokens or codes
   */
  constructor(problem: SignOnProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SignOnError';
    this.problem = problem;
  }
}
