import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { addressTaken } from './taken-address.js';
import { User } from './user.entity.js';

/** An account that is not stored yet. */
type NewUser = Pick<User, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isAdmin' | 'isApproved'>;

/**
 * Stores an account. A taken address is no error for the database, which would log the statement.
 *
 * @throws PlannerError `conflict` when the address is taken
 */
export async function insertUser(em: SqlEntityManager, account: NewUser): Promise<User> {
  const values = { id: uuid(), ...account, profileImageUrl: null, createdAt: new Date() };
  const inserted = await em
    .qb(User)
    .insert(values)
    .onConflict('email')
    .ignore()
    .returning('id')
    .execute('all');
  if (inserted.length === 0) throw addressTaken();
  return em.map(User, values);
}
