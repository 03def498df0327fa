import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { logRevoked, revokeOtherTokens } from '../access-tokens/access-token.service.js';
import { type AccessTokenRow, findActiveTokens } from '../access-tokens/access-token-store.js';
import { hashOfSecret } from '../access-tokens/secrets.js';
import { emailSchema, passwordSchema } from '../accounts/account-schemas.js';
import { lockAccounts } from '../accounts/accounts-lock.js';
import { insertUser } from '../accounts/insert-user.js';
import { hashNewPassword } from '../accounts/new-password.js';
import { lockAccountsFor, requireAdmin } from '../accounts/policy.js';
import { createdUser, editedUser } from '../accounts/recorded-user.js';
import { setPasswordHash } from '../accounts/set-password-hash.js';
import { requireFreeAddress } from '../accounts/taken-address.js';
import type { User } from '../accounts/user.entity.js';
import { type LoggedIn, logIn } from '../auth/auth.service.js';
import { newDeviceId } from '../auth/device-tokens.js';
import { attempt } from '../auth/limit.js';
import { accountLinkLimit, redemptionLimit } from '../auth/rate-limits.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { type ChangeRecorder, recordedTransaction, type SubjectChange } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { endSessions, findUser } from '../users/change-account.js';
import { isId, nameSchema, parse } from '../validation.js';
import {
  type AccountLinkKind,
  type AccountLinkRow,
  findLink,
  findOpenLink,
  findOpenLinks,
  insertLink,
  markRevoked,
  markUsed,
} from './account-link-store.js';

/** Creates a secret with 256 random bits. The prefix lets scanners find leaked secrets. */
const createSecret = (): string => `cp_account_${randomBytes(32).toString('base64url')}`;

/** A new link and its secret, which is not stored. */
export interface CreatedAccountLink {
  link: AccountLinkRow;
  secret: string;
}

/** The values of a link that are visible to users who open it. */
export interface OpenedAccountLink extends Pick<AccountLinkRow, 'kind' | 'email' | 'expiresAt'> {
  /** For password resets: the account's active keys and feeds, newest first. Empty for invitations. */
  tokens: AccessTokenRow[];
}

const valuesOf = ({ email, expiresAt }: AccountLinkRow) => ({ email, expiresAt });

/** Lists the links that have not been used and have not expired, newest first. Administrators only. */
export async function listAccountLinks(context: RequestContext): Promise<AccountLinkRow[]> {
  requireAdmin(context);
  return findOpenLinks(context.em);
}

/** Revokes a link and records the change. */
async function revoke(em: SqlEntityManager, record: ChangeRecorder, link: AccountLinkRow): Promise<void> {
  await markRevoked(em, link.id);
  const change = { id: link.id, title: link.email, before: valuesOf(link), after: null };
  await record({ action: 'delete', subjectType: link.kind }, [change]);
}

/** The recipient of a link: an existing account, or the email address of a new one. */
type Recipient = { userId: string; email: null } | { userId: null; email: string };

/**
 * Creates a link, and revokes any earlier link for the same recipient. Ignores `Idempotency-Key`, because the result
 * contains the secret, which must not be stored.
 *
 * @param kind what the link is for
 * @param check finds the recipient while the accounts are locked; can throw a PlannerError
 */
async function create(
  context: RequestContext,
  kind: AccountLinkKind,
  check: (em: SqlEntityManager) => Promise<Recipient>,
): Promise<CreatedAccountLink> {
  const secret = createSecret();
  const link = await recordedTransaction(context, async (em, record) => {
    const { id: createdBy } = await lockAccountsFor(context, em, requireAdmin);
    const recipient = await check(em);
    const earlier =
      recipient.userId === null
        ? await findOpenLink(em, 'email', recipient.email)
        : await findOpenLink(em, 'user_id', recipient.userId);
    if (earlier) await revoke(em, record, earlier);
    const identity = { id: uuid(), tokenHash: hashOfSecret(secret), createdBy };
    const created = await insertLink(em, { ...identity, ...recipient });
    const change = { id: created.id, title: created.email, before: null, after: valuesOf(created) };
    await record({ action: 'create', subjectType: kind }, [change]);
    return created;
  });
  context.record('account-link-created', { accountLink: link.id, kind, email: link.email });
  return { link, secret };
}

const invitationSchema = z.object({ email: emailSchema });

/**
 * Creates an invitation: a link that lets a person create their own account, which won't need approval. Administrators
 * only.
 *
 * @throws PlannerError `invalid`, `recentLoginRequired`, or `conflict` if an account with this address exists
 */
export async function createInvitation(context: RequestContext, body: unknown): Promise<CreatedAccountLink> {
  requireAdmin(context);
  const { email } = parse(invitationSchema, body);
  await requireRecentLogin(context);
  return create(context, 'invitation', async (em) => {
    await requireFreeAddress(em, email);
    return { userId: null, email };
  });
}

/**
 * Creates a link that lets another user choose a new password. Administrators only. To change their own password, users
 * must enter their current password instead.
 *
 * @throws PlannerError `notFound`, `recentLoginRequired`, or `invalid` for the viewer's own account
 */
export async function createPasswordReset(
  context: RequestContext,
  userId: string,
): Promise<CreatedAccountLink> {
  if (requireAdmin(context).id === userId.toLowerCase()) throw new PlannerError('ownPasswordLink');
  await requireRecentLogin(context);
  return create(context, 'passwordReset', async (em) => {
    const { id } = await findUser(em, userId);
    return { userId: id, email: null };
  });
}

/**
 * Revokes a link and returns its id. Administrators only.
 *
 * @throws PlannerError `notFound` if the link does not exist or no longer works
 */
export async function revokeAccountLink(context: RequestContext, id: string): Promise<string> {
  requireAdmin(context);
  const revoked = await recordedTransaction(context, async (em, record) => {
    await lockAccountsFor(context, em, requireAdmin);
    const link = isId(id) ? await findOpenLink(em, 'id', id) : null;
    if (!link) throw new PlannerError('accountLinkNotFound');
    await revoke(em, record, link);
    return link;
  });
  context.record('account-link-revoked', {
    accountLink: revoked.id,
    kind: revoked.kind,
    email: revoked.email,
  });
  return revoked.id;
}

/** The codes for rejected links. */
const REJECTIONS = {
  unknown: 'accountLinkInvalid',
  used: 'accountLinkUsed',
  ended: 'accountLinkEnded',
} as const;

function rejection({ record }: RequestContext, reason: keyof typeof REJECTIONS): PlannerError {
  record('account-link-rejected', { reason });
  return new PlannerError(REJECTIONS[reason]);
}

/**
 * Finds the link that a secret belongs to.
 *
 * @throws PlannerError `notFound` if the secret is unknown or the link no longer works; `rateLimited` after too many
 *   unknown secrets
 */
async function findBySecret(context: RequestContext, secret: string): Promise<AccountLinkRow> {
  const limit = accountLinkLimit(context);
  const { result: link } = await attempt(limit, () => findLink(context.em, hashOfSecret(secret)));
  if (!link) throw rejection(context, 'unknown');
  await limit.giveBack();
  if (!link.isOpen) throw rejection(context, link.isUsed ? 'used' : 'ended');
  return link;
}

const secretSchema = z.string().max(200);

/**
 * Returns what a link is for, and which of the account's keys and feeds a password reset can revoke. Anyone who has the
 * secret can call this.
 *
 * @throws PlannerError `notFound` if the secret is unknown or the link no longer works; `rateLimited` after too many
 *   unknown secrets
 */
export async function openAccountLink(context: RequestContext, secret: string): Promise<OpenedAccountLink> {
  const link = await findBySecret(context, parse(secretSchema, secret));
  return { ...link, tokens: link.userId === null ? [] : await findActiveTokens(context.em, link.userId) };
}

const redemptionSchema = z.object({
  secret: secretSchema,
  password: passwordSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  keepTokenIds: z.array(z.string().max(100).toLowerCase()).max(100).nullish(),
});

/** Creates the account that an invitation is for. */
async function createAccount(
  em: SqlEntityManager,
  account: Pick<User, 'email' | 'passwordHash' | 'firstName' | 'lastName'>,
): Promise<{ user: User; changes: SubjectChange[] }> {
  const user = await insertUser(em, { ...account, isAdmin: false, isApproved: true });
  return { user, changes: [createdUser(user)] };
}

/** Changes an account's password and ends all of its sessions. */
async function resetPassword(
  em: SqlEntityManager,
  id: string,
  passwordHash: string,
): Promise<{ user: User; changes: SubjectChange[] }> {
  const user = await findUser(em, id);
  const before = { ...user };
  setPasswordHash(user, passwordHash);
  await em.flush();
  await endSessions(em, id);
  const change = editedUser(before, user);
  return { user, changes: change ? [change] : [] };
}

/**
 * Redeems a link, which works only once. An invitation creates the account and logs the user in. A password reset
 * changes the password and ends all sessions of the account. A reset does not log the user in, because that would skip
 * the other login steps. Anyone who has the secret can call this.
 *
 * With `keepTokenIds`, a password reset also revokes all other keys and feeds of the account, including those that
 * someone has created since the page was opened.
 *
 * @returns the user who is now logged in, or null after a password reset
 * @throws PlannerError `invalid` if the password is easy to guess; `notFound` if the secret is unknown or the link no
 *   longer works; `conflict` if the address was registered in the meantime; `rateLimited` after too many unknown
 *   secrets, or too many attempts with this link; `unavailable` if too many passwords are already being hashed
 */
export async function redeemAccountLink(context: RequestContext, body: unknown): Promise<LoggedIn | null> {
  const { secret, password, firstName, lastName, keepTokenIds } = parse(redemptionSchema, body);
  const link = await findBySecret(context, secret);
  const { kind, userId, email } = link;
  const owner = userId === null ? { email, firstName, lastName } : await findUser(context.em.fork(), userId);
  // Hash before the transaction, to keep the transaction short.
  const { result: passwordHash } = await attempt(redemptionLimit(context, link.id), () =>
    hashNewPassword(context, password, owner),
  );
  const { user, revoked } = await recordedTransaction({ ...context, changeIds: [] }, async (em, record) => {
    await lockAccounts(em);
    if (!(await markUsed(em, link.id))) throw rejection(context, 'used');
    const { user, changes } =
      userId === null
        ? await createAccount(em, { email, passwordHash, firstName, lastName })
        : await resetPassword(em, userId, passwordHash);
    const asUser = changes.map((change): SubjectChange => ({ ...change, subjectType: 'user' }));
    await record({ action: 'redeem', subjectType: kind, actorId: user.id }, asUser);
    const revoked = keepTokenIds ? await revokeOtherTokens(em, record, user.id, keepTokenIds) : [];
    return { user, revoked };
  });
  context.record('account-link-redeemed', { accountLink: link.id, kind, email: user.email, userId: user.id });
  for (const token of revoked) logRevoked(context, token);
  return kind === 'invitation'
    ? logIn(context, user, { deviceId: newDeviceId(), loginMethod: 'password' })
    : null;
}
