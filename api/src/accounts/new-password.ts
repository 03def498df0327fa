import { PlannerError } from '../errors.js';
import common from './common-passwords.json' with { type: 'json' };
import { hashPassword } from './passwords.js';

/** The account that a password belongs to. */
export interface PasswordOwner {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

const PRODUCT = 'Content Planner';

/** Returns the repeated part of a string, such as 'maya' for 'mayamaya', or the string itself if nothing repeats. */
const repeatedPart = (text: string): string => text.slice(0, (text + text).indexOf(text, 1));

const COMMON: ReadonlySet<string> = new Set(common.map(repeatedPart));

/**
 * Normalizes a string by removing punctuation, repetition and differences in case, so that 'Maya Okafor', 'maya.okafor'
 * and 'MayaOkaforMayaOkafor' are equal.
 */
const plain = (text: string): string =>
  repeatedPart(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
  );

/** Returns strings that a stranger could know, such as the account's name. */
function knownTexts({ email, firstName, lastName }: PasswordOwner): string[] {
  const [first, last] = [firstName ?? '', lastName ?? ''];
  return [email, email.split('@')[0] ?? '', first, last, first + last, last + first, PRODUCT];
}

/** Whether a string is a common password or a repetition of one, such as 'passwordpassword' or 'password password'. */
function isCommon(text: string): boolean {
  const [part = '', ...others] = new Set(text.split(/[\s._-]+/).map(repeatedPart));
  return COMMON.has(repeatedPart(text)) || (others.length === 0 && COMMON.has(part));
}

function weaknessOf(password: string, owner: PasswordOwner): string | null {
  // Convert full-width letters and other compatibility forms, because they are as easy to guess as regular letters.
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const text = plain(typed);
  if (text !== '' && knownTexts(owner).some((known) => plain(known) === text)) {
    return `This password is too easy to guess: it matches a name or the email address of the account, or '${PRODUCT}'. Choose a different one.`;
  }
  if (isCommon(typed) || new Set(typed).size <= 1) {
    return 'This password is too common. Choose a different one.';
  }
  return null;
}

/** Where a new password is set. */
interface PasswordSource {
  /** The client's IP address; omitted for commands. */
  clientAddress?: string;
}

/**
 * Hashes a new password, or rejects the password if it is easy to guess.
 *
 * @param field the request field that contains the password
 * @throws PlannerError `invalid` if the password is common, is a repetition of one character or of a common password,
 *   or matches the account's name or email address
 */
export async function hashNewPassword(
  { clientAddress }: PasswordSource,
  password: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<string> {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw new PlannerError('invalid', weakness, [{ field, message: weakness }]);
  return hashPassword(password, clientAddress);
}
