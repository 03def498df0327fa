import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { addressTaken } from './taken-address.js';
import { User } from './user.entity.js';

/** A new account. */
type NewUser = Pick<User, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'isAdmin' | 'isApproved'> &
  Partial<Pick<User, 'hasPassword'>>;

/**
 * Stores a new account. Uses `on conflict do nothing`, because PostgreSQL would otherwise log the statement that
 * violates the constraint.
 *
 * @throws PlannerError `conflict` if the address is taken
 */
export async function insertUser(em: SqlEntityManager, account: NewUser): Promise<User> {
  const unset = { profileImageUrl: null, passwordChangedAt: null };
  const neverApproved = !account.isApproved;
  const values = {
    id: uuid(),
    hasPassword: true,
    ...account,
    ...unset,
    neverApproved,
    createdAt: new Date(),
  };
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
