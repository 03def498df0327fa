import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

const MINUTES = 60;

/** What is counted, by whom, how many times and for how many seconds. */
const LIMITS = {
  /** Failed logins of one account from one address. */
  login: { keyPrefix: 'login-account', points: 10, duration: 15 * MINUTES },
  /** Failed logins of all accounts from one address. */
  logins: { keyPrefix: 'login-address', points: 100, duration: 15 * MINUTES },
  /** Wrong current passwords of one account that changes its own. */
  passwordChange: { keyPrefix: 'password-change', points: 10, duration: 15 * MINUTES },
  /** Registrations from one address: each costs a hash and leaves an account to look at. */
  registration: { keyPrefix: 'registration', points: 30, duration: 60 * MINUTES },
} as const;

interface Statement {
  text: string;
  values: unknown[];
}

/** The database as the library wants it; its numbered parameters become the ORM's. */
const clientOf = (em: SqlEntityManager) => ({
  async query({ text, values }: Statement) {
    const ordered: unknown[] = [];
    const sql = text.replace(/\$(\d+)/g, (_, place: string) => {
      ordered.push(values[Number(place) - 1]);
      return '?';
    });
    const rows = await em.execute<object[]>(sql, ordered as never[]);
    return { rows, rowCount: rows.length };
  },
});

interface Limit {
  /** @throws PlannerError `rateLimited` when there were too many */
  check(): Promise<void>;
  /** Counts one more. */
  count(): Promise<void>;
  /** Counts one more and refuses it when there were too many: @throws PlannerError `rateLimited` */
  take(): Promise<void>;
  forget(): Promise<void>;
}

/**
 * Counts over all instances.
 *
 * @param key who is counted
 * @param what there were too many of, for the refusal
 */
function limitOf(em: SqlEntityManager, name: keyof typeof LIMITS, key: string, what: string): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(em),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...LIMITS[name],
  });
  const refused = ({ msBeforeNext }: RateLimiterRes) => {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    return new PlannerError(
      'rateLimited',
      `Too many ${what}: try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      {},
      { 'Retry-After': String(seconds) },
    );
  };
  /** What stands in the way of one more, or null. */
  async function consume(): Promise<RateLimiterRes | null> {
    await em.execute('delete from rate_limits where expire < ?', [Date.now()]);
    try {
      await limiter.consume(key);
      return null;
    } catch (reason) {
      // Anything else is a failure of the database.
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return reason;
    }
  }
  return {
    async check() {
      const used = await limiter.get(key);
      if (used && used.consumedPoints >= limiter.points) throw refused(used);
    },
    async count() {
      // The limit itself is told before the next try.
      await consume();
    },
    async take() {
      const used = await consume();
      if (used) throw refused(used);
    },
    async forget() {
      await limiter.delete(key);
    },
  };
}

type Caller = Pick<RequestContext, 'em' | 'clientAddress'>;

/**
 * The limit of failed logins of an account and of an address. A right password forgives the account's
 * failures, not the address's.
 *
 * @param email the address that somebody logs in with, in lower case
 */
export function loginLimit({ em, clientAddress }: Caller, email: string): Omit<Limit, 'take'> {
  const what = 'failed logins';
  const account = limitOf(em, 'login', `${clientAddress} ${email}`.slice(0, 200), what);
  const address = limitOf(em, 'logins', clientAddress, what);
  return {
    async check() {
      await account.check();
      await address.check();
    },
    async count() {
      await account.count();
      await address.count();
    },
    forget: account.forget,
  };
}

/** The limit of wrong current passwords of somebody who changes their own. */
export const passwordChangeLimit = ({ em }: Caller, userId: string): Omit<Limit, 'take'> =>
  limitOf(em, 'passwordChange', userId, 'wrong passwords');

/** The limit of registrations from an address. */
export const registrationLimit = ({ em, clientAddress }: Caller): Pick<Limit, 'take'> =>
  limitOf(em, 'registration', clientAddress, 'registrations');
