import { othersOf } from '../client/clients-on-page.js';
import type { PlannerClient } from '../client/create-planner-client.js';
import type { User } from './user.js';
import { VIEWER } from './viewer-document.js';

/** Returns the user whom a client has read: null for a visitor, undefined if it has not read who is logged in. */
export const viewerOf = (planner: PlannerClient): User | null | undefined =>
  planner.urql.readQuery(VIEWER, {}, { requestPolicy: 'cache-only' })?.data?.viewer;

/**
 * After a login or logout through one client, discards what the others on the page have read for somebody else.
 *
 * @param user who is logged in now, or null
 */
export function shareSession(planner: PlannerClient, user: User | null): void {
  for (const other of othersOf(planner)) {
    if (viewerOf(other)?.id === user?.id && viewerOf(other) !== undefined) continue;
    other.discardCache({ loggedOut: user === null });
  }
}
