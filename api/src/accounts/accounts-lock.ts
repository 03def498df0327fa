import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../settings/lock.js';

/**
 * Locks all accounts until the transaction ends, so that concurrent requests can't both create the first administrator
 * or remove the last administrator.
 */
export async function lockAccounts(em: SqlEntityManager): Promise<void> {
  await takeLock(em, 'accounts-lock');
}
