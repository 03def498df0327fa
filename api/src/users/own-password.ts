import { z } from 'zod';
import { currentPasswordSchema, passwordSchema } from '../accounts/account-schemas.js';
import { hashNewPassword } from '../accounts/new-password.js';
import { verifyPassword } from '../accounts/passwords.js';
import { lockAccountsFor, requireUser } from '../accounts/policy.js';
import { editedUser } from '../accounts/recorded-user.js';
import type { User } from '../accounts/user.entity.js';
import { newDeviceId } from '../auth/device-tokens.js';
import { passwordChangeLimit } from '../auth/rate-limits.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { parse } from '../validation.js';
import { endSessions, findUser } from './change-account.js';

const passwordChangeSchema = z.object({ current: currentPasswordSchema.min(1), new: passwordSchema });

/** The error for a user whose password was changed after they confirmed it. */
export const passwordChanged = () =>
  new PlannerError(
    'conflict',
    'Your password was changed in the meantime. Enter the new one as the current password and try again.',
  );

/**
 * Checks the current password of a user who is changing their own email address or password.
 *
 * @param field the request field that contains the password
 * @throws PlannerError `invalid` if the password is missing or wrong, `rateLimited` after too many wrong passwords
 */
export async function confirmPassword(
  context: RequestContext,
  user: User,
  password: string | null | undefined,
  field: string,
): Promise<void> {
  if (!password) {
    const message = 'Enter your current password to change your email address or password';
    throw new PlannerError('invalid', message, [{ field, message }]);
  }
  const limit = passwordChangeLimit(context, user.id, context.sessionId ?? '');
  // Take a point before checking the password, so that parallel guesses can't exceed the budget.
  await limit.take();
  const matches = await verifyPassword(user.passwordHash, password, context.clientAddress).catch(
    async (error: unknown) => {
      await limit.giveBack();
      throw error;
    },
  );
  if (!matches) {
    context.record('password-wrong');
    const message = 'Current password is incorrect';
    throw new PlannerError('invalid', message, [{ field, message }]);
  }
  await limit.forget();
}

/** Keeps the viewer's browser known after a password change, which invalidates all browser tokens. */
export async function keepBrowserKnown(context: RequestContext, passwordHash: string): Promise<void> {
  const { id } = requireUser(context);
  const deviceId = newDeviceId();
  await context.em.execute('update sessions set device_id = ? where id = ?', [deviceId, context.sessionId]);
  context.setDeviceToken(await context.tokens.devices.create({ id, passwordHash }, deviceId));
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
  const user = await findUser(context.em, id);
  await confirmPassword(context, user, passwords.current, 'current');
  const options = { field: 'new', address: context.clientAddress };
  const passwordHash = await hashNewPassword(passwords.new, user, options);
  await recordedTransaction(context, async (em, record) => {
    await lockAccountsFor(context, em, requireUser);
    const changed = await em.execute(
      'update users set password_hash = ? where id = ? and password_hash = ? returning id',
      [passwordHash, id, user.passwordHash],
    );
    if (changed.length === 0) throw passwordChanged();
    await endSessions(em, id, context.sessionId);
    const edited = editedUser(user, { ...user, passwordHash });
    if (edited) await record({ action: 'edit', subjectType: 'user' }, [edited]);
  });
  await keepBrowserKnown(context, passwordHash);
  context.record('password-changed');
}
