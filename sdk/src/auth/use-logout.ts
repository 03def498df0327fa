import { useCallback } from 'react';
import { runLogout } from '../core/logout-state.js';
import { usePlanner } from '../core/PlannerProvider.js';
import { useWrite, type WriteTuple } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import { shareSession } from './share-session.js';

const LOGOUT = graphql(`
  mutation Logout {
    logout
  }
`);

const SHAPE = { mutation: LOGOUT, variables: () => ({}), result: () => {} };

/**
 * Logs out: ends the session on the server and clears the cache.
 *
 * @returns a function and its state. The function can reject with a PlannerError. After a `network` error, the session
 * might still exist.
 * @example
 * const [logout] = useLogout();
 * await logout();
 */
export function useLogout(): WriteTuple<void, void> {
  const planner = usePlanner();
  const [run, state] = useWrite(SHAPE);
  const logout = useCallback(
    () =>
      runLogout(planner, async () => {
        await run(undefined);
        planner.discardCache({ loggedOut: true });
        shareSession(planner, null);
      }),
    [planner, run],
  );
  return [logout, state];
}
