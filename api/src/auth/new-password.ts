import { PlannerError } from '../errors.js';
import common from './common-passwords.json' with { type: 'json' };
import { hashPassword } from './passwords.js';

/** Whom a password belongs to. */
export interface PasswordOwner {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

const PRODUCT = 'Content Planner';

const COMMON: ReadonlySet<string> = new Set(common);

/** Letters and digits in lower case: 'Maya Okafor', 'maya.okafor' and 'MayaOkafor' are the same password. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What strangers know of an account. */
function knownTexts({ email, firstName, lastName }: PasswordOwner): string[] {
  const [first, last] = [firstName ?? '', lastName ?? ''];
  return [email, email.split('@')[0] ?? '', first, last, first + last, last + first, PRODUCT];
}

function weaknessOf(password: string, owner: PasswordOwner): string | null {
  const text = plain(password);
  if (text !== '' && knownTexts(owner).some((known) => plain(known) === text)) {
    return `This password is too easy to guess: it is a name or the email address of the account, or '${PRODUCT}'. Choose a different one.`;
  }
  const typed = password.trim().toLowerCase();
  if (COMMON.has(typed) || new Set(typed).size <= 1) {
    return 'This password is too common. Choose a different one.';
  }
  return null;
}

/**
 * Hashes a password that somebody chose, unless it is easy to guess.
 *
 * @param field the name of the field in the request that contains it
 * @throws PlannerError `invalid` for one of the most common passwords, one repeated character, and the
 *   account's own name or address
 */
export async function hashNewPassword(
  password: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<string> {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw new PlannerError('invalid', weakness, [{ field, message: weakness }]);
  return hashPassword(password);
}
