import { PlannerError } from '../errors.js';
import { createFairQueue } from './fair-queue.js';

/** The `Retry-After` of rejected imports, in seconds. */
const RETRY_AFTER = 10;

/** The imports of a server. A single import can use 100 MiB of memory. */
const inTurn = createFairQueue({
  atOnce: 2,
  atOncePerGroup: 1,
  maxPerGroup: 4,
  full() {
    return new PlannerError('importsRunning', {}, {}, { 'Retry-After': String(RETRY_AFTER) });
  },
});

/**
 * Runs each user's imports one after another, and limits how many imports run at the same time.
 *
 * @param run reads the body and runs the import. `hasWaited` is true if the session must be read again
 * @throws PlannerError `rateLimited` if too many of the user's imports are waiting
 * @throws Disconnected if the client leaves before the import runs
 */
export const inImportQueue = <Result>(
  { userId, signal }: { userId: string; signal?: AbortSignal },
  run: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> => inTurn({ group: userId, signal }, run);
