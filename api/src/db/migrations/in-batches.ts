import type { Migration } from '@mikro-orm/migrations';

/**
 * Runs an update for 20,000 ids at a time. Each batch is a statement, because PostgreSQL releases the memory of an
 * update's subqueries only when the update ends, and because the embedded database counts as stopped if a statement
 * takes minutes.
 *
 * @param update a statement that ends with a `where` clause
 */
export async function inBatches(
  migration: Migration,
  table: string,
  id: string,
  update: string,
): Promise<void> {
  const parts = (await migration.execute(
    `select min(id::text) as first, max(id::text) as last
     from (select ${id} as id, row_number() over (order by ${id}) / 20000 as n from ${table}) numbered
     group by n order by n`,
  )) as { first: string; last: string }[];
  for (const { first, last } of parts) {
    await migration.execute(`${update} and ${id} between '${first}' and '${last}'`);
  }
}
