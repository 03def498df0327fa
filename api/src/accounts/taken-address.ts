import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PlannerError } from '../errors.js';

/** Creates the error for an email address that another account uses. */
export const addressTaken = () => new PlannerError('emailTaken');

/**
 * Checks that no account uses an email address. Call this before updating an account, in a transaction that holds the
 * accounts lock. Without this check, PostgreSQL would log the violation of the unique constraint, including the
 * address.
 *
 * @throws PlannerError `conflict` if the address is taken
 */
export async function requireFreeAddress(em: SqlEntityManager, email: string): Promise<void> {
  const found = await em.execute('select 1 from users where email = ?', [email]);
  if (found.length > 0) throw addressTaken();
}
