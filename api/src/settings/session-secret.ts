import { hkdfSync, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The secrets for session cookies. */
export interface SessionSecrets {
  /** Signs new cookies. */
  secret: string;
  /** The secret before the last rotation. It is still accepted. Undefined if the secret has not been rotated. */
  previous: string | undefined;
}

/**
 * The SQL condition for settings that contain session secrets or keys derived from them. Backups omit these settings.
 */
export const IS_SECRET = `key in ('session-secret', 'session-secret-previous', 'two-step-keys')`;

const newSecret = () => randomBytes(48).toString('base64url');

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
    [JSON.stringify(newSecret())],
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

async function store(em: SqlEntityManager, key: string, value: string | readonly string[]): Promise<void> {
  await em.execute(
    'insert into settings (key, value) values (?, ?::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
}

/**
 * Derives the key that encrypts the secrets of authenticator apps, in Base64URL. Backups contain this key, because the
 * session secret can't be derived from it.
 */
export const twoStepKeyOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'content-planner-two-step', 32)).toString('base64url');

/**
 * Returns the keys of the stored session secrets and of the ones that they replaced. If the environment doesn't set a
 * secret, the secrets of authenticator apps are encrypted with these keys.
 */
export async function findTwoStepKeys(em: SqlEntityManager): Promise<string[]> {
  const rows = await em.execute<{ value: string | string[] }[]>(
    `select value from settings where ${IS_SECRET}`,
  );
  return [...new Set(rows.flatMap(({ value }) => (typeof value === 'string' ? twoStepKeyOf(value) : value)))];
}

/**
 * Deletes the stored session secrets. Keeps their keys, so that the next start can encrypt the secrets of authenticator
 * apps with another session secret.
 *
 * @param keys additional keys to keep
 */
export async function discardSessionSecrets(
  em: SqlEntityManager,
  keys: readonly string[] = [],
): Promise<void> {
  const kept = new Set([...(await findTwoStepKeys(em)), ...keys]);
  if (kept.size > 0) await store(em, 'two-step-keys', [...kept]);
  await em.execute(`delete from settings where key in ('session-secret', 'session-secret-previous')`);
}

/**
 * Deletes keys that {@link discardSessionSecrets} has kept. Call this when the secrets of authenticator apps have been
 * encrypted with another session secret.
 */
export async function deleteTwoStepKeys(em: SqlEntityManager, keys: readonly string[]): Promise<void> {
  const rows = await em.execute(`select 1 from settings where key = 'two-step-keys'`);
  // Usually, there is nothing to delete, and the database might be read-only because its disk is full.
  if (rows.length === 0) return;
  // Keep the setting if it has other keys, which a rotation has added in the meantime.
  await em.execute(`delete from settings where key = 'two-step-keys' and ?::jsonb @> value`, [
    JSON.stringify(keys),
  ]);
}

/**
 * Replaces the stored secret.
 *
 * @param acceptsCurrent whether the current secret is still accepted. If so, it becomes the previous one, which replaces
 *   any older one.
 */
export async function rotateSessionSecret(em: SqlEntityManager, acceptsCurrent = true): Promise<void> {
  await em.transactional(async (tx) => {
    const { secret } = await storedSessionSecrets(tx);
    await discardSessionSecrets(tx);
    if (acceptsCurrent) await store(tx, 'session-secret-previous', secret);
    await store(tx, 'session-secret', newSecret());
  });
}
