import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** How far the clock can be set back without making a used challenge valid again, in milliseconds (1 hour). */
const CLOCK_TOLERANCE = 60 * 60 * 1000;

/**
 * Marks a random value that works only once as used: the challenge for a passkey, or the state of a login with single
 * sign-on. Call this only after the value has been verified, so that visitors can't fill the table.
 *
 * @param seconds how long the token that contains the value is valid
 * @returns false if the value has been used before
 */
export async function markUsed(em: SqlEntityManager, challenge: string, seconds: number): Promise<boolean> {
  const now = Date.now();
  await em.execute(
    `delete from used_challenges where hash in (
       select hash from used_challenges where expires_at < ? for update skip locked)`,
    [new Date(now)],
  );
  const marked = await em.execute(
    'insert into used_challenges (hash, expires_at) values (?, ?) on conflict do nothing returning hash',
    [createHash('sha256').update(challenge).digest('hex'), new Date(now + seconds * 1000 + CLOCK_TOLERANCE)],
  );
  return marked.length > 0;
}
