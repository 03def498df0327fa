import type { PlannerClient } from '../client/create-planner-client.js';
import { PlannerError } from '../client/planner-error.js';
import { useWrite, type WriteTuple } from '../client/use-write.js';
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

/** Who logs in. */
export interface Credentials {
  /** Case does not matter. */
  email: string;
  /** As it was typed. */
  password: string;
}

/** The server let somebody in, and the browser has dropped the cookie that says so. */
const cookieDropped = () =>
  new PlannerError({
    code: 'unauthorized',
    status: 401,
    serverMessage:
      "The browser did not keep the planner's cookie: the page and the planner have to be of one site, such as localhost for both.",
  });

/** How to log in. */
export interface LoginOptions {
  /**
   * Keeps what was read when the same user logs in again: for a login over a form, which stays on the page. See
   * `onSessionEnded` of `createPlannerClient`. Default false.
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
    // What `useViewer` asks now, too: one request.
    const { data } = await planner.urql
      .query(VIEWER, {}, { requestPolicy: isKept ? 'network-only' : 'cache-first' })
      .toPromise();
    if (data?.viewer === null) return cookieDropped();
    shareSession(planner, user);
    return null;
  },
});

const ANEW = shapeOf(false);
const KEEPING = shapeOf(true);

/**
 * Logs in. Everything that was read before is forgotten and read again, unless `keepCache` is set.
 *
 * @returns a function that resolves to the user and rejects with a PlannerError (`unauthorized` for a
 * wrong pair, and where the browser does not keep the session because page and planner are of two sites; `forbidden`
 * while the account is pending), and its state
 * @example
 * const [login, { busy }] = useLogin();
 * await login({ email, password });
 */
export function useLogin({ keepCache = false }: LoginOptions = {}): WriteTuple<Credentials, User> {
  return useWrite(keepCache ? KEEPING : ANEW);
}
