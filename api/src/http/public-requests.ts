import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { networksOf } from './client-address.js';
import { createFairQueue } from './fair-queue.js';

/** The `Retry-After` of rejected requests, in seconds. */
const RETRY_AFTER = 5;

/**
 * The requests for all links, embeds and feeds. A group is a link, an embed or a feed, and a member is a network of its
 * visitors.
 *
 * Two requests keep both the database and the event loop busy. With more at the same time, visitors don't get their
 * responses sooner, but users wait longer, because the embedded database runs one statement at a time.
 */
const inTurn = createFairQueue({
  atOnce: 2,
  maxPerGroup: 500,
  // Enough for an office whose pages all reload after a restart, but not for keeping out visitors at other addresses.
  maxPerMember: 100,
  full() {
    const message = 'This calendar has too many visitors at the moment. Try again in a few seconds.';
    return new PlannerError('unavailable', message, {}, { 'Retry-After': String(RETRY_AFTER) });
  },
});

/** The client of a request for a link, an embed or a feed. */
type PublicClient = Pick<RequestContext, 'clientAddress' | 'signal'>;

/**
 * Queues the requests for links and embeds, so that their visitors can't delay all other requests. Other requests run
 * immediately.
 *
 * @param run handles the request. `hasWaited` is true if the access token must be read again
 * @throws PlannerError `unavailable` if too many requests are waiting
 * @throws Disconnected if the client leaves before the request runs
 */
export async function inPublicQueue<Result>(
  { token, scope, ...client }: PublicClient & Pick<RequestContext, 'token' | 'scope'>,
  run: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  if (token && scope.isPublic) return inQueueOf(token, client, run);
  client.signal.throwIfAborted();
  return run(false);
}

/** Queues the requests for one access token. See {@link inPublicQueue}. */
export function inQueueOf<Result>(
  { id }: { id: string },
  { clientAddress, signal }: PublicClient,
  run: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const { site, home } = networksOf(clientAddress);
  return inTurn({ group: id, member: site ?? home, signal }, run);
}
