import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Deletes an account and everything that gives access to it: its sessions, identities, passkeys, keys, feeds and password
 * resets. The caller must lock the accounts first.
 */
export async function deleteAccount(em: SqlEntityManager, id: string): Promise<void> {
  await em.execute('delete from users where id = ?', [id]);
  em.clear();
}
