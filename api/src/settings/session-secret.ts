import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The secrets for session cookies. */
export interface SessionSecrets {
  /** Signs new cookies. */
  secret: string;
  /** The secret before the last rotation. It is still accepted. Undefined if the secret has not been rotated. */
  previous: string | undefined;
}

const newSecret = () => JSON.stringify(randomBytes(48).toString('base64url'));

/**
 * Returns the stored secrets for session cookies, which are used if the environment does not set any. The first call
 * creates the secrets and stores them in the database, so that sessions survive restarts and all servers on one
 * database use the same secrets.
 */
export async function storedSessionSecrets(em: SqlEntityManager): Promise<SessionSecrets> {
  const found = await findSecrets(em);
  if (found) return found;
  await em.execute(
    `insert into settings (key, value) values ('session-secret', ?::jsonb) on conflict do nothing`,
    [newSecret()],
  );
  const stored = await findSecrets(em);
  if (!stored) throw new Error('The session secret could not be stored.');
  return stored;
}

async function findSecrets(em: SqlEntityManager): Promise<SessionSecrets | undefined> {
  const rows = await em.execute<{ key: string; value: string }[]>(
    `select key, value from settings where key in ('session-secret', 'session-secret-previous')`,
  );
  const kept = new Map(rows.map(({ key, value }) => [key, value]));
  const secret = kept.get('session-secret');
  return secret === undefined ? undefined : { secret, previous: kept.get('session-secret-previous') };
}

/** Replaces the stored secret. The current secret becomes the previous one, which replaces any older one. */
export async function rotateSessionSecret(em: SqlEntityManager): Promise<void> {
  await em.transactional(async (tx) => {
    await storedSessionSecrets(tx);
    await tx.execute(
      `insert into settings (key, value)
       select 'session-secret-previous', value from settings where key = 'session-secret' for update
       on conflict (key) do update set value = excluded.value`,
    );
    await tx.execute(`update settings set value = ?::jsonb where key = 'session-secret'`, [newSecret()]);
  });
}
