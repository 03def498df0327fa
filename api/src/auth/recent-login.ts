import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/** How long after a login users can make sensitive changes, in seconds (10 minutes). */
export const RECENT_LOGIN = 10 * 60;

/**
 * Checks that the viewer logged in within the last ten minutes, so that nobody can take over a planner by using an
 * administrator's unattended browser. Logging in again starts a new session. With single sign-on, this function checks
 * the time when the provider authenticated the user, if the provider reports that time. Call this after `requireUser`
 * or `requireAdmin`.
 *
 * @throws PlannerError `recentLoginRequired`
 */
export async function requireRecentLogin({ em, sessionId, record }: RequestContext): Promise<void> {
  const recent = await em.execute(
    'select 1 from sessions where id = ? and coalesce(authenticated_at, created_at) > ?',
    [sessionId, new Date(Date.now() - RECENT_LOGIN * 1000)],
  );
  if (recent.length > 0) return;
  record('denied', { status: 403 });
  throw new PlannerError('recentLoginRequired');
}
