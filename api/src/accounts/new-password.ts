import type { Config } from '../config.js';
import { errorIn } from '../field-errors.js';
import { isLoopbackOnly } from '../http/loopback.js';
import common from './common-passwords.json' with { type: 'json' };
import type { HashClient } from './hash-queue.js';
import { hashPassword } from './passwords.js';

/** The account that a password belongs to. */
export interface PasswordOwner {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/** Where a new password is set. */
interface PasswordSource extends HashClient {
  config: Pick<Config, 'host' | 'publicUrl'>;
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

/** Returns what a password consists of: 'password' for 'passwordpassword' and for 'password password'. */
function partsOf(text: string): string[] {
  const [part = '', ...others] = new Set(text.split(/[\s._-]+/).map(repeatedPart));
  return others.length === 0 ? [repeatedPart(text), part] : [repeatedPart(text)];
}

/** Returns a text up to its last letter, without the digits and punctuation at its end. */
const beginningOf = (text: string): string => /^.*[\p{L}\p{M}]/su.exec(text)?.[0] ?? '';

/** The minimum length of a common password that other passwords can't begin with. */
const MIN_BEGINNING = 6;

/** Loads the list of common passwords on demand, because planners that only this machine can reach don't require it. */
async function loadListed(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}

/** Loads what the first new password requires, which takes longer than a request is allowed to take. */
export async function prepareNewPasswords(config: PasswordSource['config']): Promise<void> {
  if (!isLoopbackOnly(config)) await loadListed();
}

/**
 * Whether a password is a variant of a common one: 'Qwerty123!' of 'qwerty', or 'admin123456' of 'admin' and '123456'.
 *
 * @param typed the password in lowercase
 */
async function isVariant(typed: string): Promise<boolean> {
  const listed = await loadListed();
  const isListed = (text: string) => listed.includes(text);
  const isBeginning = (text: string) =>
    listed.some((entry) => entry.startsWith(text) && beginningOf(entry) === text);
  const beginning = beginningOf(typed);
  const digits = typed.slice(beginning.length).replace(/\P{N}/gu, '');
  return (
    partsOf(typed).some(isListed) ||
    (beginning.length >= MIN_BEGINNING
      ? partsOf(beginning).some(isBeginning)
      : isListed(beginning) && isListed(digits))
  );
}

type Weakness = 'passwordMatchesAccount' | 'passwordTooCommon' | 'passwordVariantOfCommon';

async function weaknessOf(
  password: string,
  owner: PasswordOwner,
  config: PasswordSource['config'],
): Promise<Weakness | null> {
  // Convert full-width letters and other compatibility forms, because they are as easy to guess as regular letters.
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const text = plain(typed);
  if (text !== '' && knownTexts(owner).some((known) => plain(known) === text)) {
    return 'passwordMatchesAccount';
  }
  if (partsOf(typed).some((part) => COMMON.has(part)) || new Set(typed).size <= 1) {
    return 'passwordTooCommon';
  }
  if (!isLoopbackOnly(config) && (await isVariant(typed))) {
    return 'passwordVariantOfCommon';
  }
  return null;
}

/**
 * Hashes a new password, or rejects the password if it is easy to guess.
 *
 * @param field the request field that contains the password
 * @throws PlannerError `invalid` if the password is common, is a repetition of one character or of a common password,
 *   or matches the account's name or email address; if other machines can reach the server, also for variants of common
 *   passwords
 */
export async function hashNewPassword(
  source: PasswordSource,
  password: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<string> {
  const weakness = await weaknessOf(password, owner, source.config);
  if (weakness) throw errorIn(field, weakness);
  return hashPassword(password, source);
}
