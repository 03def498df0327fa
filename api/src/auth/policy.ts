import type { PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/**
 * The logged-in user.
 *
 * @throws PlannerError `unauthorized` when there is none (decision A5)
 */
export function requireUser({ viewer, record }: RequestContext): PublicUser {
  if (!viewer) {
    record('denied', { status: 401 });
    throw new PlannerError('unauthorized', 'Unauthorized');
  }
  return viewer;
}

/**
 * The logged-in administrator.
 *
 * @throws PlannerError `unauthorized`, or `forbidden` for other users (decision A6)
 */
export function requireAdmin(context: RequestContext): PublicUser {
  const viewer = requireUser(context);
  if (!viewer.isAdmin) {
    context.record('denied', { status: 403 });
    throw new PlannerError('forbidden', 'You must be an administrator to access this page.');
  }
  return viewer;
}
