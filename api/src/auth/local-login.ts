import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../config.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/** How long `create-admin` allows an account to log in with its password while LOCAL_LOGIN is off, in ms (1 hour). */
const EMERGENCY = 60 * 60 * 1000;

/** Allows an account to log in with its password for an hour, even while LOCAL_LOGIN is off. */
export async function allowEmergencyLogin(em: SqlEntityManager, userId: string): Promise<void> {
  await em.execute(
    `insert into settings (key, value) values ('emergency-login', ?::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ userId, since: Date.now() })],
  );
}

/** Returns the id of the account that can log in with its password while LOCAL_LOGIN is off, or null. */
async function emergencyAccount(em: SqlEntityManager): Promise<string | null> {
  const [row] = await em.execute<{ value: { userId: string; since: number } }[]>(
    `select value from settings where key = 'emergency-login'`,
  );
  const age = row && Date.now() - row.value.since;
  return row && age !== undefined && age >= 0 && age < EMERGENCY ? row.value.userId : null;
}

/** Whether the login page has a password form. */
export const acceptsPasswords = async ({
  em,
  config,
}: Pick<RequestContext, 'em' | 'config'>): Promise<boolean> =>
  config.localLogin || (await emergencyAccount(em)) !== null;

/** Whether visitors can register with a password. */
export const acceptsRegistrations = ({
  registration,
  localLogin,
}: Pick<Config, 'registration' | 'localLogin'>): boolean => registration === 'open' && localLogin;

/**
 * Checks that password login is allowed.
 *
 * @param user the account whose password was correct; omitted before the password is checked
 * @throws PlannerError `forbidden` if LOCAL_LOGIN is off and `create-admin` has not allowed the login
 */
export async function requireLocalLogin(
  { em, config, record }: Pick<RequestContext, 'em' | 'config' | 'record'>,
  user?: { id: string },
): Promise<void> {
  if (config.localLogin) return;
  const allowed = await emergencyAccount(em);
  if (allowed !== null && (user === undefined || user.id === allowed)) return;
  record('denied', { status: 403 });
  throw new PlannerError('passwordLoginOff', { provider: config.oidc?.name ?? 'single sign-on' });
}
