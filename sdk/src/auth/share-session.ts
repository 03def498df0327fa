import { othersOf } from '../core/clients-on-page.js';
import type { PlannerClient } from '../core/planner-client.js';
import type { User } from './user.js';
import { VIEWER } from './viewer-document.js';

/** Returns the user in a client's cache: null for a visitor, or undefined if the client has not fetched the user. */
export const viewerOf = (planner: PlannerClient): User | null | undefined =>
  planner.urql.readQuery(VIEWER, {}, { requestPolicy: 'cache-only' })?.data?.viewer;

/**
 * After a login or logout through one client, clears the caches of the planner's other clients on the page if they
 * contain another user's data.
 *
 * @param user the user who is now logged in, or null after a logout
 */
export function shareSession(planner: PlannerClient, user: User | null): void {
  for (const other of othersOf(planner)) {
    if (viewerOf(other)?.id === user?.id && viewerOf(other) !== undefined) continue;
    other.discardCache({ loggedOut: user === null });
  }
}
