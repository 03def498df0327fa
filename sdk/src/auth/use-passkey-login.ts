import { useCallback } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import type { PlannerClient } from '../core/planner-client.js';
import { useCall, type WriteTuple } from '../core/use-write.js';
import { write } from '../core/write.js';
import { graphql, type VariablesOf } from '../graphql.js';
import { signLogin } from '../passkeys/webauthn.js';
import { settleLogin } from './settle-login.js';
import { viewerOf } from './share-session.js';
import type { LoginOptions } from './use-login.js';
import type { User } from './user.js';
import { userFields } from './user-fields.js';

const START = graphql(`
  mutation StartPasskeyLogin {
    started: startPasskeyLogin {
      login
      options
    }
  }
`);

const COMPLETE = graphql(
  `
    mutation CompletePasskeyLogin($input: PasskeyLoginInput!) {
      user: completePasskeyLogin(input: $input) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const START_SHAPE = {
  mutation: START,
  variables: () => ({}),
  result: ({ started }: { started: { login: string; options: unknown } }) => started,
};

const shapeOf = (keepCache: boolean) => ({
  mutation: COMPLETE,
  variables: (input: VariablesOf<typeof COMPLETE>['input']) => ({ input }),
  result: ({ user }: { user: User }) => user,
  settle: settleLogin(keepCache),
});

const CLEAR_CACHE = shapeOf(false);
const KEEP_CACHE = shapeOf(true);

/** Options for {@link logInWithPasskey}. */
interface PasskeyPrompt extends LoginOptions {
  /** The browser's dialog closes when this signal is aborted. */
  signal?: AbortSignal;
  /**
   * Called with `open: true` before the browser's dialog opens, and with `open: false` after the user has confirmed the
   * login in the dialog.
   */
  onPrompt?: (prompt: { open: boolean }) => void;
}

/** Logs in with a passkey. Returns null if the user cancels, or if the signal is aborted before the user confirms. */
export async function logInWithPasskey(
  planner: PlannerClient,
  { keepCache = false, signal, onPrompt }: PasskeyPrompt,
): Promise<User | null> {
  const { login, options } = await write(planner, START_SHAPE, undefined);
  onPrompt?.({ open: true });
  const response = await signLogin(options, signal);
  if (!response) return null;
  onPrompt?.({ open: false });
  const userId = keepCache ? viewerOf(planner)?.id : undefined;
  return write(planner, keepCache ? KEEP_CACHE : CLEAR_CACHE, { login, response, ...(userId && { userId }) });
}

/**
 * Logs in with a passkey, which the user chooses in a browser dialog. The login never continues with a code. Call the
 * function in response to a click, and only if `useLoginOptions` returns `passkeys`. Clears the cache and refetches all
 * data on the page, unless `keepCache` is set. With `keepCache`, only the user whose data the page displays can log in.
 *
 * @returns a function and its state. The function resolves to the user, or to null if the user cancels. It can reject
 * with a PlannerError: `unauthorized` if the passkey is unknown, if it belongs to a user who can't log in here, or if
 * the login has expired; `forbidden` while the account is pending; `notFound` or `forbidden` if the planner does not
 * accept passkeys; `invalid` if the browser could not use the passkey; or `rateLimited`.
 * @example
 * const { passkeys } = useLoginOptions();
 * const [logIn, { busy }] = usePasskeyLogin();
 * passkeys && <button disabled={busy} onClick={() => logIn()}>Log in with a passkey</button>
 */
export function usePasskeyLogin({ keepCache = false }: LoginOptions = {}): WriteTuple<void, User | null> {
  const planner = usePlanner();
  return useCall(useCallback(() => logInWithPasskey(planner, { keepCache }), [planner, keepCache]));
}
