import { PlannerError } from '../errors.js';
import { MIN_PASSWORD } from '../users/account-schemas.js';

/** How many of the most common passwords are refused (decision A13). */
const REFUSED = 3_000;

let common: Promise<ReadonlySet<string>> | undefined;

// Loaded when a password is first held against it: it is large, and most planners never ask.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD);
  return new Set(longEnough.slice(0, REFUSED));
}

/**
 * Refuses the most common passwords among those that are long enough.
 *
 * @param field the body's field that holds the password
 * @throws PlannerError `invalid`
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  common ??= load();
  if ((await common).has(password.toLowerCase())) {
    const message = 'This password is one of the most common ones: choose another one';
    throw new PlannerError('invalid', message, [{ field, message }]);
  }
}
