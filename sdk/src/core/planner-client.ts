import type { Client } from '@urql/core';

/**
 * A client for one planner, with its own cache. Create one per page, outside components. On the server, create one
 * per request.
 *
 * @example
 * const client = createPlannerClient({ url: '' });
 * const unsubscribe = client.subscribe(() => console.info('The cache was cleared.'));
 * client.discardCache();
 * unsubscribe();
 */
export interface PlannerClient {
  /** The planner's URL without a trailing slash; empty for the page's own origin. */
  readonly url: string;
  /** Whether the last session expired and `onSessionEnded` cleared the cache. Becomes false after the next login. */
  readonly sessionEnded: boolean;
  /** The current urql client. Clearing the cache replaces it. */
  readonly urql: Client;
  /**
   * Clears the cache, as a login or logout does. After a logout, components on the page can still send requests that
   * require a login. If `loggedOut` is true, such requests don't call `onSessionEnded`.
   */
  discardCache(after?: { loggedOut: boolean }): void;
  /** Calls `listener` when `urql` changes. Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
}
