import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { PlannerError } from '../errors.js';
import { takeLock } from '../settings/lock.js';

// Not the database's `lower`, which depends on its locale outside ASCII.
const nameKey = (name: string) => name.trim().normalize('NFC').toLowerCase();

/**
 * Finds the brands with a name, ignoring case and surrounding space. Until the transaction ends, no other request
 * can take the name.
 *
 * @returns their ids; old planners may have several brands with the same name
 */
export async function idsOfBrandName(em: SqlEntityManager, name: string): Promise<string[]> {
  await takeLock(em, 'brands-lock');
  const brands = await em.execute<{ id: string; name: string }[]>(
    'select id, name from brands order by created_at, id',
  );
  return brands.filter((brand) => nameKey(brand.name) === nameKey(name)).map(({ id }) => id);
}

/**
 * Checks that no other brand has the name. A brand can keep a name that it shares with others.
 *
 * @param id the brand to change; null for a new one
 * @throws PlannerError `conflict` if another brand has the name
 */
export async function requireFreeName(em: SqlEntityManager, name: string, id: string | null): Promise<void> {
  const ids = await idsOfBrandName(em, name);
  if (ids.length === 0 || (id !== null && ids.includes(id))) return;
  const message = 'A brand with this name already exists.';
  throw new PlannerError('conflict', message, [{ field: 'name', message }]);
}
