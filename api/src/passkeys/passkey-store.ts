import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isoInstant } from '../sql/iso-instant.js';

/** A passkey in the form that its user sees. */
export interface PasskeyRow {
  id: string;
  name: string;
  isSynced: boolean;
  /** ISO 8601 in UTC, like `lastUsedAt`. */
  createdAt: string;
  /** When the passkey was last used to log in. Null if it has never been used. */
  lastUsedAt: string | null;
}

/** The columns of a {@link PasskeyRow}. */
export const COLUMNS = `id, name, is_synced as "isSynced", ${isoInstant('created_at')} as "createdAt",
  ${isoInstant('last_used_at')} as "lastUsedAt"`;

/** Returns a user's passkeys, oldest first. */
export const findPasskeys = (em: SqlEntityManager, userId: string): Promise<PasskeyRow[]> =>
  em.execute<PasskeyRow[]>(
    `select ${COLUMNS} from passkeys where user_id = ? order by passkeys.created_at, id`,
    [userId],
  );

/** Returns the number of passkeys that each user has. Omits users without passkeys. */
export async function countPasskeys(
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await em.execute<{ id: string; count: number }[]>(
    `select user_id as id, count(*)::int as count from passkeys
     where user_id in (select value::uuid from jsonb_array_elements_text(?::jsonb)) group by user_id`,
    [JSON.stringify(ids)],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Removes all of a user's passkeys. Returns how many there were. */
export async function removePasskeys(em: SqlEntityManager, userId: string): Promise<number> {
  const removed = await em.execute('delete from passkeys where user_id = ? returning id', [userId]);
  return removed.length;
}
