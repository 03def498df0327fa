import pLimit from 'p-limit';
import { PlannerError } from '../errors.js';

/** Hashes at a time: libuv has four threads by default, and files are read on the others. */
const AT_ONCE = 2;

/** How many more may wait. */
const MAX_WAITING = 20;

/** How long one may wait for its turn, in milliseconds. */
const MAX_WAIT = 5_000;

/** When to try again, in seconds. */
const RETRY_AFTER = 5;

const queue = pLimit(AT_ONCE);

const busy = () =>
  new PlannerError(
    'unavailable',
    'The server is checking too many passwords at the moment. Try again in a few seconds.',
    {},
    { 'Retry-After': String(RETRY_AFTER) },
  );

/**
 * Runs something that hashes when it is its turn, so that no flood of logins takes all threads.
 *
 * @throws PlannerError `unavailable` when too many wait, or when the turn came too late
 */
export async function inHashQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_WAITING) throw busy();
  const deadline = performance.now() + MAX_WAIT;
  return queue(() => {
    if (performance.now() > deadline) throw busy();
    return work();
  });
}
