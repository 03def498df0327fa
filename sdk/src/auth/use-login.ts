import { PlannerError } from '../client/planner-error.js';
import { type WriteTuple, writeHook } from '../client/use-write.js';
import { graphql } from '../graphql.js';
import { VIEWER } from './use-viewer.js';
import { type User, userFields } from './user-fields.js';

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

/**
 * Logs in. Everything that was read before is forgotten and read again.
 *
 * @returns a function that resolves to the user and rejects with a PlannerError (`unauthorized` for a
 * wrong pair, and where the browser does not keep the session because page and planner are of two sites; `forbidden`
 * while the account is pending), and its state
 * @example
 * const [login, { busy }] = useLogin();
 * await login({ email, password });
 */
export const useLogin: () => WriteTuple<Credentials, User> = writeHook({
  mutation: LOGIN,
  variables: (input: Credentials) => ({ input }),
  result: ({ user }: { user: User }) => user,
  settle: async (planner) => {
    planner.discardCache();
    // What `useViewer` asks now, too: one request.
    const { data } = await planner.urql.query(VIEWER, {}).toPromise();
    return data?.viewer === null ? cookieDropped() : null;
  },
});
