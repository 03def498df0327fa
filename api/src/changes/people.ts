import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Person } from '../context.js';
import { prepared } from '../sql/prepared.js';

const FIND = prepared(
  `select id, first_name as "firstName", last_name as "lastName" from users
   where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
);

/** Finds people by the ids of their accounts. Returns null for deleted accounts. */
export async function findPeople(em: SqlEntityManager, ids: readonly string[]): Promise<(Person | null)[]> {
  const rows = await em.execute<Person[]>(FIND, [JSON.stringify(ids)]);
  const byId = new Map(rows.map((person) => [person.id, person]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Finds the person who owns an account. Returns null if the account has been deleted. */
export async function findPerson(em: SqlEntityManager, id: string | null): Promise<Person | null> {
  if (id === null) return null;
  return (await findPeople(em, [id]))[0] ?? null;
}
