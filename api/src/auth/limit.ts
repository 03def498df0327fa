import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/** How many times something may happen, and in how many seconds. */
export interface Budget {
  /** Names the limit in the database and in the security log. */
  name: string;
  points: number;
  /** Seconds from the first time on. */
  duration: number;
  /** What there were too many of, for the caller. */
  what: string;
}

/** One budget of one caller; every instance of the planner counts in the same place. */
export interface Limit {
  /** @throws PlannerError `rateLimited` when the budget is used up */
  check(): Promise<void>;
  /** Takes one out of the budget: @throws PlannerError `rateLimited` when it is used up */
  take(): Promise<void>;
  /** Puts one back that was taken. */
  giveBack(): Promise<void>;
  /** Makes the budget full again. */
  forget(): Promise<void>;
}

/** How many rows whose time is over are deleted for each new one: the table shrinks faster than it grows. */
const SWEPT = 20;

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

/** Deletes rows whose time is over. Those that another request is writing to are left to the next one. */
const sweep = (em: SqlEntityManager) =>
  em.execute(
    `delete from rate_limits where key in (
       select key from rate_limits where expire < ? order by expire limit ${SWEPT} for update skip locked
     )`,
    [Date.now()],
  );

/** What a limit needs of a request. */
export type Caller = Pick<RequestContext, 'em' | 'clientAddress' | 'record'>;

/**
 * A budget of a caller.
 *
 * @param parts who is counted; kept as a hash, so that no length that a caller chooses reaches the database
 */
export function limitOf({ em, record }: Caller, budget: Budget, ...parts: readonly string[]): Limit {
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(em),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: budget.name,
    points: budget.points,
    duration: budget.duration,
  });
  const usedUp = ({ msBeforeNext }: RateLimiterRes) => {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    record('rate-limited', { limit: budget.name });
    return new PlannerError(
      'rateLimited',
      `Too many ${budget.what}: try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      {},
      { 'Retry-After': String(seconds) },
    );
  };
  return {
    async check() {
      const used = await limiter.get(key);
      if (used && used.consumedPoints >= limiter.points) throw usedUp(used);
    },
    async take() {
      try {
        const used = await limiter.consume(key);
        if (used.isFirstInDuration) await sweep(em);
      } catch (reason) {
        // Anything else is a failure of the database.
        throw reason instanceof RateLimiterRes ? usedUp(reason) : reason;
      }
    },
    async giveBack() {
      await limiter.reward(key);
    },
    async forget() {
      await limiter.delete(key);
    },
  };
}
