import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Revokes a user's password reset links. Call this after changing the account. */
export async function revokePasswordResets(em: SqlEntityManager, userId: string): Promise<void> {
  await em.execute(
    'update account_links set revoked_at = ? where user_id = ? and used_at is null and revoked_at is null',
    [new Date(), userId],
  );
}
