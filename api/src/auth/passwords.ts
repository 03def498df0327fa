import { hash, verify } from '@node-rs/argon2';
import { inHashQueue } from './hash-queue.js';

// OWASP's floor for argon2id: memory in KiB, passes, lanes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a password with argon2id, as a PHC string.
 *
 * @throws PlannerError `unavailable` if too many passwords are waiting to be hashed
 */
export const hashPassword = (password: string): Promise<string> => inHashQueue(() => hash(password, OPTIONS));

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. With no hash (an unknown e-mail address) it takes
 * as long and says no, so that the time tells nobody which addresses have accounts (decision A3).
 *
 * @throws PlannerError `unavailable` if too many passwords are waiting to be hashed
 */
export async function verifyPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const matches = await inHashQueue(async () => {
    // Not queued separately: if the queue rejected the decoy, the rejected promise would be cached forever.
    decoy ??= hash('no account has this one', OPTIONS);
    return verify(hashed ?? (await decoy), password);
  });
  return hashed !== undefined && matches;
}
