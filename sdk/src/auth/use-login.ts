import { useWrite, type WriteTuple } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import { settleLogin } from './settle-login.js';
import type { User } from './user.js';
import { userFields } from './user-fields.js';

const COMPLETE_LOGIN = graphql(
  `
    mutation CompleteLogin($input: LoginCodeInput!) {
      user: completeLogin(input: $input) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

const LOGIN = graphql(
  `
    mutation Login($input: LoginInput!) {
      user: login(input: $input) {
        ...UserFields
      }
    }
  `,
  [userFields],
);

/** The credentials for a login. */
export interface Credentials {
  /** Case-insensitive. */
  email: string;
  password: string;
}

/** Options for {@link useLogin} and {@link useCompleteLogin}. */
export interface LoginOptions {
  /**
   * Whether to keep the cache if the same user logs in again. Set it if the login opens over a form that stays on the
   * page. See the `onSessionEnded` option of `createPlannerClient`. Default: false.
   */
  keepCache?: boolean;
}

const shapeOf = (keepCache: boolean) => ({
  mutation: LOGIN,
  variables: (input: Credentials) => ({ input }),
  result: ({ user }: { user: User }) => user,
  settle: settleLogin(keepCache),
});

/** The second step of a login. */
export interface LoginCode {
  /** The `step` of the error from `useLogin`. */
  step: string;
  /** Six digits from the authenticator app, or a recovery code. */
  code: string;
}

const codeShapeOf = (keepCache: boolean) => ({
  mutation: COMPLETE_LOGIN,
  variables: (input: LoginCode) => ({ input }),
  result: ({ user }: { user: User }) => user,
  settle: settleLogin(keepCache),
});

const CODE_CLEARS_CACHE = codeShapeOf(false);
const CODE_KEEPS_CACHE = codeShapeOf(true);

const CLEAR_CACHE = shapeOf(false);
const KEEP_CACHE = shapeOf(true);

/**
 * Logs in. Clears the cache and refetches all data on the page, unless `keepCache` is set.
 *
 * @returns a function and its state. The function resolves to the user. It can reject with a PlannerError: `forbidden`
 * while the account is pending, or `unauthorized` if the email or password is wrong, or if the browser does not store
 * the cookie because the page and the planner are on different sites. If the login continues with a code, the function
 * rejects with `unauthorized` and a `step`: see `useCompleteLogin`.
 * @example
 * const [login, { busy }] = useLogin();
 * await login({ email, password });
 */
export function useLogin({ keepCache = false }: LoginOptions = {}): WriteTuple<Credentials, User> {
  return useWrite(keepCache ? KEEP_CACHE : CLEAR_CACHE);
}

/**
 * Completes a login for a user with two-step verification. Clears the cache and refetches all data on the page, unless
 * `keepCache` is set.
 *
 * @returns a function and its state. The function resolves to the user. It can reject with a PlannerError:
 * `unauthorized` with the same `step` if the code is invalid, `unauthorized` without a `step` if the login has expired,
 * which happens after ten minutes, or `rateLimited` after too many invalid codes.
 * @example
 * const [login] = useLogin();
 * const [completeLogin] = useCompleteLogin();
 * try {
 *   await login({ email, password });
 * } catch (error) {
 *   if (error instanceof PlannerError && error.step) {
 *     await completeLogin({ step: error.step, code: '491805' });
 *   }
 * }
 */
export function useCompleteLogin({ keepCache = false }: LoginOptions = {}): WriteTuple<LoginCode, User> {
  return useWrite(keepCache ? CODE_KEEPS_CACHE : CODE_CLEARS_CACHE);
}
