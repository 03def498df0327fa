import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Names of locks for decisions that only one request can make at a time. */
export type Lock = 'accounts-lock' | 'brands-lock' | 'sample-content-lock' | 'saved-views-lock';

/** Takes a lock and keeps it until the transaction ends. Requests on all servers wait for it. */
export async function takeLock(em: SqlEntityManager, lock: Lock): Promise<void> {
  await em.execute('select key from settings where key = ? for update', [lock]);
}
