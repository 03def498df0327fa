import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../settings/lock.js';

/**
 * Locks all accounts until the transaction ends, so that concurrent requests can't create two first administrators or
 * remove the last one.
 */
export async function lockAccounts(em: SqlEntityManager): Promise<void> {
  await takeLock(em, 'accounts-lock');
}
