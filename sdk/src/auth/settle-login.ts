import { USAGE_ERRORS } from '@content-planner/model';
import type { PlannerClient } from '../core/planner-client.js';
import { clientError, type PlannerError } from '../core/planner-error.js';
import { shareSession, viewerOf } from './share-session.js';
import type { User } from './user.js';
import { VIEWER } from './viewer-document.js';

/** Returns the error for a login that the server accepted but whose session cookie the browser did not store. */
const cookieDropped = () => clientError(USAGE_ERRORS, 'cookieDropped', {}, 401);

/**
 * Returns a function to run after a login. The function clears the cache and fetches the user.
 *
 * @param keepCache whether to keep the cache if the same user logs in again
 */
export const settleLogin =
  (keepCache: boolean) =>
  async (planner: PlannerClient, { user }: { user: User }): Promise<PlannerError | null> => {
    const isKept = keepCache && viewerOf(planner)?.id === user.id;
    if (!isKept) planner.discardCache();
    // `useViewer` runs the same query at the same time, so the two queries share one request.
    const { data } = await planner.urql
      .query(VIEWER, {}, { requestPolicy: isKept ? 'network-only' : 'cache-first' })
      .toPromise();
    if (data?.viewer === null) return cookieDropped();
    shareSession(planner, user);
    return null;
  };
