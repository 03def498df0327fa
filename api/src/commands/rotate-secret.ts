import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { rotateSessionSecret } from '../settings/session-secret.js';

/**
 * Replaces the session secret that the database keeps.
 *
 * @returns a sentence that says what was done
 */
export async function rotateSecret(em: SqlEntityManager): Promise<string> {
  await rotateSessionSecret(em);
  return 'The session secret has been replaced: restart the planner to use the new one. Sessions stay valid; rotate again after 30 days to stop accepting the old secret.';
}
