import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../settings/lock.js';

/**
 * Locks all accounts until the transaction ends. Otherwise, two concurrent requests could each create a first
 * administrator, or could each remove one of the last two administrators.
 */
export async function lockAccounts(em: SqlEntityManager): Promise<void> {
  await takeLock(em, 'accounts-lock');
}
