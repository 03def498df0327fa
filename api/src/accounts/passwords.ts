import { hash, verify } from '@node-rs/argon2';
import { type HashClient, inHashQueue } from './hash-queue.js';

// OWASP's minimum settings for argon2id: memory in KiB, number of passes and number of lanes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a password with argon2id, as a PHC string.
 *
 * @param client omitted for commands
 * @throws PlannerError `unavailable` if too many passwords are waiting to be hashed
 */
export const hashPassword = (password: string, client?: HashClient): Promise<string> =>
  inHashQueue(() => hash(password, OPTIONS), client);

/**
 * Hashes strings with argon2id and the same salt, so that a string can be found by its hash.
 *
 * @param salt 16 random bytes in base64url, used only for these strings
 * @throws PlannerError `unavailable` if too many passwords are waiting to be hashed
 */
export const hashWithSalt = (
  texts: readonly string[],
  salt: string,
  client?: HashClient,
): Promise<string[]> =>
  inHashQueue(async () => {
    const hashes: string[] = [];
    for (const text of texts) {
      hashes.push(await hash(text, { ...OPTIONS, salt: Buffer.from(salt, 'base64url') }));
    }
    return hashes;
  }, client);

let decoy: Promise<string> | undefined;

/**
 * Checks a password. If there is no hash, because the email address is unknown, the check takes just as long and
 * returns false. Otherwise, the duration of the check would reveal which email addresses have accounts.
 *
 * @param client omitted for commands
 * @throws PlannerError `unavailable` if too many passwords are waiting to be hashed
 */
export async function verifyPassword(
  hashed: string | undefined,
  password: string,
  client?: HashClient,
): Promise<boolean> {
  const matches = await inHashQueue(async () => {
    // Don't queue the decoy hash separately. If the queue rejected it, the rejected promise would be cached forever.
    decoy ??= hash('no account has this one', OPTIONS);
    return verify(hashed ?? (await decoy), password);
  }, client);
  return hashed !== undefined && matches;
}
