import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Revokes the links for resetting a user's password, because the account has changed. */
export async function revokePasswordResets(em: SqlEntityManager, userId: string): Promise<void> {
  await em.execute(
    'update account_links set revoked_at = ? where user_id = ? and used_at is null and revoked_at is null',
    [new Date(), userId],
  );
}
