import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { hashNewPassword } from '../auth/new-password.js';
import { verifyPassword } from '../auth/passwords.js';
import { requireAdmin, requireUser } from '../auth/policy.js';
import { passwordChangeLimit } from '../auth/rate-limits.js';
import type { PublicUser, RequestContext } from '../context.js';
import { isoInstant } from '../db/iso-instant.js';
import { PlannerError } from '../errors.js';
import { flagSchema, isId, nameSchema, parse } from '../validation.js';
import { currentPasswordSchema, emailSchema, passwordSchema } from './account-schemas.js';
import { lockAccounts } from './accounts-lock.js';
import { insertUser } from './insert-user.js';
import { publicUser } from './public-user.js';
import { requireFreeAddress } from './taken-address.js';
import { User } from './user.entity.js';

/** The body that grants or takes administrator rights. */
export const roleSchema = z.object({ isAdmin: z.boolean() }).meta({ id: 'RoleInput' });

/** The body that gives or takes the approval. */
export const approvalSchema = z.object({ isApproved: z.boolean() }).meta({ id: 'ApprovalInput' });

/** The body of an account that an administrator creates. */
export const userSchema = z
  .object({
    email: emailSchema,
    password: passwordSchema,
    firstName: nameSchema,
    lastName: nameSchema,
    isAdmin: flagSchema,
    isApproved: z
      .boolean()
      .nullish()
      .transform((approved) => approved ?? true),
  })
  .meta({ id: 'UserInput', description: 'An account that an administrator creates.' });

/** The body of a change of an account. */
export const userUpdateSchema = z
  .object({
    email: emailSchema.nullish(),
    // Blank keeps the current one (spec, section 5).
    password: z
      .union([z.literal(''), passwordSchema])
      .nullish()
      .meta({ description: 'Blank keeps the current one.' }),
    firstName: nameSchema.optional(),
    lastName: nameSchema.optional(),
    currentPassword: currentPasswordSchema
      .nullish()
      .meta({ description: 'The current password. Required to change your own email address or password.' }),
  })
  .meta({ id: 'UserUpdateInput', description: 'What to change of an account; what is left out stays.' });

const passwordChangeSchema = z.object({ current: currentPasswordSchema.min(1), new: passwordSchema });

async function find(em: SqlEntityManager, id: string): Promise<User> {
  const user = isId(id) ? await em.findOne(User, { id }) : null;
  if (!user) throw new PlannerError('notFound', 'User not found');
  return user;
}

/** Ends a user's sessions, but for the one to keep. */
async function endSessions(em: SqlEntityManager, userId: string, keep: string | null = null): Promise<void> {
  await em.execute('delete from sessions where user_id = ? and id is distinct from ?::uuid', [userId, keep]);
}

/**
 * Changes a user while no other request can change an account.
 *
 * @throws PlannerError `conflict` when no approved administrator would be left (decision A2)
 */
async function changeAccount(
  context: RequestContext,
  id: string,
  change: (user: User, em: SqlEntityManager) => Promise<void> | void,
): Promise<PublicUser> {
  requireAdmin(context);
  return context.em.transactional(async (em) => {
    await lockAccounts(em);
    const user = await find(em, id);
    await change(user, em);
    await em.flush();
    const left = await em.execute('select 1 from users where is_admin and is_approved limit 1');
    if (left.length === 0) throw new PlannerError('conflict', 'At least one administrator is required');
    return publicUser(user);
  });
}

/** All users, oldest account first. Administrators only. */
export async function listUsers(context: RequestContext): Promise<PublicUser[]> {
  requireAdmin(context);
  return context.em.execute<PublicUser[]>(
    `select id, email, first_name as "firstName", last_name as "lastName",
       profile_image_url as "profileImageUrl", is_admin as "isAdmin", is_approved as "isApproved",
       ${isoInstant('created_at')} as "createdAt"
     from users order by users.created_at, id`,
  );
}

/** Creates an account, approved unless told otherwise. Administrators only. */
export async function createUser(context: RequestContext, body: unknown): Promise<PublicUser> {
  requireAdmin(context);
  const { password, ...values } = parse(userSchema, body);
  const passwordHash = await hashNewPassword(password, values);
  const user = await context.em.transactional(async (em) => {
    await lockAccounts(em);
    return insertUser(em, { ...values, passwordHash });
  });
  const { isAdmin, isApproved } = user;
  context.record('user-created', { userId: user.id, email: user.email, isAdmin, isApproved });
  return publicUser(user);
}

/**
 * Checks the current password of a user who is changing their own email address or password.
 *
 * @param field the name of the field in the request that contains it
 * @throws PlannerError `invalid` if it is missing or wrong, `rateLimited` after too many wrong ones
 */
async function confirmPassword(
  context: RequestContext,
  user: User,
  password: string | null | undefined,
  field: string,
): Promise<void> {
  if (!password) {
    const message = 'Enter your current password to change your email address or password';
    throw new PlannerError('invalid', message, [{ field, message }]);
  }
  const limit = passwordChangeLimit(context, user.id);
  // Take from the budget before checking the password, so parallel guesses can't exceed it.
  await limit.take();
  const matches = await verifyPassword(user.passwordHash, password).catch(async (error: unknown) => {
    await limit.giveBack();
    throw error;
  });
  if (!matches) {
    context.record('password-wrong');
    const message = 'Current password is incorrect';
    throw new PlannerError('invalid', message, [{ field, message }]);
  }
  await limit.forget();
}

/**
 * Changes a user's email address, names and, if given, password. A new email address or password ends the
 * user's other sessions. Administrators who change their own must send the current password.
 *
 * @throws PlannerError `invalid` if that is missing or wrong, `rateLimited` after too many wrong ones
 */
export async function updateUser(context: RequestContext, id: string, body: unknown): Promise<PublicUser> {
  const viewer = requireAdmin(context);
  const { password, email, firstName, lastName, currentPassword } = parse(userUpdateSchema, body);
  const given = (body ?? {}) as object;
  const changesLogin = (user: User) => Boolean(password) || (Boolean(email) && email !== user.email);
  const needsPassword = (user: User) => user.id === viewer.id && changesLogin(user);

  // Outside the transaction, which locks the account and reads it again.
  const before = await find(context.em.fork(), id);
  const isConfirmed = needsPassword(before);
  if (isConfirmed) await confirmPassword(context, before, currentPassword, 'currentPassword');
  const owner = {
    email: email || before.email,
    firstName: 'firstName' in given ? firstName : before.firstName,
    lastName: 'lastName' in given ? lastName : before.lastName,
  };
  const passwordHash = password ? await hashNewPassword(password, owner) : undefined;
  const updated = await changeAccount(context, id, async (user, em) => {
    if (needsPassword(user) && !isConfirmed) await confirmPassword(context, user, null, 'currentPassword');
    if (changesLogin(user)) await endSessions(em, user.id, context.sessionId);
    if (email && email !== user.email) await requireFreeAddress(em, email);
    if (email) user.email = email;
    if ('firstName' in given) user.firstName = firstName ?? null;
    if ('lastName' in given) user.lastName = lastName ?? null;
    if (passwordHash) user.passwordHash = passwordHash;
  });
  context.record('user-updated', {
    userId: updated.id,
    email: updated.email,
    passwordReset: passwordHash !== undefined,
  });
  return updated;
}

/** Makes a user an administrator, or takes it away. Administrators only. */
export async function setAdmin(context: RequestContext, id: string, body: unknown): Promise<PublicUser> {
  requireAdmin(context);
  const { isAdmin } = parse(roleSchema, body);
  const user = await changeAccount(context, id, (user) => {
    user.isAdmin = isAdmin;
  });
  context.record('user-role-changed', { userId: user.id, email: user.email, isAdmin });
  return user;
}

/** Approves a user, or takes the approval and the sessions away (decision A12). Administrators only. */
export async function setApproved(context: RequestContext, id: string, body: unknown): Promise<PublicUser> {
  requireAdmin(context);
  const { isApproved } = parse(approvalSchema, body);
  const user = await changeAccount(context, id, async (user, em) => {
    user.isApproved = isApproved;
    if (!isApproved) await endSessions(em, user.id);
  });
  context.record('user-approval-changed', { userId: user.id, email: user.email, isApproved });
  return user;
}

/** Deletes a user with their sessions and column preferences; what they logged stays (decision A9). Answers their id. */
export async function deleteUser(context: RequestContext, id: string): Promise<string> {
  const { id: deleted, email } = await changeAccount(context, id, async (user, em) => {
    await em.execute('delete from users where id = ?', [user.id]);
    em.clear();
  });
  context.record('user-deleted', { userId: deleted, email });
  return deleted;
}

/**
 * Changes one's own password and ends one's other sessions (decision A10).
 *
 * @throws PlannerError `invalid` when the current password is another one, `rateLimited` after too many of those
 */
export async function changePassword(context: RequestContext, body: unknown): Promise<void> {
  const { id } = requireUser(context);
  const passwords = parse(passwordChangeSchema, body);
  const user = await find(context.em, id);
  await confirmPassword(context, user, passwords.current, 'current');
  const passwordHash = await hashNewPassword(passwords.new, user, 'new');
  await context.em.transactional(async (em) => {
    await em.execute('update users set password_hash = ? where id = ?', [passwordHash, id]);
    await endSessions(em, id, context.sessionId);
  });
  context.record('password-changed');
}
