import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/** How long after a login users can make sensitive changes, in milliseconds (10 minutes). */
const RECENT_LOGIN = 10 * 60 * 1000;

/**
 * Checks that the request's session started in the last ten minutes, so that nobody can take over a planner with a
 * browser that an administrator left open. Logging in again starts a new session. Call it after `requireUser` or
 * `requireAdmin`.
 *
 * @throws PlannerError `recentLoginRequired`
 */
export async function requireRecentLogin({ em, sessionId, record }: RequestContext): Promise<void> {
  const since = new Date(Date.now() - RECENT_LOGIN);
  const recent = await em.execute('select 1 from sessions where id = ? and created_at > ?', [
    sessionId,
    since,
  ]);
  if (recent.length > 0) return;
  record('denied', { status: 403 });
  throw new PlannerError(
    'recentLoginRequired',
    'Log in again to do this. It requires a login within the last ten minutes.',
  );
}
