import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { rotateSessionSecret } from '../settings/session-secret.js';

/**
 * Replaces the session secret that is stored in the database.
 *
 * @returns a message for the operator
 */
export async function rotateSecret(em: SqlEntityManager): Promise<string> {
  await rotateSessionSecret(em);
  return 'The session secret has been replaced. Restart the planner to use the new one. Sessions stay valid. Rotate again after 30 days to stop accepting the old secret.';
}
