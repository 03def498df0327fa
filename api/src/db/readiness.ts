import type { Orm } from './orm.js';
import { LIMITS } from './time-limits.js';
import { within } from './within.js';

/**
 * Creates the readiness check, a function that resolves if the database responds, and rejects if the database reports
 * an error or takes more than two seconds. Concurrent checks share one statement, so that they don't pile up when the
 * database is busy.
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
    await within(LIMITS.ready, `The database did not respond within ${LIMITS.ready} ms.`, statement);
  };
}
