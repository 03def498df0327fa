/** The navigation state after a login that can be followed by the question of `ConnectLogin`. */
const CONNECTS = { connectsLogin: true };

/**
 * Returns the navigation state for the page to open after a login.
 *
 * @param problem why single sign-on failed before the login: the `problem` in the login page's URL
 */
export const stateAfterLogin = (problem: string | null) => (problem === 'accountExists' ? CONNECTS : null);

/** Returns whether a navigation state is from a login after single sign-on failed because the account exists. */
export const connectsLogin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'connectsLogin' in state;
