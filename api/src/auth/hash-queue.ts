import pLimit from 'p-limit';
import { PlannerError } from '../errors.js';

/** Hashes that run at a time. libuv has four threads by default; the rest stay free for reading files. */
const AT_ONCE = 2;

/** How many hashes can wait in the queue. */
const MAX_WAITING = 20;

/** How long a hash can wait, in milliseconds. */
const MAX_WAIT = 5_000;

/** The `Retry-After` of rejected requests, in seconds. */
const RETRY_AFTER = 5;

const queue = pLimit(AT_ONCE);

const busy = () =>
  new PlannerError(
    'unavailable',
    'The server is busy checking passwords. Try again in a few seconds.',
    {},
    { 'Retry-After': String(RETRY_AFTER) },
  );

/**
 * Queues a hash, so that a flood of logins can't occupy all threads.
 *
 * @throws PlannerError `unavailable` if the queue is full or the wait was too long
 */
export async function inHashQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_WAITING) throw busy();
  const deadline = performance.now() + MAX_WAIT;
  return queue(() => {
    if (performance.now() > deadline) throw busy();
    return work();
  });
}
