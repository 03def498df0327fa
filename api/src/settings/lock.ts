import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What only one request at a time may decide about. */
export type Lock = 'accounts-lock' | 'brands-lock' | 'sample-content-lock';

/** Holds back every other request that takes the same lock until the transaction ends, on every instance. */
export async function takeLock(em: SqlEntityManager, lock: Lock): Promise<void> {
  await em.execute('select key from settings where key = ? for update', [lock]);
}
