import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { type LoginMethod, needsTwoStep, type SessionUser } from '../accounts/two-step-requirement.js';
import type { User } from '../accounts/user.entity.js';
import { announce } from '../changes/announce.js';
import { recordEvent } from '../changes/record-change.js';
import type { PublicUser, RequestContext, RequestSession } from '../context.js';
import { isDiskFull } from '../errors.js';
import { UNLIMITED } from '../scope/scope.js';
import { isoInstant } from '../sql/iso-instant.js';
import { prepared } from '../sql/prepared.js';
import { deviceOf } from './device.js';
import { SESSION_SECONDS, type SessionTokens } from './session-tokens.js';

/** How long a session can be idle, in milliseconds (7 days). */
const IDLE = 7 * 24 * 60 * 60 * 1000;

/**
 * How often to update `lastUsedAt`, in milliseconds (5 minutes). Most requests therefore don't write to the database.
 */
const PRECISION = 5 * 60 * 1000;

/** How far the clock can be set back without ending sessions, in milliseconds (1 hour). */
const CLOCK_TOLERANCE = 60 * 60 * 1000;

/** The maximum number of sessions per user. Another login ends the least recently used session. */
const MAX_SESSIONS = 20;

/** Returns the latest valid `expiresAt`. Later times mean that the clock has been set back by more than an hour. */
const latestEnd = (now: Date) => new Date(now.getTime() + SESSION_SECONDS * 1000 + CLOCK_TOLERANCE);

const idleSince = (now: Date) => new Date(now.getTime() - IDLE);

/** The SQL condition for sessions that have not expired. {@link validAt} returns its parameters. */
export const VALID = 'expires_at between ? and ? and last_used_at > ?';

/** Returns the parameters of {@link VALID}. */
export const validAt = (now: Date) => [now, latestEnd(now), idleSince(now)] as const;

/** An account as it was when its password was checked. */
export type CheckedAccount = Pick<User, 'id' | 'email' | 'passwordHash'>;

/** How a session starts. */
export interface NewSession {
  /** The browser's id. */
  deviceId: string;
  loginMethod: LoginMethod;
  /** When the single sign-on provider authenticated the user, if known. */
  authenticatedAt?: Date | null;
}

/** A session that has just started. */
export interface StartedSession {
  /** The token for the cookie. */
  token: string;
  /** How many of the user's other sessions were ended because the user had too many sessions. */
  evicted: number;
}

const sweep = (em: SqlEntityManager, now: Date) =>
  em.execute(
    `delete from sessions where id in (
       select id from sessions where expires_at < ? or last_used_at < ? for update skip locked)
     returning ${announce.sessions}`,
    [now, idleSince(now)],
  );

/**
 * Starts a session, unless the account's email address, password or approval has changed since the password was
 * checked. Ends the request's session, if any, and any other session that the user has in the same browser. Otherwise,
 * repeated logins from one browser would reach the maximum number of sessions and end the user's sessions in other
 * browsers.
 *
 * Locks the account, so that a concurrent change to the account either prevents the login or also ends the new session.
 *
 * @returns null if the account has changed
 */
export async function startSession(
  context: RequestContext,
  { id: userId, email, passwordHash }: CheckedAccount,
  { deviceId, loginMethod, authenticatedAt = null }: NewSession,
): Promise<StartedSession | null> {
  const { em, tokens, sessionId, clientAddress } = context;
  const { browser, operatingSystem } = deviceOf(context.userAgent);
  const { token, tokenHash } = await tokens.create();
  const [id, now] = [uuid(), new Date()];
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await sweep(em, now);
  const evicted = await em.transactional(async (tx) => {
    const started = await tx.execute(
      `insert into sessions (id, user_id, token_hash, device_id, browser, operating_system, address,
         login_method, authenticated_at, created_at, last_used_at, expires_at)
       select ?::uuid, u.id, ?::text, ?::text, ?::text, ?::text, ?::text, ?::text, ?::timestamptz, ?::timestamptz,
         ?::timestamptz, ?::timestamptz
         from users u where u.id = ? and u.email = ? and u.password_hash = ? and u.is_approved for no key update
       returning id`,
      [
        ...[id, tokenHash, deviceId, browser, operatingSystem, clientAddress, loginMethod, authenticatedAt],
        ...[now, now, expiresAt, userId, email, passwordHash],
      ],
    );
    if (started.length === 0) return null;
    const detail = { loginMethod };
    await recordEvent(tx, context, { action: 'login', subjectType: 'user', actorId: userId, detail });
    await tx.execute(
      `delete from sessions where user_id = ? and id <> ? and (id = ?::uuid or device_id = ?)
       returning ${announce.sessions}`,
      [userId, id, sessionId, deviceId],
    );
    return tx.execute(
      `delete from sessions where id in (
         select id from sessions where user_id = ? and id <> ?
         order by last_used_at desc, created_at desc, id desc offset ?)
       returning id, ${announce.sessions}`,
      [userId, id, MAX_SESSIONS - 1],
    );
  });
  if (!evicted) return null;
  // Delete the previous session outside the transaction, because that session might belong to another user, whose
  // account is not locked.
  await em.execute(`delete from sessions where id = ?::uuid and id <> ? returning ${announce.sessions}`, [
    sessionId,
    id,
  ]);
  return { token, evicted: evicted.length };
}

const VIEWER_COLUMNS = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
       u.profile_image_url as "profileImageUrl", u.is_admin as "isAdmin", u.is_approved as "isApproved",
       ${isoInstant('u.created_at')} as "createdAt",
       exists (select from two_steps t where t.user_id = u.id and t.turned_on_at is not null) as "hasTwoStep",
       s.login_method as "loginMethod"`;

type ViewerRow = PublicUser & Omit<SessionUser, 'viewer'> & { sessionId: string };

const SESSION = prepared(
  `select s.id as "sessionId", s.last_used_at between ? and ? as "isFresh", ${VIEWER_COLUMNS}
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = ? and ${VALID} and u.is_approved`,
);

const VISITOR: Omit<RequestSession, 'record'> = {
  viewer: null,
  sessionId: null,
  needsTwoStep: false,
  token: null,
  scope: UNLIMITED,
};

/** The client that sent a request, and the server's settings. */
export type RequestClient = Pick<RequestContext, 'clientAddress' | 'userAgent' | 'config'>;

/**
 * Finds the session for a cookie's token. Every request looks up its session, so ending a session takes effect
 * immediately.
 */
export async function findSession(
  em: SqlEntityManager,
  tokens: SessionTokens,
  token: string | undefined,
  client: RequestClient,
): Promise<Omit<RequestSession, 'record'>> {
  const tokenHash = token ? await tokens.read(token) : null;
  if (!tokenHash) return VISITOR;
  const now = new Date();
  const [row] = await em.execute<(ViewerRow & { isFresh: boolean })[]>(SESSION, [
    new Date(now.getTime() - PRECISION),
    new Date(now.getTime() + PRECISION),
    tokenHash,
    ...validAt(now),
  ]);
  if (!row) return VISITOR;
  const { sessionId, isFresh, hasTwoStep, loginMethod, ...viewer } = row;
  if (!isFresh) await touchSession(em, sessionId, now, client);
  const user = { viewer, hasTwoStep, loginMethod };
  return { ...VISITOR, viewer, sessionId, needsTwoStep: needsTwoStep(client.config, user) };
}

const LIVE_SESSIONS = prepared(
  `select s.id as "sessionId", ${VIEWER_COLUMNS}
     from sessions s join users u on u.id = s.user_id
     where s.id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
       and ${VALID} and u.is_approved`,
);

/** Finds the users of sessions. The result is keyed by session id. Omits sessions that have ended. */
export async function findLiveSessions(
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SessionUser>> {
  const now = new Date();
  const values = [JSON.stringify(ids), ...validAt(now)];
  const rows = await em.execute<ViewerRow[]>(LIVE_SESSIONS, values);
  return new Map(
    rows.map(({ sessionId, hasTwoStep, loginMethod, ...viewer }) => [
      sessionId,
      { viewer, hasTwoStep, loginMethod },
    ]),
  );
}

async function touchSession(
  em: SqlEntityManager,
  sessionId: string,
  now: Date,
  { clientAddress, userAgent }: RequestClient,
): Promise<void> {
  const { browser, operatingSystem } = deviceOf(userAgent);
  try {
    await em.execute(
      'update sessions set last_used_at = ?, browser = ?, operating_system = ?, address = ? where id = ?',
      [now, browser, operatingSystem, clientAddress, sessionId],
    );
  } catch (error) {
    // Ignore a full disk, because reads must still work. The next request will try to update the session again.
    if (!isDiskFull(error)) throw error;
  }
}

/** Ends the request's session. */
export async function endSession(context: RequestContext): Promise<void> {
  const { em, sessionId, record } = context;
  if (!sessionId) return;
  await em.transactional(async (tx) => {
    const ended = await tx.execute(`delete from sessions where id = ? returning id, ${announce.sessions}`, [
      sessionId,
    ]);
    if (ended.length > 0) await recordEvent(tx, context, { action: 'logout', subjectType: 'user' });
  });
  record('logout');
}
