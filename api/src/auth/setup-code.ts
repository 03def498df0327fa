import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockAccounts } from '../accounts/accounts-lock.js';
import type { Config } from '../config.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { isLoopbackOnly } from '../http/loopback.js';
import { acceptsRegistrations } from './local-login.js';

/** Crockford's Base32 alphabet, which has no characters that look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The maximum number of valid codes. Each start of an instance adds one. */
const KEPT = 20;

/** Creates a code, such as `7K2M-Q9XD-03HT-VB5W-2C8N-RJ4E-Y6AG`, from 140 random bits. */
const createCode = (): string =>
  Array.from(randomBytes(28), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Hashes a code, ignoring case, separators and look-alike characters. */
function hashOf(code: string): Buffer {
  const typed = code.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return createHash('sha256')
    .update(typed.replace(/[^0-9A-Z]/g, ''))
    .digest();
}

async function readHashes(em: SqlEntityManager): Promise<string[]> {
  const [row] = await em.execute<{ value: string[] }[]>(
    `select value from settings where key = 'setup-codes'`,
  );
  return row?.value ?? [];
}

/** Whether there are no accounts yet. */
export const hasNoUsers = async (em: SqlEntityManager): Promise<boolean> =>
  (await em.execute('select 1 from users limit 1')).length === 0;

type Reach = Pick<Config, 'host' | 'publicUrl'>;

/**
 * Whether the next registration requires a setup code. A code is required for the first registration if other machines
 * can reach the server.
 */
const needsSetupCode = async (em: SqlEntityManager, config: Reach): Promise<boolean> =>
  !isLoopbackOnly(config) && (await hasNoUsers(em));

/**
 * Creates a setup code. Codes from other instances and earlier starts remain valid, so any printed code works on any
 * instance.
 *
 * @returns the code, or null if no code is required
 */
async function createSetupCode(em: SqlEntityManager, config: Reach): Promise<string | null> {
  if (!(await needsSetupCode(em, config))) return null;
  const code = createCode();
  await em.transactional(async (tx) => {
    await lockAccounts(tx);
    const hashes = [...(await readHashes(tx)), hashOf(code).toString('hex')].slice(-KEPT);
    await tx.execute(
      `insert into settings (key, value) values ('setup-codes', ?::jsonb)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(hashes)],
    );
  });
  return code;
}

/**
 * Checks a setup code.
 *
 * @throws PlannerError `forbidden` if the code is missing or wrong
 */
export async function checkSetupCode(
  em: SqlEntityManager,
  config: Reach,
  code: string | null | undefined,
): Promise<void> {
  const given = hashOf(code ?? '');
  const matches = (await readHashes(em)).map((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
  if (code && matches.includes(true)) return;
  if (isLoopbackOnly(config)) throw new PlannerError('setupNotDirect');
  throw errorIn('setupCode', code ? 'setupCodeInvalid' : 'setupCodeRequired');
}

/** Invalidates all setup codes. */
export async function discardSetupCodes(em: SqlEntityManager): Promise<void> {
  await em.execute(`delete from settings where key = 'setup-codes'`);
}

/**
 * Returns instructions for creating the first account if it can only be created with a setup code or on the command
 * line. Otherwise, returns null.
 */
export async function firstAccountHint(
  em: SqlEntityManager,
  config: Reach & Pick<Config, 'registration' | 'localLogin'>,
): Promise<string | null> {
  if (!acceptsRegistrations(config)) {
    return (await hasNoUsers(em))
      ? 'There are no accounts yet, and registration is closed. Create an administrator with the create-admin command.'
      : null;
  }
  const code = await createSetupCode(em, config);
  return code && `To create the first account, register with the setup code ${code}`;
}
