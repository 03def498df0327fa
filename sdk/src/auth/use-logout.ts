import { useCallback } from 'react';
import { useWrite, type Write } from '../client/use-write.js';
import { graphql } from '../graphql.js';
import { usePlanner } from '../provider/PlannerProvider.js';

const LOGOUT = graphql(`
  mutation Logout {
    logout
  }
`);

/**
 * Ends the session, on the server too. Everything that was read is forgotten.
 *
 * @example
 * const [logout] = useLogout();
 * await logout();
 */
export function useLogout(): [() => Promise<void>, Write] {
  const planner = usePlanner();
  const [run, state] = useWrite(LOGOUT);
  const logout = useCallback(async () => {
    await run({});
    planner.discardCache();
  }, [planner, run]);
  return [logout, state];
}
