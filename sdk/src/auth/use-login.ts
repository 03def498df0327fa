import { useCallback } from 'react';
import { useWrite, type WriteTuple } from '../client/use-write.js';
import { graphql } from '../graphql.js';
import { usePlanner } from '../provider/PlannerProvider.js';
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

const SHAPE = {
  mutation: LOGIN,
  variables: (input: Credentials) => ({ input }),
  result: ({ user }: { user: User }) => user,
};

/**
 * Logs in. Everything that was read before is forgotten and read again.
 *
 * @returns a function that resolves to the user and rejects with a PlannerError (`unauthorized` for a
 * wrong pair, `forbidden` while the account is pending), and its state
 * @example
 * const [login, { busy }] = useLogin();
 * await login({ email, password });
 */
export function useLogin(): WriteTuple<Credentials, User> {
  const planner = usePlanner();
  const [run, state] = useWrite(SHAPE);
  const login = useCallback(
    async (input: Credentials) => {
      const user = await run(input);
      planner.discardCache();
      return user;
    },
    [planner, run],
  );
  return [login, state];
}
