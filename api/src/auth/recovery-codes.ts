import { randomBytes } from 'node:crypto';
import type { HashClient } from '../accounts/hash-queue.js';
import { hashWithSalt } from '../accounts/passwords.js';

/** Crockford's Base32 alphabet in lowercase, which has no characters that look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The number of recovery codes per user. */
const COUNT = 10;

/** The number of characters in a code, excluding the hyphen. */
const LENGTH = 8;

/** The hashes of recovery codes, as they are stored. */
export interface HashedCodes {
  salt: string;
  hashes: string[];
}

/** Creates a code, such as `7kq2-m9xd`, from 40 random bits. */
const createCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Converts a code to lowercase, replaces look-alike characters and removes separators. */
const plain = (code: string): string =>
  code
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '');

/** Whether a string has the format of a recovery code. Other strings are not worth hashing. */
export const isRecoveryCode = (code: string): boolean => plain(code).length === LENGTH;

/**
 * Creates ten recovery codes.
 *
 * @throws PlannerError `unavailable` if too many passwords are waiting to be hashed
 */
export async function createRecoveryCodes(client: HashClient): Promise<HashedCodes & { codes: string[] }> {
  const codes = Array.from({ length: COUNT }, createCode);
  const salt = randomBytes(16).toString('base64url');
  // The codes are short, so hash them as slowly as passwords.
  return { codes, salt, hashes: await hashWithSalt(codes.map(plain), salt, client) };
}

/** Returns the stored hash of a recovery code. @throws PlannerError `unavailable` */
export async function hashOfRecoveryCode(code: string, salt: string, client?: HashClient): Promise<string> {
  const [hash = ''] = await hashWithSalt([plain(code)], salt, client);
  return hash;
}
