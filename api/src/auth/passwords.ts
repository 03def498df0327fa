import { hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: memory in KiB, passes, lanes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. With no hash (an unknown e-mail address) it takes
 * as long and says no, so that the time tells nobody which addresses have accounts (decision A3).
 */
export async function verifyPassword(hashed: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this one');
  const matches = await verify(hashed ?? (await decoy), password);
  return hashed !== undefined && matches;
}
