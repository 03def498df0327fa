import { z } from 'zod';
import { emailSchema, passwordSchema, typedEmailSchema } from '../accounts/account-schemas.js';
import { lockAccounts } from '../accounts/accounts-lock.js';
import { insertUser } from '../accounts/insert-user.js';
import { hashNewPassword } from '../accounts/new-password.js';
import { verifyPassword } from '../accounts/passwords.js';
import { publicUser } from '../accounts/public-user.js';
import { createdUser } from '../accounts/recorded-user.js';
import { User } from '../accounts/user.entity.js';
import { recordEvent, recordedTransaction } from '../changes/record-change.js';
import type { LoginTokens, PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { isLoopbackOnly } from '../http/loopback.js';
import { nameSchema, parse, problem } from '../validation.js';
import { checkCode, codeSchema, hasTwoStep } from './check-code.js';
import { newDeviceId } from './device-tokens.js';
import { attempt, type Budget } from './limit.js';
import { acceptsRegistrations, requireLocalLogin } from './local-login.js';
import { endLoginStep, findLoginStep, startLoginStep } from './login-step.service.js';
import { loginLimit, newBrowserLimit, registrationLimit } from './rate-limits.js';
import { type NewSession, startSession } from './session.service.js';
import { checkSetupCode, discardSetupCodes, hasNoUsers } from './setup-code.js';

/** The body of a login request. */
export const credentialsSchema = z
  .object({
    email: typedEmailSchema.max(1000),
    password: z.string().min(1).max(1000),
  })
  .meta({ id: 'Credentials', description: 'Login credentials.' });

/** The body of a request that completes a login with a code. */
export const loginCodeSchema = z
  .object({
    step: z.string().min(1).max(100).meta({ description: 'The `step` from the response to the login.' }),
    code: codeSchema,
  })
  .meta({ id: 'LoginCode', description: 'The second step of a login.' });

/** The body of a registration request. */
export const registrationSchema = z
  .object({
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: z.string().nullish(),
    firstName: nameSchema,
    lastName: nameSchema,
    setupCode: z.string().max(100).nullish().meta({
      description:
        'Required for the first account if other machines can reach the server, which prints the code when it starts.',
    }),
  })
  .refine(({ password, confirmPassword }) => confirmPassword == null || confirmPassword === password, {
    ...problem('passwordsDiffer'),
    path: ['confirmPassword'],
  })
  .meta({ id: 'RegistrationInput', description: 'A new account.' });

/** The user who logged in, and the tokens for their cookies. */
export interface LoggedIn {
  user: PublicUser;
  tokens: LoginTokens;
}

const wrongCredentials = () => new PlannerError('credentialsWrong');

/** Creates the error for a login that continues with a code. */
const codeRequired = (step: string) => new PlannerError('codeRequired', {}, { step });

/** Logs that a user whose account is pending tried to log in. Returns the error. */
export function accountPending({ record }: Pick<RequestContext, 'record'>, email: string): PlannerError {
  record('login-pending', { email });
  return new PlannerError('accountPending');
}

const loginExpired = () => new PlannerError('loginExpired');

/**
 * Starts a session for a user who entered the correct password or was authenticated by a provider.
 *
 * @throws PlannerError `unauthorized` if the account has changed in the meantime
 */
export async function logIn(
  context: RequestContext,
  user: User,
  start: NewSession,
): Promise<LoggedIn & { evicted: number }> {
  const session = await startSession(context, user, start);
  if (!session) {
    context.record('login-failed', { email: user.email });
    throw wrongCredentials();
  }
  const { token, evicted } = session;
  const deviceToken = await context.tokens.devices.create(user, start.deviceId);
  return { user: publicUser(user), tokens: { token, deviceToken }, evicted };
}

/**
 * Records logins that were not completed, because of a wrong password, an invalid or missing code or a rejected passkey,
 * only if they have used up a budget. Otherwise, a flood of attempts could fill the database.
 *
 * @param email the account's email address; undefined if the budgets are not per account
 * @param usedUp the budgets that this attempt has used up
 */
export async function recordFailedLogins(
  context: RequestContext,
  email: string | undefined,
  usedUp: readonly Budget[],
): Promise<void> {
  const budget = usedUp.find(({ isOfAccount }) => isOfAccount) ?? usedUp[0];
  if (!budget) return;
  const detail = { attempts: budget.points, ...(budget.isOfAccount && { email: email?.slice(0, 320) }) };
  // Omit the actor, even if the request has a session.
  const source = { ...context, viewer: null, token: null };
  await recordEvent(context.em, source, { action: 'loginFailed', subjectType: 'user', detail });
}

/** How a user has logged in. */
interface FinishedLogin extends Omit<NewSession, 'deviceId'> {
  /** The id of a browser in which the user has logged in before, or null. */
  device: string | null;
  /** The name of the provider that authenticated the user. */
  provider?: string;
}

/** Starts a session for a user who has passed all checks and limits. */
async function enter(
  context: RequestContext,
  user: User,
  { device, provider, ...start }: FinishedLogin,
): Promise<LoggedIn> {
  const { evicted, ...loggedIn } = await logIn(context, user, {
    ...start,
    deviceId: device ?? newDeviceId(),
  });
  const detail = { ...(provider && { provider }), ...(evicted > 0 && { endedSessions: evicted }) };
  context.record('login', { email: user.email, userId: user.id, ...detail });
  return loggedIn;
}

/**
 * Starts a session for a user who has passed all checks.
 *
 * @throws PlannerError `rateLimited` after too many logins from new browsers
 */
export async function finishLogin(
  context: RequestContext,
  user: User,
  login: FinishedLogin,
): Promise<LoggedIn> {
  if (!login.device) await newBrowserLimit(context, user.email).take();
  return enter(context, user, login);
}

/**
 * Logs in.
 *
 * @throws PlannerError `unauthorized` if the email address or password is wrong, or if the login continues with a code,
 *   in which case the error contains a `step`; `forbidden` if the account is pending or LOCAL_LOGIN is off;
 *   `rateLimited` after too many failed logins or too many logins from new browsers; `unavailable` if too many
 *   passwords are already being checked
 */
export async function login(context: RequestContext, body: unknown): Promise<LoggedIn> {
  const { email, password } = parse(credentialsSchema, body);
  await requireLocalLogin(context);
  const user = await context.em.findOne(User, { email });
  const device = await context.tokens.devices.read(context.deviceToken, user);
  const limit = loginLimit(context, email, device);
  const { result: matches, usedUp } = await attempt(limit, () =>
    verifyPassword(user?.passwordHash, password, context),
  );
  const isComplete = matches && user?.isApproved && !(await hasTwoStep(context.em, user.id));
  // A correct password alone is not a successful login. If it were, users with pending accounts and people who have
  // stolen a password could have any number of passwords hashed.
  await (isComplete ? limit.succeed() : limit.fail());
  if (!matches || !user) {
    context.record('login-failed', { email });
    await recordFailedLogins(context, email, usedUp);
    throw wrongCredentials();
  }
  if (!user.isApproved) throw accountPending(context, email);
  await requireLocalLogin(context, user);
  if (isComplete) return enter(context, user, { device, loginMethod: 'password' });
  const step = await startLoginStep(context, user);
  if (!step) throw wrongCredentials();
  context.record('login-code-required', { email, userId: user.id });
  await recordFailedLogins(context, email, usedUp);
  throw codeRequired(step);
}

/**
 * Completes a login with a code from the authenticator app or a recovery code.
 *
 * @throws PlannerError `unauthorized` if the login has expired or the code is invalid (for an invalid code, the error
 *   contains the same `step`); `rateLimited` after too many invalid codes or too many logins from new browsers;
 *   `unavailable` if too many passwords are already being checked
 */
export async function completeLogin(context: RequestContext, body: unknown): Promise<LoggedIn> {
  const { step, code } = parse(loginCodeSchema, body);
  const { em, tokens, deviceToken } = context;
  const userId = await findLoginStep(em, step);
  const user = userId && (await em.findOne(User, { id: userId }));
  if (!user) throw loginExpired();
  await requireLocalLogin(context, user);
  const device = await tokens.devices.read(deviceToken, user);
  const { isValid, usedUp } = await checkCode(context, user.id, code, device);
  if (!isValid) {
    context.record('code-invalid', { email: user.email, userId: user.id });
    await recordFailedLogins(context, user.email, usedUp);
    throw new PlannerError('loginCodeInvalid', {}, { step });
  }
  if (!(await endLoginStep(em, step))) throw loginExpired();
  await loginLimit(context, user.email, device).succeed();
  return finishLogin(context, user, { device, loginMethod: 'password' });
}

/**
 * Creates an account. The first account becomes an approved administrator and is logged in immediately. All other
 * accounts have to be approved first.
 *
 * @throws PlannerError `forbidden` if registration is closed, or if the first account requires a setup code that is
 *   missing or wrong; `conflict` if the address is taken; `rateLimited` after too many registrations; `unavailable` if
 *   too many passwords are already being hashed
 */
export async function register(
  context: RequestContext,
  body: unknown,
): Promise<LoggedIn | { user: PublicUser; tokens: null }> {
  const { email, password, firstName, lastName, setupCode } = parse(registrationSchema, body);
  if (!acceptsRegistrations(context.config)) {
    context.record('registration-rejected', { reason: 'closed' });
    throw new PlannerError('registrationClosed');
  }
  const { em, config } = context;
  // Attempts with wrong setup codes and weak passwords count. Otherwise, visitors could make any number of them.
  const {
    result: { needsCode, passwordHash },
  } = await attempt(registrationLimit(context), async () => {
    const needsCode = (!isLoopbackOnly(config) || !context.isFromLoopback()) && (await hasNoUsers(em));
    if (needsCode) {
      await checkSetupCode(em, config, setupCode).catch((error: unknown) => {
        context.record('registration-rejected', { reason: 'setup-code' });
        throw error;
      });
    }
    // Hash before the transaction, to keep the transaction short.
    return {
      needsCode,
      passwordHash: await hashNewPassword(context, password, { email, firstName, lastName }),
    };
  });
  const user = await recordedTransaction({ ...context, changeIds: [] }, async (em, record) => {
    await lockAccounts(em);
    const isFirst = await hasNoUsers(em);
    if (isFirst && needsCode) await checkSetupCode(em, config, setupCode);
    if (isFirst) await discardSetupCodes(em);
    const rights = { isAdmin: isFirst, isApproved: isFirst };
    const created = await insertUser(em, { email, passwordHash, firstName, lastName, ...rights });
    const header = { action: 'register', subjectType: 'user', actorId: created.id } as const;
    await record(header, [createdUser(created)]);
    return created;
  });
  context.record('registration', { email, userId: user.id, isAdmin: user.isAdmin });
  return user.isApproved
    ? logIn(context, user, { deviceId: newDeviceId(), loginMethod: 'password' })
    : { user: publicUser(user), tokens: null };
}
