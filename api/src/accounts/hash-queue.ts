import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { networksOf } from '../http/client-address.js';
import { createFairQueue } from '../http/fair-queue.js';

/** How long a hashing job can wait, in milliseconds. */
const MAX_WAIT = 5_000;

/** The `Retry-After` of rejected requests, in seconds. */
const RETRY_AFTER = 5;

/** The client that sent a password. Commands have no client. */
export type HashClient = Partial<Pick<RequestContext, 'clientAddress' | 'signal'>>;

const busy = () => new PlannerError('passwordChecksBusy', {}, {}, { 'Retry-After': String(RETRY_AFTER) });

const inTurn = createFairQueue({
  // libuv has four threads by default, so two stay free for reading files.
  atOnce: 2,
  maxWaiting: 20,
  // A group is an IPv4 address or an IPv6 /64 network.
  maxPerGroup: 5,
  full: busy,
});

/**
 * Queues a hashing job, so that a flood of logins can't use all threads and a single address can't fill the queue.
 *
 * @throws PlannerError `unavailable` if the queue is full, the address has too many jobs, or the job waited too long
 * @throws Disconnected if the client leaves before the job runs
 */
export function inHashQueue<Result>(work: () => Promise<Result>, client: HashClient = {}): Promise<Result> {
  const deadline = performance.now() + MAX_WAIT;
  const group = client.clientAddress === undefined ? 'commands' : networksOf(client.clientAddress).home;
  return inTurn({ group, signal: client.signal }, async () => {
    if (performance.now() > deadline) throw busy();
    return work();
  });
}
