import { z } from 'zod';
import { revokeTokensOf } from '../access-tokens/access-token-store.js';
import { currentPasswordSchema, emailSchema, passwordSchema } from '../accounts/account-schemas.js';
import { deleteAccount } from '../accounts/delete-account.js';
import { insertUser } from '../accounts/insert-user.js';
import { hashNewPassword } from '../accounts/new-password.js';
import { lockAccountsFor, requireAdmin, requireUser } from '../accounts/policy.js';
import { publicUser } from '../accounts/public-user.js';
import { createdUser } from '../accounts/recorded-user.js';
import { setPasswordHash } from '../accounts/set-password-hash.js';
import { requireFreeAddress } from '../accounts/taken-address.js';
import type { User } from '../accounts/user.entity.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import type { PublicUser, RequestContext } from '../context.js';
import { createRecorded } from '../idempotency/create-recorded.js';
import { isoInstant } from '../sql/iso-instant.js';
import { flagSchema, nameSchema, parse } from '../validation.js';
import { changeAccount, findUser } from './change-account.js';
import { confirmPassword, keepBrowserKnown, passwordChanged } from './own-password.js';

/** The body of a request that grants or revokes administrator rights. */
export const roleSchema = z.object({ isAdmin: z.boolean() }).meta({ id: 'RoleInput' });

/** The body of a request that approves an account or revokes its approval. */
export const approvalSchema = z.object({ isApproved: z.boolean() }).meta({ id: 'ApprovalInput' });

/** The body of a request that creates an account. */
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

/** The body of a request that updates an account. */
export const userUpdateSchema = z
  .object({
    email: emailSchema.nullish(),
    password: z
      .union([z.literal(''), passwordSchema])
      .nullish()
      .meta({ description: "If blank, the password doesn't change." }),
    firstName: nameSchema.optional(),
    lastName: nameSchema.optional(),
    currentPassword: currentPasswordSchema
      .nullish()
      .meta({ description: 'The current password. Required to change your own email address or password.' }),
  })
  .meta({ id: 'UserUpdateInput', description: "Changes to an account. Omitted fields don't change." });

/** Lists all users, oldest first. Administrators only. */
export async function listUsers(context: RequestContext): Promise<PublicUser[]> {
  requireAdmin(context);
  return context.em.execute<PublicUser[]>(
    `select id, email, first_name as "firstName", last_name as "lastName",
       profile_image_url as "profileImageUrl", is_admin as "isAdmin", is_approved as "isApproved",
       ${isoInstant('created_at')} as "createdAt"
     from users order by users.created_at, id`,
  );
}

/**
 * Creates an account, which is approved by default. Administrators only.
 *
 * @throws PlannerError `recentLoginRequired` for an administrator's account
 */
export async function createUser(context: RequestContext, body: unknown): Promise<PublicUser> {
  requireAdmin(context);
  const { password, ...values } = parse(userSchema, body);
  if (values.isAdmin) await requireRecentLogin(context);
  const passwordHash = await hashNewPassword(context, password, values);
  // Omit the password, so that the stored fingerprint can't be used to guess it.
  return createRecorded(
    context,
    ['createUser', values],
    async (em, record) => {
      await lockAccountsFor(context, em, requireAdmin);
      const user = await insertUser(em, { ...values, passwordHash });
      await record({ action: 'create', subjectType: 'user' }, [createdUser(user)]);
      return publicUser(user);
    },
    ({ id, email, isAdmin, isApproved }) =>
      context.record('user-created', { userId: id, email, isAdmin, isApproved }),
  );
}

type UserUpdate = z.output<typeof userUpdateSchema>;

/**
 * Changes a user's email address, names or password. A new email address or password ends the user's other sessions.
 * Viewers must send their current password to change their own email address or password.
 */
async function update(
  context: RequestContext,
  id: string,
  changes: UserUpdate,
  rule: typeof requireUser | typeof requireAdmin,
): Promise<PublicUser> {
  const viewer = rule(context);
  const { password, email, firstName, lastName, currentPassword } = changes;
  const changesLogin = (user: User) => Boolean(password) || (Boolean(email) && email !== user.email);
  const needsPassword = (user: User) => user.id === viewer.id && changesLogin(user);

  // Confirm the password before the transaction starts, because the transaction locks all accounts. The transaction
  // reads the user again.
  const before = await findUser(context.em.fork(), id);
  const isConfirmed = needsPassword(before);
  if (isConfirmed) await confirmPassword(context, before, currentPassword, 'currentPassword');
  else if (changesLogin(before)) await requireRecentLogin(context);
  const owner = {
    email: email || before.email,
    firstName: 'firstName' in changes ? firstName : before.firstName,
    lastName: 'lastName' in changes ? lastName : before.lastName,
  };
  const passwordHash = password ? await hashNewPassword(context, password, owner) : undefined;
  const updated = await changeAccount(context, id, {
    rule,
    async change(user, em) {
      if (needsPassword(user) && !isConfirmed) await confirmPassword(context, user, null, 'currentPassword');
      if (isConfirmed && user.passwordHash !== before.passwordHash) throw passwordChanged();
      if (email && email !== user.email) await requireFreeAddress(em, email);
      if (email) user.email = email;
      if ('firstName' in changes) user.firstName = firstName ?? null;
      if ('lastName' in changes) user.lastName = lastName ?? null;
      if (passwordHash) setPasswordHash(user, passwordHash);
    },
    ends: (user) => (changesLogin(user) ? 'others' : 'none'),
  });
  if (passwordHash && updated.id === viewer.id) await keepBrowserKnown(context, passwordHash);
  context.record('user-updated', {
    userId: updated.id,
    email: updated.email,
    passwordReset: passwordHash !== undefined,
  });
  return updated;
}

/** Returns only the changes that the request contains. Null clears a name, but an omitted name doesn't change. */
const onlyGiven = <Changes extends object>(changes: Changes, body: unknown): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => name in ((body ?? {}) as object))) as Changes;

/**
 * Changes a user's email address, names or password. A new email address or password ends the user's other sessions.
 * Administrators must send their current password to change their own email address or password.
 *
 * @throws PlannerError `recentLoginRequired` for changes to another user's email address or password; `invalid` if the
 *   current password is missing or wrong; `rateLimited` after too many wrong passwords; `conflict` if the email address
 *   is taken or the current password was changed in the meantime
 */
export async function updateUser(context: RequestContext, id: string, body: unknown): Promise<PublicUser> {
  requireAdmin(context);
  return update(context, id, onlyGiven(parse(userUpdateSchema, body), body), requireAdmin);
}

const profileSchema = userUpdateSchema.omit({ password: true });

/**
 * Changes the viewer's own names or email address. A new email address requires the current password and ends the
 * viewer's other sessions.
 *
 * @throws PlannerError `invalid` if the current password is missing or wrong; `rateLimited` after too many wrong
 *   passwords; `conflict` if the address is taken or the password was changed in the meantime
 */
export async function updateProfile(context: RequestContext, body: unknown): Promise<PublicUser> {
  const { id } = requireUser(context);
  return update(context, id, onlyGiven(parse(profileSchema, body), body), requireUser);
}

/**
 * Grants or revokes administrator rights. Administrators only.
 *
 * @throws PlannerError `recentLoginRequired`
 */
export async function setAdmin(context: RequestContext, id: string, body: unknown): Promise<PublicUser> {
  requireAdmin(context);
  const { isAdmin } = parse(roleSchema, body);
  await requireRecentLogin(context);
  const user = await changeAccount(context, id, {
    change(user) {
      user.isAdmin = isAdmin;
    },
  });
  context.record('user-role-changed', { userId: user.id, email: user.email, isAdmin });
  return user;
}

/**
 * Approves a user, or revokes the approval, ends the user's sessions and revokes their keys. Administrators only.
 *
 * @throws PlannerError `recentLoginRequired` to approve an administrator
 */
export async function setApproved(context: RequestContext, id: string, body: unknown): Promise<PublicUser> {
  requireAdmin(context);
  const { isApproved } = parse(approvalSchema, body);
  const user = await changeAccount(context, id, {
    async change(user, em) {
      if (isApproved && user.isAdmin) await requireRecentLogin({ ...context, em });
      user.isApproved = isApproved;
      if (isApproved) user.neverApproved = false;
      else await revokeTokensOf(em, user.id);
    },
    ends: () => (isApproved ? 'none' : 'all'),
  });
  context.record('user-approval-changed', { userId: user.id, email: user.email, isApproved });
  return user;
}

/**
 * Deletes a user and the user's sessions, keys and column preferences, but not the user's entries. Returns the user's
 * id.
 */
export async function deleteUser(context: RequestContext, id: string): Promise<string> {
  const { id: deleted, email } = await changeAccount(context, id, {
    change: (user, em) => deleteAccount(em, user.id),
    deletes: true,
  });
  context.record('user-deleted', { userId: deleted, email });
  return deleted;
}
