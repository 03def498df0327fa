import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SecretBox } from './secret-box.js';

/**
 * Re-encrypts the secrets of authenticator apps that were encrypted with an earlier session secret. After that, the
 * earlier session secrets and their keys are no longer required.
 */
export async function renewTwoStepSecrets(em: SqlEntityManager, box: SecretBox): Promise<void> {
  const rows = await em.execute<{ userId: string; secret: string }[]>(
    'select user_id as "userId", secret from two_steps',
  );
  for (const { userId, secret } of rows) {
    const renewed = box.renew(secret, userId);
    // Update the row only if it still contains the old secret. In the meantime, the user might have started a new setup
    // on another server.
    if (renewed !== null) {
      await em.execute('update two_steps set secret = ? where user_id = ? and secret = ?', [
        renewed,
        userId,
        secret,
      ]);
    }
  }
}
