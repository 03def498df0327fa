import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Person } from '../context.js';

/** Finds the people who created kinds. Returns null for built-in kinds, and for deleted accounts. */
export async function findCreators(em: SqlEntityManager, ids: readonly string[]): Promise<(Person | null)[]> {
  const rows = await em.execute<(Person & { kindId: string })[]>(
    `select kinds.id as "kindId", users.id, first_name as "firstName", last_name as "lastName"
     from kinds join users on users.id = created_by
     where kinds.id in (select value from jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  );
  return ids.map((id) => rows.find(({ kindId }) => kindId === id) ?? null);
}
