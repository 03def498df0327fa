import { type WriteTuple, writeHook } from '../core/use-write.js';
import { graphql } from '../graphql.js';

const CONNECT_LOGIN = graphql(`
  mutation ConnectLogin {
    connected: connectLogin
  }
`);

/**
 * Connects single sign-on to the logged-in user's account. Call the function after a password login if the previous
 * login with single sign-on failed because an account with the same email address exists (`?problem=accountExists` on
 * the login page).
 *
 * @returns a function and its state. The function resolves to true if the account is now connected, or to false if no
 * login in this browser has failed for that reason or the failed login was for another account. It can reject with a
 * PlannerError: `recentLoginRequired`, or `forbidden` on pages that the planner doesn't serve.
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
