import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../settings/lock.js';

/**
 * Holds back every other request that decides about accounts until the transaction ends, so that two
 * of them never make two first administrators, or none (decisions A1, A2).
 */
export async function lockAccounts(em: SqlEntityManager): Promise<void> {
  await takeLock(em, 'accounts-lock');
}
