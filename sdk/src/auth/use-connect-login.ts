import { type WriteTuple, writeHook } from '../core/use-write.js';
import { graphql } from '../graphql.js';

const CONNECT_LOGIN = graphql(`
  mutation ConnectLogin {
    connected: connectLogin
  }
`);

/**
 * Connects single sign-on to the logged-in user's account. Call it after a login with a password if the previous login
 * with single sign-on failed because an account with the same email address exists (`?problem=accountExists` on the
 * login page).
 *
 * @returns a function that resolves to whether the account is now connected: false if there was no such login in this
 * browser, or if that login was for another account; or rejects with a PlannerError (`recentLoginRequired`, `forbidden`
 * on pages that the planner doesn't serve), and its state
 * @example
 * const [connectLogin] = useConnectLogin();
 * await login({ email, password });
 * await connectLogin();
 */
export const useConnectLogin: () => WriteTuple<void, boolean> = writeHook({
  mutation: CONNECT_LOGIN,
  variables: () => ({}),
  result: ({ connected }: { connected: boolean }) => connected,
});
