import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockAccountsFor, requireAdmin, requireUser } from '../accounts/policy.js';
import { editedSessions } from '../accounts/recorded-user.js';
import { isMobileSystem } from '../auth/device.js';
import { VALID, validAt } from '../auth/session.service.js';
import { announce } from '../changes/announce.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { isoInstant } from '../sql/iso-instant.js';
import { isId } from '../validation.js';
import { findUser } from './change-account.js';

/** A session in the form that its user sees. The id can't be used to access the account. */
export interface ListedSession {
  id: string;
  browser: string | null;
  operatingSystem: string | null;
  isMobile: boolean;
  address: string | null;
  /** ISO 8601 in UTC, like `lastUsedAt`. */
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

/** Lists the viewer's sessions: the current session first, and then the other sessions, most recently used first. */
export async function listSessions(context: RequestContext): Promise<ListedSession[]> {
  const { id } = requireUser(context);
  const rows = await context.em.execute<Omit<ListedSession, 'isMobile'>[]>(
    `select id, browser, operating_system as "operatingSystem", address, ${isoInstant('created_at')} as "createdAt",
       ${isoInstant('last_used_at')} as "lastUsedAt", id = ?::uuid as "isCurrent"
     from sessions where user_id = ? and ${VALID} order by id = ?::uuid desc, sessions.last_used_at desc, id desc`,
    [context.sessionId, id, ...validAt(new Date()), context.sessionId],
  );
  return rows.map((row) => ({ ...row, isMobile: isMobileSystem(row.operatingSystem) }));
}

type Account = Pick<PublicUser, 'id' | 'email' | 'firstName' | 'lastName'>;

/**
 * Ends some of a user's sessions, and records the change.
 *
 * @param find locks the accounts and returns the user; can throw a PlannerError
 * @param condition which of the user's sessions to end, as SQL
 * @param values the parameters of the condition
 * @returns how many sessions were ended
 */
async function end(
  context: RequestContext,
  find: (em: SqlEntityManager) => Promise<Account>,
  condition: string,
  values: readonly (string | null)[],
): Promise<number> {
  const { userId, ended } = await recordedTransaction(context, async (em, record) => {
    const user = await find(em);
    const [counts] = await em.execute<{ before: number; ended: number }[]>(
      `with ended as (delete from sessions where user_id = ? and ${condition} returning ${announce.sessions})
       select (select count(*)::int from sessions where user_id = ?) as before,
         (select count(*)::int from ended) as ended`,
      [user.id, ...values, user.id],
    );
    const { before = 0, ended = 0 } = counts ?? {};
    if (ended > 0) {
      const edited = editedSessions(user, before, before - ended);
      await record({ action: 'endSessions', subjectType: 'user' }, [edited]);
    }
    return { userId: user.id, ended };
  });
  if (ended > 0) context.record('sessions-ended', { userId, sessions: ended });
  return ended;
}

/**
 * Ends one of the viewer's other sessions and returns its id.
 *
 * @throws PlannerError `notFound`, `invalid` for the current session, `unauthorized` if the current session has ended
 *   in the meantime
 */
export async function endOneSession(context: RequestContext, id: string): Promise<string> {
  requireUser(context);
  if (id === context.sessionId) throw new PlannerError('currentSession');
  const ended = isId(id)
    ? await end(context, (em) => lockAccountsFor(context, em, requireUser), 'id = ?', [id])
    : 0;
  if (ended === 0) throw new PlannerError('sessionNotFound');
  return id;
}

/**
 * Ends all of the viewer's sessions except the current one. Returns how many were ended.
 *
 * @throws PlannerError `unauthorized` if the current session has ended in the meantime
 */
export async function endOtherSessions(context: RequestContext): Promise<number> {
  requireUser(context);
  const find = (em: SqlEntityManager) => lockAccountsFor(context, em, requireUser);
  return end(context, find, 'id is distinct from ?::uuid', [context.sessionId]);
}

/**
 * Ends all sessions of a user, except the current session if the user is the viewer. Administrators only. Returns how
 * many were ended.
 *
 * @throws PlannerError `notFound`
 */
export async function endUserSessions(context: RequestContext, id: string): Promise<number> {
  requireAdmin(context);
  const find = async (em: SqlEntityManager) => {
    await lockAccountsFor(context, em, requireAdmin);
    const { email, firstName = null, lastName = null } = await findUser(em, id);
    return { id, email, firstName, lastName };
  };
  return end(context, find, 'id is distinct from ?::uuid', [context.sessionId]);
}
