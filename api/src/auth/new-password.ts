import type { Config } from '../config.js';
import { refuseCommonPassword } from './common-passwords.js';
import { hashPassword } from './passwords.js';

/**
 * The hash of a password that somebody chose.
 *
 * @param field the body's field that holds it
 * @throws PlannerError `invalid` for a common one, where the planner refuses those (decision A13)
 */
export async function hashNewPassword(
  { refuseCommonPasswords }: Pick<Config, 'refuseCommonPasswords'>,
  password: string,
  field = 'password',
): Promise<string> {
  if (refuseCommonPasswords) await refuseCommonPassword(password, field);
  return hashPassword(password);
}
