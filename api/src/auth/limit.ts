import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
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

/** A budget, and who uses it. */
export type Owned = readonly [budget: Budget, ...owner: string[]];

/** Budgets that a request uses together. All servers on one database share them. */
export interface Limit {
  /**
   * Takes one point from each budget.
   *
   * @throws PlannerError `rateLimited` when one is used up; then no points are taken
   */
  take(): Promise<void>;
  /** Returns one point to each budget. */
  giveBack(): Promise<void>;
  /** Returns one point to each budget and resets the first one. */
  forget(): Promise<void>;
}

/** What a limit needs of a request. */
export type Caller = Pick<RequestContext, 'em' | 'record'>;

/** How many expired rows a new budget deletes at most. */
const SWEPT = 500;

/** The database as rate-limiter-flexible expects it. */
const clientOf = (em: SqlEntityManager) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

// Callers choose parts of it, such as the email address: hashed, every key has the same length.
const keyOf = (owner: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(owner)).digest('base64url');

/** One budget of one owner. */
class OwnedBudget {
  readonly #key: string;
  readonly #budget: Budget;
  readonly #limiter: RateLimiterPostgres;

  constructor(em: SqlEntityManager, [budget, ...owner]: Owned) {
    const { name, points, duration } = budget;
    this.#key = keyOf(owner);
    this.#budget = budget;
    this.#limiter = new RateLimiterPostgres({
      storeClient: clientOf(em),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
    });
  }

  /** How the budget is used up, or null while it is not. */
  async usedUp(): Promise<RateLimiterRes | null> {
    const used = await this.#limiter.get(this.#key);
    return used && used.consumedPoints >= this.#budget.points ? used : null;
  }

  /** Takes one point. Returns how the budget is used up if there was none left. */
  async take(): Promise<{ isNew: boolean } | RateLimiterRes> {
    try {
      return { isNew: (await this.#limiter.consume(this.#key)).isFirstInDuration };
    } catch (reason) {
      // Anything else is an error of the database.
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return reason;
    }
  }

  giveBack(): Promise<unknown> {
    return this.#limiter.reward(this.#key);
  }

  reset(): Promise<unknown> {
    return this.#limiter.delete(this.#key);
  }

  rejection({ msBeforeNext }: RateLimiterRes, record: Caller['record']): PlannerError {
    const { name, what } = this.#budget;
    record('rate-limited', { limit: name });
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    return new PlannerError(
      'rateLimited',
      `Too many ${what}: try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      {},
      { 'Retry-After': String(seconds) },
    );
  }
}

/** Deletes expired rows, except for those that another request is writing to. */
const sweep = (em: SqlEntityManager) =>
  em.execute(
    `delete from rate_limits where key in (
       select key from rate_limits where expire < ? order by expire limit ${SWEPT} for update skip locked
     )`,
    [Date.now()],
  );

/**
 * The limit of a caller.
 *
 * @param first the budget that `forget` resets; the one that a flood uses up first
 */
export function limitOf({ em, record }: Caller, first: Owned, ...others: Owned[]): Limit {
  const budgets = [first, ...others].map((owned) => new OwnedBudget(em, owned));

  return {
    async take() {
      // Checked first: a request that is rejected here, like most of a flood, costs nobody a point.
      for (const budget of budgets) {
        const used = await budget.usedUp();
        if (used) throw budget.rejection(used, record);
      }
      let isNew = false;
      for (const [index, budget] of budgets.entries()) {
        const taken = await budget.take();
        if (taken instanceof RateLimiterRes) {
          for (const one of budgets.slice(0, index + 1)) await one.giveBack();
          throw budget.rejection(taken, record);
        }
        isNew ||= taken.isNew;
      }
      if (isNew) await sweep(em);
    },
    async giveBack() {
      for (const budget of budgets) await budget.giveBack();
    },
    async forget() {
      const [reset, ...rest] = budgets;
      await reset?.reset();
      for (const budget of rest) await budget.giveBack();
    },
  };
}
