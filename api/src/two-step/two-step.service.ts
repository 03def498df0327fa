import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { currentPasswordSchema } from '../accounts/account-schemas.js';
import { lockAccountsFor, requireAdmin, requireLogin, requireUser } from '../accounts/policy.js';
import { editedTwoStep, newRecoveryCodes, resetLogin } from '../accounts/recorded-user.js';
import { isTwoStepRequired } from '../accounts/two-step-requirement.js';
import { checkCode, codeSchema, timeStepOfTyped } from '../auth/check-code.js';
import { endLoginSteps } from '../auth/login-step.service.js';
import { codeLimit } from '../auth/rate-limits.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { createRecoveryCodes } from '../auth/recovery-codes.js';
import { createTotpSecret, totpUri } from '../auth/totp.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { removePasskeys } from '../passkeys/passkey-store.js';
import { relyingPartyOf } from '../passkeys/relying-party.js';
import { isoInstant } from '../sql/iso-instant.js';
import { endSessions, findUser } from '../users/change-account.js';
import { confirmPassword } from '../users/own-password.js';
import { parse } from '../validation.js';

/** How long a setup can take, in milliseconds (15 minutes). */
const SETUP_TIME = 15 * 60 * 1000;

const passwordSchema = z.object({ password: currentPasswordSchema.min(1) });
const codeOnlySchema = z.object({ code: codeSchema });
const confirmationSchema = passwordSchema.extend({ code: codeSchema });

/** The status of the viewer's two-step verification. */
export interface TwoStepStatus {
  /** When two-step verification was turned on, as ISO 8601 in UTC. Null if it is off. */
  turnedOnAt: string | null;
  /** How many recovery codes are unused. */
  recoveryCodesLeft: number;
  /** Whether the viewer has to set up two-step verification, or can't turn it off. */
  isRequired: boolean;
}

/** The values for an authenticator app. */
export interface TwoStepSetup {
  /** The secret in Base32, for manual entry. */
  secret: string;
  /** The `otpauth:` URI, for a QR code. */
  uri: string;
}

const invalidCode = () => errorIn('code', 'codeInvalid');

/** Returns the status of the viewer's two-step verification. */
export async function readTwoStep(context: RequestContext): Promise<TwoStepStatus> {
  const viewer = requireLogin(context);
  const [row] = await context.em.execute<Omit<TwoStepStatus, 'isRequired'>[]>(
    `select ${isoInstant('turned_on_at')} as "turnedOnAt", jsonb_array_length(recovery_codes) as "recoveryCodesLeft"
     from two_steps where user_id = ? and turned_on_at is not null`,
    [viewer.id],
  );
  // After single sign-on, users don't have to set up two-step verification. If they set it up anyway, logins with their
  // password require a code.
  const isRequired = row ? isTwoStepRequired(context.config, viewer) : context.needsTwoStep;
  return { turnedOnAt: null, recoveryCodesLeft: 0, ...row, isRequired };
}

/** Returns which of the given users have two-step verification. */
export async function usersWithTwoStep(
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ id: string }[]>(
    `select user_id as id from two_steps where turned_on_at is not null
       and user_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * In a session that is limited to the setup, rejects the setup if the user can log in with a passkey or single sign-on
 * instead. Some users only ever log in that way. Without this check, anyone who knows their password could set up
 * two-step verification with a different phone.
 *
 * @throws PlannerError `forbidden`
 */
async function requireOtherFactor({ em, config, needsTwoStep }: RequestContext, userId: string) {
  if (!needsTwoStep) return;
  const [found] = await em.execute<{ hasPasskey: boolean; hasIdentity: boolean }[]>(
    `select exists (select from passkeys where user_id = ?) as "hasPasskey",
       exists (select from identities where user_id = ?) as "hasIdentity"`,
    [userId, userId],
  );
  const ways = [
    found?.hasPasskey && relyingPartyOf(config) ? ('passkey' as const) : null,
    found?.hasIdentity && config.oidc ? ('provider' as const) : null,
  ].filter((way) => way !== null);
  if (ways.length === 0) return;
  throw new PlannerError('otherLoginRequired', { ways, provider: config.oidc?.name ?? '' });
}

/**
 * Starts the setup: creates a secret for the viewer's authenticator app. The new secret replaces that of an earlier,
 * unfinished setup.
 *
 * @throws PlannerError `invalid` if the password is wrong, `rateLimited` after too many wrong passwords, `conflict` if
 *   two-step verification is already on, `forbidden` if it is required and the user has to log in with a passkey or
 *   single sign-on first
 */
export async function startTwoStepSetup(context: RequestContext, body: unknown): Promise<TwoStepSetup> {
  const { id } = requireLogin(context);
  const { password } = parse(passwordSchema, body);
  const { em, tokens } = context;
  const user = await findUser(em, id);
  await confirmPassword(context, user, password, 'password');
  await requireOtherFactor(context, id);
  const secret = createTotpSecret();
  const started = await em.execute(
    `insert into two_steps (user_id, secret, created_at) values (?, ?, ?)
     on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
       where two_steps.turned_on_at is null
     returning user_id`,
    [id, tokens.box.seal(secret, id), new Date()],
  );
  if (started.length === 0) throw new PlannerError('twoStepOn');
  return { secret, uri: totpUri(secret, user.email) };
}

/** Checks the code of a setup that has not expired. Returns the setup's encrypted secret and the code's time step. */
async function confirmSetup(context: RequestContext, userId: string, code: string) {
  const { em, tokens, sessionId } = context;
  const limit = codeLimit(context, userId, sessionId);
  // Count the attempt before checking the code, so that concurrent guesses can't exceed the limit.
  await limit.take();
  const [row] = await em.execute<{ sealed: string }[]>(
    `select secret as sealed from two_steps
     where user_id = ? and turned_on_at is null and created_at > ?`,
    [userId, new Date(Date.now() - SETUP_TIME)],
  );
  const secret = row && tokens.box.open(row.sealed, userId);
  if (!secret) {
    await limit.giveBack();
    throw new PlannerError('setupExpired');
  }
  const timeStep = timeStepOfTyped(secret, code);
  if (timeStep === null) throw invalidCode();
  await limit.succeed();
  return { sealed: row.sealed, timeStep };
}

/**
 * Completes the setup with a code from the authenticator app, and ends the viewer's other sessions. The next login
 * requires a code.
 *
 * @returns the recovery codes, which can't be displayed again
 * @throws PlannerError `invalid` if the code is invalid, `rateLimited` after too many invalid codes, `conflict` if the
 *   setup has expired, `unavailable` if too many passwords are already being hashed
 */
export async function turnOnTwoStep(context: RequestContext, body: unknown): Promise<string[]> {
  const { id } = requireLogin(context);
  const { code } = parse(codeOnlySchema, body);
  const { sealed, timeStep } = await confirmSetup(context, id, code);
  const { codes, salt, hashes } = await createRecoveryCodes(context);
  await recordedTransaction(context, async (em, record) => {
    const viewer = await lockAccountsFor(context, em, requireLogin);
    const turnedOn = await em.execute(
      `update two_steps set turned_on_at = ?, last_time_step = ?, recovery_salt = ?, recovery_codes = ?::jsonb
       where user_id = ? and secret = ? and turned_on_at is null returning user_id`,
      [new Date(), timeStep, salt, JSON.stringify(hashes), id, sealed],
    );
    if (turnedOn.length === 0) throw new PlannerError('setupExpired');
    // End the other sessions, because no code was entered in them. Otherwise, sessions that were limited to the setup
    // would become unlimited.
    await endSessions(em, id, context.sessionId);
    await record({ action: 'edit', subjectType: 'user' }, [editedTwoStep(viewer, true)]);
  });
  context.record('two-step-changed', { userId: id, isOn: true });
  return codes;
}

/**
 * Checks the viewer's password and a code.
 *
 * @throws PlannerError `invalid` if one of them is wrong, `rateLimited` after too many wrong attempts, `conflict` if
 *   two-step verification is off
 */
async function confirmBoth(context: RequestContext, body: unknown): Promise<string> {
  const { id } = requireUser(context);
  const { password, code } = parse(confirmationSchema, body);
  const user = await findUser(context.em, id);
  await confirmPassword(context, user, password, 'password');
  const { turnedOnAt } = await readTwoStep(context);
  if (turnedOnAt === null) throw new PlannerError('twoStepOff');
  const { isValid } = await checkCode(context, id, code, context.sessionId);
  if (!isValid) {
    context.record('code-invalid', { email: user.email, userId: id });
    throw invalidCode();
  }
  return id;
}

/** Deletes a user's two-step verification. Returns false if it is off. */
async function remove(em: SqlEntityManager, userId: string): Promise<boolean> {
  const removed = await em.execute(
    'delete from two_steps where user_id = ? and turned_on_at is not null returning user_id',
    [userId],
  );
  await endLoginSteps(em, userId);
  return removed.length > 0;
}

/**
 * Turns off the viewer's two-step verification.
 *
 * @throws PlannerError `forbidden` if it is required; `invalid` if the password or the code is wrong; `rateLimited`
 *   after too many wrong attempts; `conflict` if it is off
 */
export async function turnOffTwoStep(context: RequestContext, body: unknown): Promise<void> {
  if (isTwoStepRequired(context.config, requireUser(context))) throw new PlannerError('twoStepKept');
  const id = await confirmBoth(context, body);
  await recordedTransaction(context, async (em, record) => {
    const viewer = await lockAccountsFor(context, em, requireUser);
    if (await remove(em, id)) {
      await record({ action: 'edit', subjectType: 'user' }, [editedTwoStep(viewer, false)]);
    }
  });
  context.record('two-step-changed', { userId: id, isOn: false });
}

/**
 * Replaces the viewer's recovery codes.
 *
 * @returns the new codes, which can't be displayed again
 * @throws PlannerError the same errors as {@link turnOffTwoStep}, except for `forbidden`
 */
export async function replaceRecoveryCodes(context: RequestContext, body: unknown): Promise<string[]> {
  const id = await confirmBoth(context, body);
  const { codes, salt, hashes } = await createRecoveryCodes(context);
  await recordedTransaction(context, async (em, record) => {
    const viewer = await lockAccountsFor(context, em, requireUser);
    const replaced = await em.execute(
      `update two_steps set recovery_salt = ?, recovery_codes = ?::jsonb
       where user_id = ? and turned_on_at is not null returning user_id`,
      [salt, JSON.stringify(hashes), id],
    );
    if (replaced.length === 0) throw new PlannerError('twoStepOff');
    await record({ action: 'edit', subjectType: 'user' }, [newRecoveryCodes(viewer)]);
  });
  context.record('two-step-changed', { userId: id, isOn: true });
  return codes;
}

/**
 * Turns off the two-step verification of another user who has lost their phone and their recovery codes, and removes
 * their passkeys. Administrators only. Returns true if two-step verification was on or the user had passkeys.
 *
 * @throws PlannerError `notFound`, `recentLoginRequired`, `invalid` for the viewer's own account
 */
export async function resetTwoStep(context: RequestContext, userId: string): Promise<boolean> {
  const { id: viewerId } = requireAdmin(context);
  if (userId.toLowerCase() === viewerId) throw new PlannerError('twoStepOfOwnAccount');
  await requireRecentLogin(context);
  const had = await recordedTransaction(context, async (em, record) => {
    await lockAccountsFor(context, em, requireAdmin);
    const user = await findUser(em, userId);
    const removed = { twoStep: await remove(em, user.id), passkeys: await removePasskeys(em, user.id) };
    const change = resetLogin(user, removed);
    if (change) await record({ action: 'edit', subjectType: 'user' }, [change]);
    return removed;
  });
  if (had.twoStep) context.record('two-step-changed', { userId, isOn: false });
  if (had.passkeys > 0) context.record('passkey-removed', { userId, count: had.passkeys });
  return had.twoStep || had.passkeys > 0;
}

/**
 * Returns which of the given users have to set up two-step verification before they can do anything else. For the
 * viewer, this applies to the current session. For other users, it applies to logins with their password.
 */
export async function usersWithoutRequiredTwoStep(
  { em, config, viewer, needsTwoStep }: Pick<RequestContext, 'em' | 'config' | 'viewer' | 'needsTwoStep'>,
  users: readonly PublicUser[],
): Promise<ReadonlySet<string>> {
  const ids = users
    .filter((user) => user.id !== viewer?.id && isTwoStepRequired(config, user))
    .map(({ id }) => id);
  const found = ids.length > 0 ? await usersWithTwoStep(em, ids) : new Set();
  const needing = ids.filter((id) => !found.has(id));
  return new Set(viewer && needsTwoStep ? [viewer.id, ...needing] : needing);
}
