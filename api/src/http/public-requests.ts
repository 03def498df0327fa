import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { networksOf } from './client-address.js';
import { createFairQueue } from './fair-queue.js';

/** The `Retry-After` of rejected requests, in seconds. */
const RETRY_AFTER = 5;

/**
 * The requests for links, embeds and feeds that a server handles. One link can use two of the four places, so that
 * several links can't slow down the users of the planner. The embedded database runs one statement at a time, and each
 * place adds one that the users' statements have to wait for.
 *
 * One address can only use a fifth of the places of a link. This is enough for an office whose pages all reload after a
 * restart of the server, but not enough to keep visitors at other addresses out.
 */
const inTurn = createFairQueue({
  atOnce: 4,
  atOncePerGroup: 2,
  maxPerGroup: 502,
  maxPerMember: 102,
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
  if (token && scope.isPublic) return inQueueOf(token, run, client);
  client.signal.throwIfAborted();
  return run(false);
}

/** Queues the requests for one access token. See {@link inPublicQueue}. */
export function inQueueOf<Result>(
  { id }: { id: string },
  run: (hasWaited: boolean) => Promise<Result>,
  client?: PublicClient,
): Promise<Result> {
  const { site, home } = networksOf(client?.clientAddress ?? '');
  return inTurn({ group: id, member: site ?? home, signal: client?.signal }, run);
}
