import { PlannerError } from '../errors.js';
import common from './common-passwords.json' with { type: 'json' };
import { hashPassword } from './passwords.js';

/** The account that a password is for. */
export interface PasswordOwner {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

const PRODUCT = 'Content Planner';

const COMMON: ReadonlySet<string> = new Set(common);

/** Keeps lowercase letters and digits, so 'Maya Okafor', 'maya.okafor' and 'MayaOkafor' compare as equal. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Texts that a stranger could know about the account. */
function knownTexts({ email, firstName, lastName }: PasswordOwner): string[] {
  const [first, last] = [firstName ?? '', lastName ?? ''];
  return [email, email.split('@')[0] ?? '', first, last, first + last, last + first, PRODUCT];
}

function weaknessOf(password: string, owner: PasswordOwner): string | null {
  const text = plain(password);
  if (text !== '' && knownTexts(owner).some((known) => plain(known) === text)) {
    return `This password is too easy to guess: it matches a name or the email address of the account, or '${PRODUCT}'. Choose a different one.`;
  }
  const typed = password.trim().toLowerCase();
  if (COMMON.has(typed) || new Set(typed).size <= 1) {
    return 'This password is too common. Choose a different one.';
  }
  return null;
}

/**
 * Hashes a new password, or rejects it if it is easy to guess.
 *
 * @param field the name of the field in the request that contains it
 * @throws PlannerError `invalid` if the password is common, repeats one character, or matches the account's
 *   name or email address
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
