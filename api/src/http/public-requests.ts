import pLimit, { type LimitFunction } from 'p-limit';
import type { RequestSession } from '../context.js';
import { PlannerError } from '../errors.js';

/** How many requests per link, embed or feed a server handles at the same time. */
const AT_ONCE = 2;

/** How many requests per link, embed or feed can wait. */
const MAX_WAITING = 500;

/** The `Retry-After` of rejected requests, in seconds. */
const RETRY_AFTER = 5;

interface Queue {
  limit: LimitFunction;
  /** The number of running and waiting requests. */
  size: number;
}

const queues = new Map<string, Queue>();

/**
 * Queues the requests of each link and each embed separately, so that visitors of a link or an embed can't delay all
 * other requests. Requests that don't come from a link or an embed run immediately.
 *
 * @param run handles the request. `hasWaited` is true if the access token must be read again
 * @throws PlannerError `unavailable` if too many requests are waiting
 */
export const inPublicQueue = <Result>(
  { token, scope }: Pick<RequestSession, 'token' | 'scope'>,
  run: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> => (token && scope.isPublic ? inQueueOf(token, run) : run(false));

/** Queues the requests of one access token. See {@link inPublicQueue}. */
export async function inQueueOf<Result>(
  token: { id: string },
  run: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(token.id) ?? { limit: pLimit(AT_ONCE), size: 0 };
  if (queue.size >= AT_ONCE + MAX_WAITING) {
    const message = 'This calendar has too many visitors at the moment. Try again in a few seconds.';
    throw new PlannerError('unavailable', message, {}, { 'Retry-After': String(RETRY_AFTER) });
  }
  const hasWaited = queue.size >= AT_ONCE;
  queue.size += 1;
  queues.set(token.id, queue);
  try {
    return await queue.limit(() => run(hasWaited));
  } finally {
    queue.size -= 1;
    if (queue.size === 0) queues.delete(token.id);
  }
}
