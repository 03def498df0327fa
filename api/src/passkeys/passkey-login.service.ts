import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { User } from '../accounts/user.entity.js';
import { accountPending, finishLogin, type LoggedIn, recordFailedLogins } from '../auth/auth.service.js';
import { PASSKEY_SECONDS } from '../auth/passkey-tokens.js';
import { passkeyLimit } from '../auth/rate-limits.js';
import { markUsed } from '../auth/used-challenges.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { parse } from '../validation.js';
import { type Assertion, passkeyLoginSchema } from './passkey-input.js';
import { reasonOf } from './reason-of.js';
import { requirePasskeys } from './relying-party.js';

/** A login that is waiting for a passkey. */
export interface PasskeyLogin {
  /** The token that continues the login. */
  login: string;
  /** The browser's `PublicKeyCredentialRequestOptionsJSON`. */
  options: object;
}

/** A passkey, and the account that it belongs to. */
interface StoredPasskey {
  id: string;
  userId: string;
  userHandle: string;
  credentialId: string;
  publicKey: string;
}

const unknownPasskey = () => new PlannerError('passkeyUnknown');

const wrongUser = () => new PlannerError('passkeyOfOtherAccount');

const loginExpired = () => new PlannerError('passkeyLoginExpired');

const notVerified = () => new PlannerError('passkeyLoginFailed');

/**
 * Starts a login with a passkey. Stores nothing, so that visitors can't fill the database.
 *
 * @throws PlannerError `notFound` or `forbidden` if users can't use passkeys here
 */
export async function startPasskeyLogin(context: RequestContext): Promise<PasskeyLogin> {
  const party = requirePasskeys(context);
  // Load the module on demand, to keep startup fast.
  const { loginOptionsOf } = await import('./ceremonies.js');
  const options = await loginOptionsOf(party);
  const login = await context.tokens.passkeys.logins.create({ challenge: options.challenge });
  return { login, options };
}

async function findByCredential(em: SqlEntityManager, credentialId: string): Promise<StoredPasskey | null> {
  const [row] = await em.execute<StoredPasskey[]>(
    `select id, user_id as "userId", user_handle as "userHandle", credential_id as "credentialId",
       public_key as "publicKey"
     from passkeys where credential_id = ?`,
    [credentialId],
  );
  return row ?? null;
}

/** Verifies the browser's response. Returns the passkey's new counter, and whether it is synced. */
async function verify(
  context: RequestContext,
  challenge: string,
  response: Assertion,
  passkey: StoredPasskey,
) {
  const { verifyLogin } = await import('./ceremonies.js');
  try {
    if (response.response.userHandle !== passkey.userHandle) throw new Error('The user handles differ.');
    return await verifyLogin(requirePasskeys(context), challenge, response, passkey);
  } catch (error) {
    const { id, userId } = passkey;
    context.record('passkey-failed', { passkey: id, userId, reason: reasonOf(error) });
    throw notVerified();
  }
}

/** Returns the passkey that has signed a challenge. */
async function identify(context: RequestContext, challenge: string, response: Assertion) {
  const passkey = await findByCredential(context.em, response.id);
  if (!passkey) {
    context.record('passkey-failed', { reason: 'The passkey is unknown.' });
    throw unknownPasskey();
  }
  return { passkey, signed: await verify(context, challenge, response, passkey) };
}

/**
 * Records that a passkey has signed a challenge. The SQL statements check the challenge and the counter, so that only
 * one of several concurrent requests with the same response succeeds.
 *
 * @throws PlannerError `unauthorized` if the challenge was used before, if the counter went backward, or if the passkey
 *   was removed in the meantime
 */
async function markSigned(
  context: RequestContext,
  challenge: string,
  { id, userId }: StoredPasskey,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<void> {
  await context.em.transactional(async (em) => {
    if (!(await markUsed(em, challenge, PASSKEY_SECONDS))) throw loginExpired();
    // Accept a counter that stays 0, because the counter of synced passkeys is always 0.
    const updated = await em.execute(
      `update passkeys set counter = ?, is_synced = ?, last_used_at = ?
       where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning id`,
      [counter, isSynced, new Date(), id, counter, counter],
    );
    if (updated.length > 0) return;
    // If the counter went backward, the authenticator may have been cloned.
    context.record('passkey-failed', { passkey: id, userId, reason: 'The counter went backward.' });
    throw notVerified();
  });
}

/**
 * Completes a login with a passkey. This login never requires a code, because the authenticator has verified its user.
 *
 * @throws PlannerError `unauthorized` if the passkey is unknown, belongs to a user other than `userId` or can't be
 *   verified, or if the login has expired; `forbidden` if the account is pending; `notFound` or `forbidden` if users
 *   can't use passkeys here; `rateLimited` after too many failed logins or too many logins from new browsers
 */
export async function completePasskeyLogin(context: RequestContext, body: unknown): Promise<LoggedIn> {
  requirePasskeys(context);
  const { login, response, userId } = parse(passkeyLoginSchema, body);
  const { em, tokens, deviceToken } = context;
  const started = await tokens.passkeys.logins.read(login);
  if (!started) throw loginExpired();
  const limit = passkeyLimit(context);
  const usedUp = await limit.take();
  const { passkey, signed } = await identify(context, started.challenge, response).catch(
    async (error: unknown) => {
      await recordFailedLogins(context, undefined, usedUp);
      throw error;
    },
  );
  // Check the owner only after the verification, so that nobody can find out who owns the passkey with a given id.
  if (userId && userId !== passkey.userId) throw wrongUser();
  const user = await em.findOne(User, { id: passkey.userId });
  if (!user) throw unknownPasskey();
  if (!user.isApproved) throw accountPending(context, user.email);
  await markSigned(context, started.challenge, passkey, signed);
  await limit.giveBack();
  const device = await tokens.devices.read(deviceToken, user);
  return finishLogin(context, user, { device, loginMethod: 'passkey' });
}
