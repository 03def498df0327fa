import { createHash } from 'node:crypto';
import type { ErrorParams, ServerErrorCode } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestContext } from '../context.js';
import { isDisconnected, PlannerError } from '../errors.js';

/** The codes of errors whose messages only say when to try again. */
type LimitCode = {
  [Code in ServerErrorCode]: ErrorParams<Code> extends { minutes: number } ? Code : never;
}[ServerErrorCode];

/** The number of times that something can happen in a period. */
export interface Budget {
  /** The budget's name in the database and in the security log. */
  name: string;
  points: number;
  /** The period in seconds. It starts with the first use. */
  duration: number;
  /** The code of the error if the budget is used up. */
  code: LimitCode;
  /** Whether the budget covers a single account. */
  isOfAccount?: boolean;
  /** Whether successful attempts count instead of failed ones. */
  countsSuccesses?: boolean;
}

/** A budget and the keys that identify its owner. */
export type Owned = readonly [budget: Budget, ...owner: string[]];

/**
 * One or more budgets that an attempt uses together. All servers that use the same database share the budgets. Take the
 * points before the attempt, so that parallel attempts can't exceed a budget, and then report how the attempt ended.
 */
export interface Limit {
  /**
   * Takes one point from each budget.
   *
   * @returns the budgets for failed attempts that this attempt has used up
   * @throws PlannerError `rateLimited` if a budget is used up, in which case no points are taken
   */
  take(): Promise<readonly Budget[]>;
  /** The attempt did not take place: refunds one point to each budget. */
  giveBack(): Promise<void>;
  /** The attempt failed: refunds one point to each budget that counts successes. */
  fail(): Promise<void>;
  /** The attempt succeeded: resets the first budget, and refunds one point to each other budget that counts failures. */
  succeed(): Promise<void>;
}

/** The part of the request context that rate limits require. */
export type Caller = Pick<RequestContext, 'em' | 'record'>;

/** The maximum number of expired rows to delete when a new period starts. */
const SWEPT = 500;

/** How much the servers' clocks can differ, in milliseconds. */
const CLOCK_TOLERANCE = 60_000;

/** The longest period of any budget, in seconds. */
const LONGEST = 24 * 60 * 60;

/** Adapts the database to rate-limiter-flexible. */
const clientOf = (em: SqlEntityManager) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

// Hash the keys to limit their length, because they contain values that clients choose.
const keyOf = (owner: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(owner)).digest('base64url');

/** The budget of one owner. */
class OwnedBudget {
  readonly #key: string;
  readonly budget: Budget;
  readonly #limiter: RateLimiterPostgres;

  constructor(em: SqlEntityManager, [budget, ...owner]: Owned) {
    const { name, points, duration } = budget;
    this.#key = keyOf(owner);
    this.budget = budget;
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

  /**
   * Returns the state of the budget if it is used up, or null if points are left. If the period ends later than a new
   * one would, the clock has been set back. In that case, the period is reset, so that users never wait longer than one
   * period.
   */
  async usedUp(): Promise<RateLimiterRes | null> {
    const used = await this.#limiter.get(this.#key);
    if (used && used.msBeforeNext > this.budget.duration * 1000 + CLOCK_TOLERANCE) {
      await this.reset();
      return null;
    }
    return used && used.consumedPoints >= this.budget.points ? used : null;
  }

  /** Takes one point. Returns the state of the budget if there are no points left. */
  async take(): Promise<{ isNew: boolean; isLast: boolean } | RateLimiterRes> {
    try {
      const { isFirstInDuration, remainingPoints } = await this.#limiter.consume(this.#key);
      return { isNew: isFirstInDuration, isLast: remainingPoints === 0 };
    } catch (reason) {
      // Any reason other than a `RateLimiterRes` is a database error.
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
    const { name, code } = this.budget;
    record('rate-limited', { limit: name });
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    return new PlannerError(code, { minutes }, {}, { 'Retry-After': String(seconds) });
  }
}

/**
 * Deletes rows that have expired or are from before the clock was set back. Skips rows that other requests have locked.
 */
const sweep = (em: SqlEntityManager) =>
  em.execute(
    `delete from rate_limits where key in (
       select key from rate_limits where expire < ? or expire > ? order by expire limit ${SWEPT} for update skip locked
     )`,
    [Date.now(), Date.now() + LONGEST * 1000 + CLOCK_TOLERANCE],
  );

/**
 * Creates a limit from budgets.
 *
 * @param owned the first one is the budget that `succeed` resets, and that a flood uses up first
 */
export function limitOf({ em, record }: Caller, ...owned: Owned[]): Limit {
  const budgets = owned.map((owned) => new OwnedBudget(em, owned));
  return {
    async giveBack() {
      for (const budget of budgets) await budget.giveBack();
    },
    async take() {
      // Check all budgets before taking points, because most requests in a flood are rejected here and must not use up
      // the other budgets.
      for (const budget of budgets) {
        const used = await budget.usedUp();
        if (used) throw budget.rejection(used, record);
      }
      let isNew = false;
      const usedUp: Budget[] = [];
      for (const [index, budget] of budgets.entries()) {
        const taken = await budget.take();
        if (taken instanceof RateLimiterRes) {
          for (const one of budgets.slice(0, index + 1)) await one.giveBack();
          throw budget.rejection(taken, record);
        }
        // Refunds empty the budgets that count successes, so their next use looks like the first one.
        isNew ||= taken.isNew && !budget.budget.countsSuccesses;
        if (taken.isLast && !budget.budget.countsSuccesses) usedUp.push(budget.budget);
      }
      if (isNew) await sweep(em);
      return usedUp;
    },
    async fail() {
      for (const one of budgets) if (one.budget.countsSuccesses) await one.giveBack();
    },
    async succeed() {
      const [reset, ...rest] = budgets;
      await reset?.reset();
      for (const one of rest) if (!one.budget.countsSuccesses) await one.giveBack();
    },
  };
}

/**
 * Takes the points of a limit before an attempt that may cost a lot, such as hashing a password. Refunds them if the
 * attempt did not take place, because the server was too busy or failed. If the client has left, the attempt failed.
 * Otherwise, clients could send any number of attempts by leaving early each time.
 */
export async function attempt<Result>(
  limit: Limit,
  work: () => Promise<Result>,
): Promise<{ result: Result; usedUp: readonly Budget[] }> {
  const usedUp = await limit.take();
  try {
    return { result: await work(), usedUp };
  } catch (error) {
    const tookPlace = error instanceof PlannerError && error.type !== 'unavailable';
    if (isDisconnected(error)) await limit.fail();
    else if (!tookPlace) await limit.giveBack();
    throw error;
  }
}

/** Creates a limit that falls back to a second one while the first one is used up. */
export function withFallback(first: Limit, second: Limit): Limit {
  let used = first;
  return {
    async take() {
      used = first;
      try {
        return await first.take();
      } catch (error) {
        if (!(error instanceof PlannerError) || error.type !== 'rateLimited') throw error;
        used = second;
        return second.take();
      }
    },
    giveBack: () => used.giveBack(),
    fail: () => used.fail(),
    succeed: () => used.succeed(),
  };
}
