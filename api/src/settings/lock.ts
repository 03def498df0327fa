import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The names of the locks. Each lock is for decisions that only one request can make at a time. */
export type Lock = 'accounts-lock' | 'brands-lock' | 'sample-content-lock' | 'saved-views-lock';

/**
 * Acquires a lock and keeps it until the transaction ends. Until then, other requests for the lock wait, even on other
 * servers.
 */
export async function takeLock(em: SqlEntityManager, lock: Lock): Promise<void> {
  await em.execute('select key from settings where key = ? for update', [lock]);
}
