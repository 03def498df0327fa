import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import type { RequestContext } from '../context.js';
import type { CheckedAccount } from './session.service.js';

/** How long a login can wait for its code, in milliseconds (10 minutes). */
const LIFETIME = 10 * 60 * 1000;

/** How far the clock can be set back without ending a login step, in milliseconds (1 minute). */
const CLOCK_TOLERANCE = 60 * 1000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Records that the correct password was entered, unless the account's email address, password or approval has changed
 * since the password was checked. A login never ends the user's other login steps. Otherwise, anyone with the password
 * could end the owner's step before the owner has entered a code. The limits for logins also limit the number of steps.
 *
 * @returns the token that continues the login, or null if the account has changed
 */
export async function startLoginStep(
  { em }: Pick<RequestContext, 'em'>,
  { id: userId, email, passwordHash }: CheckedAccount,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await em.execute(
    `delete from login_steps where id in (
       select id from login_steps where expires_at < ? or expires_at > ? for update skip locked)`,
    [now, new Date(now.getTime() + LIFETIME + CLOCK_TOLERANCE)],
  );
  const started = await em.execute(
    `insert into login_steps (id, user_id, token_hash, created_at, expires_at)
     select ?::uuid, u.id, ?::text, ?::timestamptz, ?::timestamptz
       from users u where u.id = ? and u.email = ? and u.password_hash = ? and u.is_approved for no key update
     returning id`,
    [...[uuid(), hashOf(token), now, new Date(now.getTime() + LIFETIME)], ...[userId, email, passwordHash]],
  );
  return started.length > 0 ? token : null;
}

/** Returns the id of the user whose login a token continues, or null if the login has expired or is complete. */
export async function findLoginStep(em: SqlEntityManager, token: string): Promise<string | null> {
  const now = new Date();
  const [row] = await em.execute<{ userId: string }[]>(
    `select user_id as "userId" from login_steps where token_hash = ? and expires_at between ? and ?`,
    [hashOf(token), now, new Date(now.getTime() + LIFETIME + CLOCK_TOLERANCE)],
  );
  return row?.userId ?? null;
}

/** Ends a login step. Returns false if another request has already ended it. */
export async function endLoginStep(em: SqlEntityManager, token: string): Promise<boolean> {
  const ended = await em.execute('delete from login_steps where token_hash = ? returning id', [
    hashOf(token),
  ]);
  return ended.length > 0;
}

/** Ends all of a user's logins that are waiting for a code. */
export async function endLoginSteps(em: SqlEntityManager, userId: string): Promise<void> {
  await em.execute('delete from login_steps where user_id = ?', [userId]);
}
