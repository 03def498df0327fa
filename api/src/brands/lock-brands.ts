import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Locks brands until the transaction ends, so that they can't be deleted. Call this before locking entries, because
 * deleting a brand also locks the brand before its entries.
 *
 * @returns the ids of the brands that exist
 */
export async function lockBrands(em: SqlEntityManager, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from brands where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
     order by id for share`,
    [JSON.stringify(ids)],
  );
  return new Set(rows.map(({ id }) => id));
}
