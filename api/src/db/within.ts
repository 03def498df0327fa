import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for work that can't be canceled.
 *
 * @param limit how long to wait, in milliseconds
 * @throws Error with `message` if the work takes longer. The work continues.
 */
export async function within<Result>(limit: number, message: string, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const timeout = sleep(limit, undefined, timer).then((): never => {
    throw new Error(message);
  });
  // If the work finishes first, aborting the timer also rejects this promise. Ignore that rejection.
  timeout.catch(() => {});
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
  }
}
