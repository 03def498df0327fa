import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isId } from '../validation.js';

/** Returns the origins of an embed, even if it has expired or was revoked. Returns null if the embed does not exist. */
export async function findEmbedOrigins(em: SqlEntityManager, id: string): Promise<string[] | null> {
  if (!isId(id)) return null;
  const sql = `select origins from access_tokens where kind = 'embed' and id = ?`;
  const [row] = await em.execute<{ origins: string[] }[]>(sql, [id]);
  return row?.origins ?? null;
}
