import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { PublicUser, RequestContext, RequestSession } from '../context.js';
import { PlannerError } from '../errors.js';
import { lockAccounts } from './accounts-lock.js';

/**
 * Returns the logged-in user.
 *
 * @throws PlannerError `unauthorized` if nobody is logged in
 */
export function requireUser({ viewer, record }: RequestSession): PublicUser {
  if (!viewer) {
    record('denied', { status: 401 });
    throw new PlannerError('unauthorized', 'Unauthorized');
  }
  return viewer;
}

/**
 * Returns the logged-in administrator.
 *
 * @throws PlannerError `unauthorized` if nobody is logged in, `forbidden` for other users
 */
export function requireAdmin(session: RequestSession): PublicUser {
  const viewer = requireUser(session);
  if (!viewer.isAdmin) {
    session.record('denied', { status: 403 });
    throw new PlannerError('forbidden', 'You must be an administrator to access this page.');
  }
  return viewer;
}

/**
 * Locks all accounts and checks again that the viewer is logged in. The session may have ended while the request was
 * waiting, for example for a password to be hashed.
 *
 * @param em the transaction
 * @param rule the permission to check again
 */
export async function lockAccountsFor(
  context: RequestContext,
  em: SqlEntityManager,
  rule: typeof requireUser | typeof requireAdmin,
): Promise<PublicUser> {
  await lockAccounts(em);
  return rule(await context.readSession(em));
}
