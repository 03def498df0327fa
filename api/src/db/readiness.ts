import { setTimeout as sleep } from 'node:timers/promises';
import type { Orm } from './orm.js';

/** How long a busy database may keep a readiness check waiting, in milliseconds. */
const PATIENCE = 2000;

/**
 * Builds the readiness check: a function that resolves if the database answers, and rejects if it
 * fails or takes more than two seconds. Checks at the same time share one statement, so that they
 * don't queue up in front of a busy database.
 */
export function createReadiness(orm: Orm): () => Promise<void> {
  let statement: Promise<unknown> | undefined;
  return async () => {
    statement ??= orm.em
      .fork()
      .execute('select 1')
      .finally(() => {
        statement = undefined;
      });
    const timer = new AbortController();
    const timeout = sleep(PATIENCE, undefined, timer).then(() => {
      throw new Error(`The database did not answer within ${PATIENCE} ms.`);
    });
    // Rejects when the statement wins and the timer is aborted.
    timeout.catch(() => {});
    try {
      await Promise.race([statement, timeout]);
    } finally {
      timer.abort();
    }
  };
}
