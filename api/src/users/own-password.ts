import { z } from 'zod';
import { currentPasswordSchema, passwordSchema } from '../accounts/account-schemas.js';
import { hashNewPassword } from '../accounts/new-password.js';
import { verifyPassword } from '../accounts/passwords.js';
import { lockAccountsFor, requireUser } from '../accounts/policy.js';
import { editedUser } from '../accounts/recorded-user.js';
import { setPasswordHash } from '../accounts/set-password-hash.js';
import type { User } from '../accounts/user.entity.js';
import { newDeviceId } from '../auth/device-tokens.js';
import { attempt } from '../auth/limit.js';
import { requireLocalLogin } from '../auth/local-login.js';
import { requireOwnPage } from '../auth/own-page.js';
import { passwordChangeLimit } from '../auth/rate-limits.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { parse } from '../validation.js';
import { endSessions, findUser } from './change-account.js';

const passwordChangeSchema = z.object({ current: currentPasswordSchema.min(1), new: passwordSchema });

const newPasswordSchema = z.object({ password: passwordSchema });

/** The status of the viewer's password. */
export interface PasswordStatus {
  /** Whether the viewer has a password. Accounts that single sign-on creates start without one. */
  isSet: boolean;
  /** When the password was last changed, as ISO 8601 in UTC. Null if it was never changed. */
  changedAt: string | null;
}

/** Returns whether the viewer has a password, and when it changed. */
export async function readPasswordStatus(context: RequestContext): Promise<PasswordStatus> {
  const { hasPassword, passwordChangedAt } = await findUser(context.em, requireUser(context).id);
  return { isSet: hasPassword, changedAt: passwordChangedAt?.toISOString() ?? null };
}

/** Creates the error for a user whose password was changed after they confirmed it. */
export const passwordChanged = () => new PlannerError('passwordChanged');

/**
 * Checks the current password of a user who is changing their own email address or password.
 *
 * @param field the request field that contains the password
 * @throws PlannerError `invalid` if the password is missing or wrong, or if the user has no password; `rateLimited`
 *   after too many wrong passwords
 */
export async function confirmPassword(
  context: RequestContext,
  user: User,
  password: string | null | undefined,
  field: string,
): Promise<void> {
  if (!user.hasPassword) throw errorIn(field, 'passwordMissing');
  if (!password) throw errorIn(field, 'currentPasswordRequired');
  const limit = passwordChangeLimit(context, user.id, context.sessionId ?? '');
  const { result: matches } = await attempt(limit, () =>
    verifyPassword(user.passwordHash, password, context),
  );
  await (matches ? limit.succeed() : limit.fail());
  if (!matches) {
    context.record('password-wrong');
    throw errorIn(field, 'currentPasswordWrong');
  }
}

/** Gives the viewer's browser a new device token, because a password change invalidates the tokens of all browsers. */
export async function keepBrowserKnown(context: RequestContext, passwordHash: string): Promise<void> {
  const { id } = requireUser(context);
  const deviceId = newDeviceId();
  await context.em.execute('update sessions set device_id = ? where id = ?', [deviceId, context.sessionId]);
  context.setDeviceToken(await context.tokens.devices.create({ id, passwordHash }, deviceId));
}

/**
 * Stores the viewer's new password and ends their other sessions.
 *
 * @param user the account as it was when the request was checked
 */
async function replacePassword(context: RequestContext, user: User, passwordHash: string): Promise<void> {
  await recordedTransaction(context, async (em, record) => {
    await lockAccountsFor(context, em, requireUser);
    const current = await findUser(em, user.id);
    if (current.passwordHash !== user.passwordHash) throw passwordChanged();
    const before = { ...current };
    setPasswordHash(current, passwordHash);
    await em.flush();
    await endSessions(em, user.id, context.sessionId);
    const edited = editedUser(before, current);
    if (edited) await record({ action: 'edit', subjectType: 'user' }, [edited]);
  });
  await keepBrowserKnown(context, passwordHash);
  context.record('password-changed');
}

/**
 * Changes the viewer's password and ends their other sessions.
 *
 * @throws PlannerError `invalid` if the current password is wrong, `rateLimited` after too many wrong passwords,
 *   `unauthorized` if the session has ended in the meantime, `conflict` if the password was changed in the meantime
 */
export async function changePassword(context: RequestContext, body: unknown): Promise<void> {
  const { id } = requireUser(context);
  const passwords = parse(passwordChangeSchema, body);
  const user = await findUser(context.em.fork(), id);
  await confirmPassword(context, user, passwords.current, 'current');
  await replacePassword(context, user, await hashNewPassword(context, passwords.new, user, 'new'));
}

/**
 * Sets the first password of a viewer whose account was created by single sign-on, and ends their other sessions.
 *
 * @throws PlannerError `conflict` if the viewer has a password; `forbidden` on pages of other origins or if LOCAL_LOGIN
 *   is off; `recentLoginRequired`; `invalid` for a weak password
 */
export async function setPassword(context: RequestContext, body: unknown): Promise<void> {
  const { id } = requireUser(context);
  const { password } = parse(newPasswordSchema, body);
  const user = await findUser(context.em.fork(), id);
  if (user.hasPassword) throw new PlannerError('passwordExists');
  await requireLocalLogin(context, user);
  requireOwnPage(context);
  await requireRecentLogin(context);
  await replacePassword(context, user, await hashNewPassword(context, password, user));
}
