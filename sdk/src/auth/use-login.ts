import type { PlannerClient } from '../core/planner-client.js';
import { PlannerError } from '../core/planner-error.js';
import { useWrite, type WriteTuple } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import { shareSession, viewerOf } from './share-session.js';
import type { User } from './user.js';
import { userFields } from './user-fields.js';
import { VIEWER } from './viewer-document.js';

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

/**
 * Returns the error for a login that the server accepted, but for which the browser did not store the session cookie.
 */
const cookieDropped = () =>
  new PlannerError({
    code: 'unauthorized',
    status: 401,
    serverMessage:
      "The browser did not store the planner's cookie. Serve the page and the planner from the same site, such as localhost for both.",
  });

/** Options of {@link useLogin}. */
export interface LoginOptions {
  /**
   * Whether to keep the cache if the same user logs in again. Set it if the login opens over a form that stays on the
   * page. See the option `onSessionEnded` of `createPlannerClient`. Default: false.
   */
  keepCache?: boolean;
}

const shapeOf = (keepCache: boolean) => ({
  mutation: LOGIN,
  variables: (input: Credentials) => ({ input }),
  result: ({ user }: { user: User }) => user,
  settle: async (planner: PlannerClient, { user }: { user: User }) => {
    const isKept = keepCache && viewerOf(planner)?.id === user.id;
    if (!isKept) planner.discardCache();
    // `useViewer` now runs the same query, and the two share one request.
    const { data } = await planner.urql
      .query(VIEWER, {}, { requestPolicy: isKept ? 'network-only' : 'cache-first' })
      .toPromise();
    if (data?.viewer === null) return cookieDropped();
    shareSession(planner, user);
    return null;
  },
});

const CLEAR_CACHE = shapeOf(false);
const KEEP_CACHE = shapeOf(true);

/**
 * Logs in. Clears the cache and refetches all data on the page, unless `keepCache` is set.
 *
 * @returns a function that resolves to the user or rejects with a PlannerError (`unauthorized` if the email or
 * password is wrong, or if the browser does not store the cookie because the page and the planner are on different
 * sites; `forbidden` while the account is pending), and its state
 * @example
 * const [login, { busy }] = useLogin();
 * await login({ email, password });
 */
export function useLogin({ keepCache = false }: LoginOptions = {}): WriteTuple<Credentials, User> {
  return useWrite(keepCache ? KEEP_CACHE : CLEAR_CACHE);
}
