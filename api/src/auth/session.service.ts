import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import type { PublicUser, RequestContext } from '../context.js';
import { isoInstant } from '../db/iso-instant.js';
import { prepared } from '../db/prepared.js';
import { Session } from './session.entity.js';
import { SESSION_SECONDS, type SessionTokens } from './session-tokens.js';

/** How long a session can be idle, in milliseconds (7 days). */
const IDLE = 7 * 24 * 60 * 60 * 1000;

/** How often to update `lastUsedAt`, in milliseconds (1 hour), so that most reads don't write. */
const PRECISION = 60 * 60 * 1000;

/** The most sessions per user. Another login ends the oldest one. */
const MAX_SESSIONS = 20;

const idleSince = (now: Date) => new Date(now.getTime() - IDLE);

/** Starts a session, ends the session of the request, if any, and returns the token for the cookie. */
export async function startSession(
  { em, tokens, sessionId }: RequestContext,
  userId: string,
): Promise<string> {
  const { token, tokenHash } = await tokens.create();
  const now = new Date();
  await em.execute('delete from sessions where expires_at < ? or last_used_at < ? or id = ?::uuid', [
    now,
    idleSince(now),
    sessionId,
  ]);
  em.create(Session, {
    id: uuid(),
    userId,
    tokenHash,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  await em.flush();
  await em.execute(
    `delete from sessions where user_id = ? and id not in (
       select id from sessions where user_id = ? order by created_at desc, id desc limit ?)`,
    [userId, userId, MAX_SESSIONS],
  );
  return token;
}

const SESSION = prepared(
  `select s.id as "sessionId", s.last_used_at > ? as "isFresh", u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
       u.profile_image_url as "profileImageUrl", u.is_admin as "isAdmin", u.is_approved as "isApproved",
       ${isoInstant('u.created_at')} as "createdAt"
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = ? and s.expires_at > ? and s.last_used_at > ? and u.is_approved`,
);

/** Who a cookie's token belongs to: read on every request, so that ending a session acts at once. */
export async function findSession(
  em: SqlEntityManager,
  tokens: SessionTokens,
  token: string | undefined,
): Promise<Pick<RequestContext, 'viewer' | 'sessionId'>> {
  const tokenHash = token ? await tokens.read(token) : null;
  if (!tokenHash) return { viewer: null, sessionId: null };
  const now = new Date();
  const [row] = await em.execute<(PublicUser & { sessionId: string; isFresh: boolean })[]>(SESSION, [
    new Date(now.getTime() - PRECISION),
    tokenHash,
    now,
    idleSince(now),
  ]);
  if (!row) return { viewer: null, sessionId: null };
  const { sessionId, isFresh, ...viewer } = row;
  if (!isFresh) await em.execute('update sessions set last_used_at = ? where id = ?', [now, sessionId]);
  return { viewer, sessionId };
}

/** Ends the session that the request came by, on the server too (decision A10). */
export async function endSession({ em, sessionId, record }: RequestContext): Promise<void> {
  if (!sessionId) return;
  await em.execute('delete from sessions where id = ?', [sessionId]);
  record('logout');
}
