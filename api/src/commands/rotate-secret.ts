import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { announce } from '../changes/announce.js';
import { rotateSessionSecret } from '../settings/session-secret.js';
import { parse } from '../validation.js';

const inputSchema = z.object({ endSessions: z.boolean().default(false) });

/**
 * Replaces the session secret that is stored in the database. With `endSessions`, the old secret is no longer accepted
 * after a restart, so nobody who knows it can use it.
 *
 * @returns a message for the operator
 */
export async function rotateSecret(em: SqlEntityManager, input: unknown): Promise<string> {
  const { endSessions } = parse(inputSchema, input);
  await rotateSessionSecret(em, !endSessions);
  if (endSessions) {
    await em.execute(`delete from sessions returning ${announce.sessions}`);
    return 'The session secret has been replaced, and all sessions have ended. Restart the planner now: until then, it still uses the old secret.';
  }
  return 'The session secret has been replaced. Restart the planner to use the new one. Sessions stay valid. Rotate again after 30 days to stop accepting the old secret.';
}
