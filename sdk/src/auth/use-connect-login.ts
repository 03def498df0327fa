import { type Read, useRead } from '../core/use-read.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import { graphql } from '../graphql.js';

const CONNECTABLE = graphql(`
  query ConnectableLogin {
    connectableLogin {
      id
      provider
      name
      email
    }
  }
`);

const CONNECT = graphql(`
  mutation ConnectLogin($id: ID!) {
    connected: connectLogin(id: $id)
  }
`);

const DECLINE = graphql(`
  mutation DeclineLogin {
    declineLogin
  }
`);

/** A user of the single sign-on provider who can be connected to the logged-in user's account. */
export interface ConnectableLogin {
  /** Identifies the login, for `useConnectLogin`. */
  id: string;
  /** The name of the provider. */
  provider: string;
  /** The name that the provider reports for its user. */
  name: string | null;
  /** The email address of the provider's user, which the provider has verified. */
  email: string;
}

/**
 * Fetches the provider's user who can be connected to the logged-in user's account. There is one if the last login with
 * single sign-on in this browser failed in the last ten minutes because the account has the same email address
 * (`?problem=accountExists` on the login page). Someone else might have logged in with this browser, so show both
 * accounts, and ask whether the provider's user is the same person.
 *
 * @returns the `connectableLogin`, or null if there is none
 * @example
 * const { connectableLogin } = useConnectableLogin();
 * const [connectLogin] = useConnectLogin();
 * if (connectableLogin && confirm(`Connect ${connectableLogin.email}?`)) await connectLogin(connectableLogin.id);
 */
export function useConnectableLogin(): Read & { connectableLogin: ConnectableLogin | null } {
  const { data, ...read } = useRead(CONNECTABLE, {});
  return { ...read, connectableLogin: data?.connectableLogin ?? null };
}

/**
 * Connects the provider's user from `useConnectableLogin` to the logged-in user's account. This user can then log in to
 * the account, so call the function only after the user has confirmed it.
 *
 * @returns a function and its state. The function takes the id of the `connectableLogin`. It resolves to true if the
 *   account is now connected, or to false if the login has expired or was replaced by another one. It can reject with a
 *   PlannerError: `recentLoginRequired`, or `forbidden` on pages that the planner doesn't serve.
 * @example
 * const { connectableLogin } = useConnectableLogin();
 * const [connectLogin] = useConnectLogin();
 * const isConnected = connectableLogin && (await connectLogin(connectableLogin.id));
 */
export const useConnectLogin: () => WriteTuple<string, boolean> = writeHook({
  mutation: CONNECT,
  variables: (id) => ({ id }),
  result: ({ connected }: { connected: boolean }) => connected,
});

/**
 * Forgets the login from `useConnectableLogin`. The provider's user and the account stay separate.
 *
 * @returns a function and its state
 * @example
 * const [declineLogin] = useDeclineLogin();
 * await declineLogin();
 */
export const useDeclineLogin: () => WriteTuple<void, void> = writeHook({
  mutation: DECLINE,
  variables: () => ({}),
  result: () => undefined,
});
