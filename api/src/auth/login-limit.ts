import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/** How long failed logins count, in seconds. */
const WINDOW = 15 * 60;
/** Failed logins of one account from one address, and of all accounts from it. */
const LIMITS = { account: 10, address: 100 };

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

const limiter = (em: SqlEntityManager, keyPrefix: string, points: number) =>
  new RateLimiterPostgres({
    storeClient: clientOf(em),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: WINDOW,
  });

function refused(milliseconds: number): PlannerError {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return new PlannerError(
    'rateLimited',
    `Too many failed logins: try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  );
}

/**
 * Counts the failed logins of an account and of an address, over all instances.
 *
 * @param email the address that somebody logs in with, in lower case
 */
export function loginLimit(
  { em, clientAddress }: Pick<RequestContext, 'em' | 'clientAddress'>,
  email: string,
) {
  const limits = [
    { limit: limiter(em, 'login-account', LIMITS.account), key: `${clientAddress} ${email}`.slice(0, 200) },
    { limit: limiter(em, 'login-address', LIMITS.address), key: clientAddress },
  ];
  return {
    /** @throws PlannerError `rateLimited` when there were too many */
    async check(): Promise<void> {
      for (const { limit, key } of limits) {
        const used = await limit.get(key);
        if (used && used.consumedPoints >= limit.points) throw refused(used.msBeforeNext);
      }
    },
    async countFailure(): Promise<void> {
      await em.execute('delete from rate_limits where expire < ?', [Date.now()]);
      for (const { limit, key } of limits) {
        await limit.consume(key).catch((reason: unknown) => {
          // The limit itself is told before the next try; anything else is a failure of the database.
          if (!(reason instanceof RateLimiterRes)) throw reason;
        });
      }
    },
    /** A right password forgives the account's failures, not the address's. */
    async forget(): Promise<void> {
      await limits[0]?.limit.delete(limits[0].key);
    },
  };
}
