import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SecretBox } from './secret-box.js';

/**
 * Encrypts the secrets of authenticator apps with the current session secret if the previous one encrypted them. After
 * that, the previous session secret is no longer required.
 */
export async function renewTwoStepSecrets(em: SqlEntityManager, box: SecretBox): Promise<void> {
  const rows = await em.execute<{ userId: string; secret: string }[]>(
    'select user_id as "userId", secret from two_steps',
  );
  for (const { userId, secret } of rows) {
    const renewed = box.renew(secret, userId);
    // The condition on the old value keeps a setup that another server has started in the meantime.
    if (renewed !== null) {
      await em.execute('update two_steps set secret = ? where user_id = ? and secret = ?', [
        renewed,
        userId,
        secret,
      ]);
    }
  }
}
