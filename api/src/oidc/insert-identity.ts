import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import type { PendingIdentity } from '../auth/single-sign-on-tokens.js';
import { Identity } from './identity.entity.js';

/** Connects a user of a provider to an account. The caller must lock the accounts first. */
export async function insertIdentity(
  em: SqlEntityManager,
  { userId, issuer, subject }: Pick<PendingIdentity, 'userId' | 'issuer' | 'subject'>,
): Promise<void> {
  await em.insert(Identity, { id: uuid(), userId, issuer, subject, createdAt: new Date() });
}
