import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { emailSchema } from '../accounts/account-schemas.js';
import { lockAccounts } from '../accounts/accounts-lock.js';
import { deleteAccount } from '../accounts/delete-account.js';
import { insertUser } from '../accounts/insert-user.js';
import { hashPassword } from '../accounts/passwords.js';
import { createdUser, deletedUser } from '../accounts/recorded-user.js';
import { User } from '../accounts/user.entity.js';
import { finishLogin, type LoggedIn } from '../auth/auth.service.js';
import { discardSetupCodes, hasNoUsers } from '../auth/setup-code.js';
import type { PendingIdentity } from '../auth/single-sign-on-tokens.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { Config, OidcConfig } from '../config.js';
import type { RequestContext } from '../context.js';
import { nameSchema } from '../validation.js';
import { Identity } from './identity.entity.js';
import { insertIdentity } from './insert-identity.js';
import { SignOnError } from './problems.js';
import type { SignedOnUser } from './provider.js';

/** The maximum length of the `sub` claim, in characters. The standard has the same limit. */
const MAX_SUBJECT = 255;

/** The maximum length of the name in a pending identity, in characters. Browsers store it in a cookie. */
const MAX_NAME = 100;

/**
 * An error for a user of the provider whose verified email address already belongs to an account. The account's owner can
 * connect the two.
 */
export class AccountExistsError extends SignOnError {
  readonly identity: PendingIdentity;

  constructor(identity: PendingIdentity) {
    super('accountExists', 'An account with this email address exists, but is not connected.');
    this.identity = identity;
  }
}

/** The rights that a user has because of their groups or their email address. */
interface Trust {
  isAdmin: boolean;
  isApproved: boolean;
}

function trustOf({ groups, isEmailVerified }: SignedOnUser, email: string, settings: OidcConfig): Trust {
  const isIn = (listed: readonly string[]) => groups.some((group) => listed.includes(group));
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const isAdmin = isIn(settings.adminGroups);
  const hasTrustedDomain = isEmailVerified && settings.trustedDomains.includes(domain);
  return { isAdmin, isApproved: isAdmin || isIn(settings.trustedGroups) || hasTrustedDomain };
}

async function findIdentity(em: SqlEntityManager, { issuer, subject }: SignedOnUser): Promise<User | null> {
  const identity = await em.findOne(Identity, { issuer, subject });
  return identity && em.findOne(User, { id: identity.userId });
}

/**
 * Checks that a user who logs in for the first time can have an account.
 *
 * @returns the account that the new one replaces, or null
 */
async function requireNewAccount(
  em: SqlEntityManager,
  { registration }: Config,
  { issuer, subject, isEmailVerified }: SignedOnUser,
  { email, name }: { email: string; name: string | null },
  trust: Trust,
): Promise<User | null> {
  const existing = await em.findOne(User, { email });
  if (existing && !isEmailVerified) {
    throw new SignOnError(
      'unverifiedEmail',
      'An account with this email address exists, and the provider does not confirm the address.',
    );
  }
  if (existing && (existing.isApproved || !existing.neverApproved)) {
    throw new AccountExistsError({ id: uuid(), issuer, subject, name, email, userId: existing.id });
  }
  if (!trust.isAdmin && (await hasNoUsers(em))) {
    throw new SignOnError('noAdministrator', 'There is no administrator yet. Run create-admin.');
  }
  if (!trust.isApproved && registration === 'closed') {
    throw new SignOnError(
      'closed',
      'Registration is closed, and the user is not in a trusted group or domain.',
    );
  }
  return existing;
}

/**
 * Creates the account of a user who logs in for the first time. Accounts are never matched by their email address,
 * because anybody could have registered with that address. If the provider has verified the address, the new account
 * replaces an account that has never been approved. Otherwise, anybody could keep others from logging in by registering
 * with their addresses.
 *
 * @throws SignOnError `noEmail`, `accountExists`, `unverifiedEmail`, `closed` or `noAdministrator`
 */
async function createAccount(
  context: RequestContext,
  signedOn: SignedOnUser,
  settings: OidcConfig,
): Promise<User> {
  const { success, data: email } = emailSchema.safeParse(signedOn.email);
  if (!success || email === undefined) {
    throw new SignOnError(
      'noEmail',
      'The provider sent no valid email address. Add the scope or claim `email`.',
    );
  }
  const trust = trustOf(signedOn, email, settings);
  const [firstName = null, lastName = null] = [signedOn.firstName, signedOn.lastName].map(
    (text) => nameSchema.safeParse(text).data,
  );
  const newcomer = {
    email,
    name: [firstName, lastName].filter(Boolean).join(' ').slice(0, MAX_NAME) || null,
  };
  // Check before hashing, because rejected users can try any number of times, and again in the transaction.
  try {
    await requireNewAccount(context.em.fork(), context.config, signedOn, newcomer, trust);
  } catch (error) {
    // In the meantime, a login in another tab may have created the account.
    const known = await findIdentity(context.em.fork(), signedOn);
    if (known) return known;
    throw error;
  }
  // Nobody knows this password. The user can set one on the account page.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), context);
  const { user, replaced } = await recordedTransaction({ ...context, changeIds: [] }, async (em, record) => {
    await lockAccounts(em);
    const known = await findIdentity(em, signedOn);
    if (known) return { user: known };
    const existing = await requireNewAccount(em, context.config, signedOn, newcomer, trust);
    if (trust.isAdmin) await discardSetupCodes(em);
    if (existing) await deleteAccount(em, existing.id);
    const created = await insertUser(em, {
      email,
      passwordHash,
      hasPassword: false,
      firstName,
      lastName,
      ...trust,
    });
    await insertIdentity(em, { issuer: signedOn.issuer, subject: signedOn.subject, userId: created.id });
    const detail = { provider: settings.name };
    await record({ action: 'register', subjectType: 'user', actorId: created.id, detail }, [
      ...(existing ? [deletedUser(existing)] : []),
      createdUser(created),
    ]);
    return { user: created, replaced: existing?.id };
  });
  context.record('registration', {
    ...{ email, userId: user.id, isAdmin: user.isAdmin, provider: settings.name },
    ...(replaced !== undefined && { replaced }),
  });
  return user;
}

/**
 * Logs in a user who was authenticated by the provider. Creates an account if this is the user's first login.
 *
 * Two-step verification is the provider's responsibility, so this login never requires a code.
 *
 * @throws SignOnError `pending` if the account is not approved, or the reason why there is no account; PlannerError
 *   `rateLimited` after too many logins from new browsers
 */
export async function signOn(
  context: RequestContext,
  signedOn: SignedOnUser,
  settings: OidcConfig,
): Promise<LoggedIn> {
  if (signedOn.subject.length > MAX_SUBJECT) {
    throw new SignOnError('failed', `The subject is longer than ${MAX_SUBJECT} characters.`);
  }
  const known = await findIdentity(context.em, signedOn);
  const user = known ?? (await createAccount(context, signedOn, settings));
  if (!user.isApproved) {
    context.record('login-pending', { email: user.email });
    throw new SignOnError('pending', 'The account is pending approval.');
  }
  const device = await context.tokens.devices.read(context.deviceToken, user);
  const { authenticatedAt } = signedOn;
  const provider = settings.name;
  return finishLogin(context, user, { device, loginMethod: 'singleSignOn', authenticatedAt, provider });
}
