import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockAccountsFor, requireAdmin, type requireUser } from '../accounts/policy.js';
import { publicUser } from '../accounts/public-user.js';
import { deletedUser, editedUser } from '../accounts/recorded-user.js';
import { revokePasswordResets } from '../accounts/revoke-password-resets.js';
import { User } from '../accounts/user.entity.js';
import { endLoginSteps } from '../auth/login-step.service.js';
import { announce } from '../changes/announce.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { renamePerson } from '../fields/stored-search-text.js';
import { isId } from '../validation.js';

/**
 * Finds a user by id.
 *
 * @throws PlannerError `notFound`
 */
export async function findUser(em: SqlEntityManager, id: string): Promise<User> {
  const user = isId(id) ? await em.findOne(User, { id }) : null;
  if (!user) throw new PlannerError('userNotFound');
  return user;
}

/**
 * Ends a user's sessions, except for the session to keep. Ends logins that are waiting for a code, and revokes the
 * user's password reset links. Update the user before calling this, so that a login in progress either sees the change
 * or has already stored its session.
 */
export async function endSessions(
  em: SqlEntityManager,
  userId: string,
  keep: string | null = null,
): Promise<void> {
  await em.execute(
    `delete from sessions where user_id = ? and id is distinct from ?::uuid returning ${announce.sessions}`,
    [userId, keep],
  );
  await revokePasswordResets(em, userId);
  await endLoginSteps(em, userId);
}

/** A change to an account. */
interface AccountChange {
  /** Changes the user. Called while the accounts are locked. */
  change(user: User, em: SqlEntityManager): Promise<void> | void;
  /**
   * Returns which of the user's sessions the change ends. `others` means all sessions except the viewer's current
   * session.
   */
  ends?: (before: Readonly<User>) => 'all' | 'others' | 'none';
  /** Whether the change deletes the user. */
  deletes?: boolean;
  /** The permission that the change requires. The default is `requireAdmin`. */
  rule?: typeof requireUser | typeof requireAdmin;
}

const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/**
 * Changes a user while preventing other requests from changing any accounts.
 *
 * @throws PlannerError `unauthorized` or `forbidden` if the viewer no longer has the permission; `conflict` if no
 *   approved administrator would be left
 */
export async function changeAccount(
  context: RequestContext,
  id: string,
  { change, ends = () => 'none', deletes = false, rule = requireAdmin }: AccountChange,
): Promise<PublicUser> {
  rule(context);
  return recordedTransaction(context, async (em, record) => {
    await lockAccountsFor(context, em, rule);
    const user = await findUser(em, id);
    const before = { ...user };
    const ended = ends(user);
    await change(user, em);
    await em.flush();
    const name = deletes ? '' : nameOf(user);
    if (name !== nameOf(before)) await renamePerson(em, user.id, nameOf(before), name);
    if (ended !== 'none') await endSessions(em, user.id, ended === 'others' ? context.sessionId : null);
    const left = await em.execute('select 1 from users where is_admin and is_approved limit 1');
    if (left.length === 0) throw new PlannerError('lastAdministrator');
    const edited = deletes ? deletedUser(before) : editedUser(before, user);
    if (edited) await record({ action: deletes ? 'delete' : 'edit', subjectType: 'user' }, [edited]);
    return publicUser(user);
  });
}
