import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * The secret that signs session cookies when the environment gives none: made once and kept in the
 * database, so that a restart logs nobody out and instances on one database agree.
 */
export async function keptSessionSecret(em: SqlEntityManager): Promise<string> {
  await em.execute(
    `insert into settings (key, value) values ('session-secret', ?::jsonb) on conflict do nothing`,
    [JSON.stringify(randomBytes(48).toString('base64url'))],
  );
  const [row] = await em.execute<{ value: string }[]>(
    `select value from settings where key = 'session-secret'`,
  );
  if (!row) throw new Error('The session secret could not be stored.');
  return row.value;
}
