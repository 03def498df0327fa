import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PlannerError } from '../errors.js';
import { takeLock } from '../settings/lock.js';

// Not the database's `lower`: what it does beyond ASCII depends on the database's locale.
const nameKey = (name: string) => name.trim().normalize('NFC').toLowerCase();

/**
 * Finds the brands of a name, ignoring case and surrounding space. Until the transaction ends, no other request can
 * take the name.
 *
 * @returns their ids; planners that are older than the rule may have several
 */
export async function idsOfBrandName(em: SqlEntityManager, name: string): Promise<string[]> {
  await takeLock(em, 'brands-lock');
  const brands = await em.execute<{ id: string; name: string }[]>(
    'select id, name from brands order by created_at, id',
  );
  return brands.filter((brand) => nameKey(brand.name) === nameKey(name)).map(({ id }) => id);
}

/**
 * Makes sure that a brand can have a name. It can keep one that others have, too.
 *
 * @param id the brand that is changed; null for a new one
 * @throws PlannerError `conflict` when another brand has the name
 */
export async function requireFreeName(em: SqlEntityManager, name: string, id: string | null): Promise<void> {
  const ids = await idsOfBrandName(em, name);
  if (ids.length === 0 || (id !== null && ids.includes(id))) return;
  const message = 'A brand with this name already exists.';
  throw new PlannerError('conflict', message, [{ field: 'name', message }]);
}
