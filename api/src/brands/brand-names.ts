import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { errorIn } from '../field-errors.js';
import { takeLock } from '../settings/lock.js';

// Don't use the database's `lower`, because its result for non-ASCII characters depends on the locale.
const nameKey = (name: string) => name.trim().normalize('NFC').toLowerCase();

/**
 * Finds the brands with the given name, ignoring case and surrounding whitespace. No other request can take the name
 * until the transaction ends.
 *
 * @returns the ids; older databases may contain several brands with the same name
 */
export async function idsOfBrandName(em: SqlEntityManager, name: string): Promise<string[]> {
  await takeLock(em, 'brands-lock');
  const brands = await em.execute<{ id: string; name: string }[]>(
    'select id, name from brands order by created_at, id',
  );
  return brands.filter((brand) => nameKey(brand.name) === nameKey(name)).map(({ id }) => id);
}

/**
 * Checks that no other brand has the given name. A brand that already shares its name with other brands can keep that
 * name.
 *
 * @param id the brand to change; null for a new one
 * @throws PlannerError `conflict` if another brand has the name
 */
export async function requireFreeName(em: SqlEntityManager, name: string, id: string | null): Promise<void> {
  const ids = await idsOfBrandName(em, name);
  if (ids.length === 0 || (id !== null && ids.includes(id))) return;
  throw errorIn('name', 'brandNameTaken');
}
