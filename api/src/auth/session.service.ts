import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import type { PublicUser, RequestContext } from '../context.js';
import { isoInstant } from '../db/iso-instant.js';
import { prepared } from '../db/prepared.js';
import { Session } from './session.entity.js';
import { SESSION_SECONDS, type SessionTokens } from './session-tokens.js';

/** Opens a session for a user and returns the token for the cookie. */
export async function startSession({ em, tokens }: RequestContext, userId: string): Promise<string> {
  const { token, tokenHash } = await tokens.create();
  const now = new Date();
  await em.execute('delete from sessions where expires_at < ?', [now]);
  em.create(Session, {
    id: uuid(),
    userId,
    tokenHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  await em.flush();
  return token;
}

const SESSION = prepared(
  `select s.id as "sessionId", u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
       u.profile_image_url as "profileImageUrl", u.is_admin as "isAdmin", u.is_approved as "isApproved",
       ${isoInstant('u.created_at')} as "createdAt"
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = ? and s.expires_at > ? and u.is_approved`,
);

/** Who a cookie's token belongs to: read on every request, so that ending a session acts at once. */
export async function findSession(
  em: SqlEntityManager,
  tokens: SessionTokens,
  token: string | undefined,
): Promise<Pick<RequestContext, 'viewer' | 'sessionId'>> {
  const tokenHash = token ? await tokens.read(token) : null;
  if (!tokenHash) return { viewer: null, sessionId: null };
  const [row] = await em.execute<(PublicUser & { sessionId: string })[]>(SESSION, [tokenHash, new Date()]);
  if (!row) return { viewer: null, sessionId: null };
  const { sessionId, ...viewer } = row;
  return { viewer, sessionId };
}

/** Ends the session that the request came by, on the server too (decision A10). */
export async function endSession({ em, sessionId }: RequestContext): Promise<void> {
  if (sessionId) await em.execute('delete from sessions where id = ?', [sessionId]);
}
