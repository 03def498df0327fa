import type { Context } from 'hono';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { networksOf } from './client-address.js';
import { createFairQueue } from './fair-queue.js';
import { countUntilRead, hasRoomFor } from './unread-responses.js';

/** The `Retry-After` of rejected requests, in seconds. */
const RETRY_AFTER = 5;

/** How long a request can wait, in milliseconds. Many proxies only wait for 60 seconds. */
const MAX_WAIT = 45_000;

function full(): PlannerError {
  return new PlannerError('tooManyVisitors', {}, {}, { 'Retry-After': String(RETRY_AFTER) });
}

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
  full,
});

/** The client of a request for a link, an embed or a feed. */
type PublicClient = Pick<RequestContext, 'clientAddress' | 'signal'>;

/** A request that may be for a link or an embed. */
type MaybePublic = PublicClient & Pick<RequestContext, 'token' | 'scope'>;

/** A response, or Yoga's own implementation of it. */
type AnyResponse = Pick<Response, 'headers'>;

function ownerOf({ id }: { id: string }, { clientAddress, signal }: PublicClient) {
  const { site, home } = networksOf(clientAddress);
  return { group: id, member: site ?? home, signal };
}

/**
 * Queues the requests for links and embeds, so that their visitors can't delay all other requests. Other requests run
 * immediately. Also limits how many responses visitors can leave unread, because those stay in memory.
 *
 * @param run creates the response. `hasWaited` is true if the access token must be read again
 * @throws PlannerError `unavailable` if too many requests are waiting, if this one has waited too long, or if too many
 * responses are unread
 * @throws Disconnected if the client leaves before the request runs
 */
export async function inPublicQueue<Result extends AnyResponse>(
  c: Context,
  { token, scope, ...client }: MaybePublic,
  run: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  if (token && scope.isPublic) return inQueueOf(c, token, client, run);
  client.signal.throwIfAborted();
  return run(false);
}

/** Queues the requests for one access token. See {@link inPublicQueue}. */
export function inQueueOf<Result extends AnyResponse>(
  c: Context,
  token: { id: string },
  client: PublicClient,
  run: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const owner = ownerOf(token, client);
  return inTurn({ ...owner, maxWait: MAX_WAIT }, async (hasWaited) => {
    // Check this when the request's turn comes, because the responses to earlier requests count, too.
    if (!hasRoomFor(owner)) throw full();
    const response = await run(hasWaited);
    countUntilRead(c, owner, response);
    return response;
  });
}

/**
 * Reads another part of a response. If it is for a link or an embed, the part waits in the same queue as their
 * requests.
 *
 * @throws PlannerError `unavailable` if too many requests are waiting
 * @throws Disconnected if the client leaves before the part is read
 */
export async function readNextPart<Part>(
  { token, scope, ...client }: MaybePublic,
  read: () => Promise<Part>,
): Promise<Part> {
  if (token && scope.isPublic) return inTurn(ownerOf(token, client), read);
  client.signal.throwIfAborted();
  return read();
}
