import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isId } from '../validation.js';

/**
 * Whether pages on an origin can display an embed. Expired and revoked embeds also count, so that the pages that try
 * to display them can read the error.
 */
export async function isEmbedOrigin(em: SqlEntityManager, origin: string): Promise<boolean> {
  const rows = await em.execute(
    `select 1 from access_tokens where kind = 'embed' and origins @> ?::jsonb limit 1`,
    [JSON.stringify([origin])],
  );
  return rows.length > 0;
}

/** Returns the origins of an embed, even if it has expired or was revoked. Returns null if the embed does not exist. */
export async function findEmbedOrigins(em: SqlEntityManager, id: string): Promise<string[] | null> {
  if (!isId(id)) return null;
  const sql = `select origins from access_tokens where kind = 'embed' and id = ?`;
  const [row] = await em.execute<{ origins: string[] }[]>(sql, [id]);
  return row?.origins ?? null;
}
