import pLimit, { type LimitFunction } from 'p-limit';
import { PlannerError } from '../errors.js';

/** How many imports a server reads and runs at the same time. A single import can use 100 MiB of memory. */
const AT_ONCE = 2;

/** How many imports per user can wait. */
const MAX_WAITING = 3;

/** The `Retry-After` of rejected imports, in seconds. */
const RETRY_AFTER = 10;

interface Queue {
  limit: LimitFunction;
  /** The number of running and waiting imports. */
  size: number;
}

const allUsers = pLimit(AT_ONCE);
const queues = new Map<string, Queue>();
/** The number of running and waiting imports of all users. */
let count = 0;

/**
 * Runs each user's imports one after another, and limits how many imports run at the same time.
 *
 * @param run reads the body and runs the import. `hasWaited` is true if the import might have waited, in which case the
 *   session must be read again
 * @throws PlannerError `rateLimited` if too many of the user's imports are waiting
 */
export async function inImportQueue<Result>(
  userId: string,
  run: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(userId) ?? { limit: pLimit(1), size: 0 };
  if (queue.size > MAX_WAITING) {
    const message = 'Your earlier imports are still running. Try again in a few seconds.';
    throw new PlannerError('rateLimited', message, {}, { 'Retry-After': String(RETRY_AFTER) });
  }
  const hasWaited = queue.size > 0 || count >= AT_ONCE;
  queue.size += 1;
  count += 1;
  queues.set(userId, queue);
  try {
    return await queue.limit(() => allUsers(() => run(hasWaited)));
  } finally {
    queue.size -= 1;
    count -= 1;
    if (queue.size === 0) queues.delete(userId);
  }
}
