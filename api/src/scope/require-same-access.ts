import type { RequestContext, RequestSession } from '../context.js';
import { PlannerError } from '../errors.js';
import { isSameScope } from './scope.js';

/**
 * Checks the session or access token of a request again, because it may have ended in the meantime, or its scope may
 * have changed.
 *
 * @param rule the permission to check again
 * @throws PlannerError `unauthorized` or `forbidden`
 */
export async function requireSameAccess(
  { em, scope, readSession }: RequestContext,
  rule: (session: RequestSession) => unknown,
): Promise<void> {
  const session = await readSession(em);
  rule(session);
  if (isSameScope(session.scope, scope)) return;
  session.record('denied', { status: 403 });
  throw new PlannerError('tokenScopeChanged');
}
