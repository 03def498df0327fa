import { createHash } from 'node:crypto';
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

/** A budget, and whose it is. */
export type Owned = readonly [budget: Budget, ...owner: string[]];

/** Budgets that are taken from together. All instances of the planner count in the same place. */
export interface Limit {
  /** Takes one out of each: @throws PlannerError `rateLimited` when one is used up, and takes nothing then */
  take(): Promise<void>;
  /** Puts one back into each. */
  giveBack(): Promise<void>;
  /** Puts one back into each, and makes the first one full again. */
  forget(): Promise<void>;
}

/** What a limit needs of a request. */
export type Caller = Pick<RequestContext, 'em' | 'record'>;

/** How many rows whose time is over are deleted when somebody's first budget begins. */
const SWEPT = 500;

interface Row {
  key: string;
  points: number;
  /** Milliseconds since 1970; PostgreSQL sends it as text. */
  expire: number | string;
}

// Whatever a caller chooses, the database gets keys of one length.
const keyOf = ([{ name }, ...owner]: Owned) =>
  `${name}:${createHash('sha256').update(JSON.stringify(owner)).digest('base64url')}`;

function usedUp({ name, what }: Budget, { expire }: Row, record: Caller['record']): PlannerError {
  record('rate-limited', { limit: name });
  const seconds = Math.max(1, Math.ceil((Number(expire) - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new PlannerError(
    'rateLimited',
    `Too many ${what}: try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    {},
    { 'Retry-After': String(seconds) },
  );
}

/**
 * Budgets of a caller. A login has four, and floods are made of logins: they are read, taken and given
 * back in one statement each, where libraries count one key at a time.
 *
 * @param first the one that `forget` makes full again
 */
export function limitOf({ em, record }: Caller, first: Owned, ...others: Owned[]): Limit {
  const budgets = new Map([first, ...others].map((owned) => [keyOf(owned), owned[0]]));
  const firstKey = keyOf(first);
  // In one order, so that statements that wait for each other's rows never do so in a circle.
  const keys = [...budgets.keys()].sort();
  const places = keys.map(() => '?').join(', ');

  /** Throws when more than so many were taken from a budget. */
  function refuse(rows: readonly Row[], isTooMuch: (points: number, budget: Budget) => boolean): void {
    for (const [key, budget] of budgets) {
      const row = rows.find((one) => one.key === key);
      if (row && isTooMuch(row.points, budget)) throw usedUp(budget, row, record);
    }
  }

  async function check(now: number): Promise<void> {
    const rows = await em.execute<Row[]>(
      `select key, points, expire from rate_limits where key in (${places}) and expire > ?`,
      [...keys, now],
    );
    refuse(rows, (points, budget) => points >= budget.points);
  }

  const count = (now: number) =>
    em.execute<Row[]>(
      `insert into rate_limits (key, points, expire) values ${keys.map(() => '(?, 1, ?)').join(', ')}
       on conflict (key) do update set
         points = case when rate_limits.expire <= ? then 1 else rate_limits.points + 1 end,
         expire = case when rate_limits.expire <= ? then excluded.expire else rate_limits.expire end
       returning key, points, expire`,
      [...keys.flatMap((key) => [key, now + (budgets.get(key)?.duration ?? 0) * 1000]), now, now],
    );

  /** Puts one back into each, and `all` of what was taken where that key is named. */
  const putBack = (all: string | null) =>
    em.execute(
      `update rate_limits set points = case when key = ? then 0 else points - 1 end
       where points > 0 and key in (select key from rate_limits where key in (${places}) order by key for update)`,
      [all, ...keys],
    );

  /** Deletes rows whose time is over. Those that another request is writing to are left to the next one. */
  const sweep = (now: number) =>
    em.execute(
      `delete from rate_limits where key in (
         select key from rate_limits where expire < ? order by expire limit ${SWEPT} for update skip locked
       )`,
      [now],
    );

  return {
    async take() {
      const now = Date.now();
      // Looked at first: what is refused here, as most of a flood is, adds nothing to anybody's budget.
      await check(now);
      const rows = await count(now);
      try {
        refuse(rows, (points, budget) => points > budget.points);
      } catch (error) {
        await putBack(null);
        throw error;
      }
      if (rows.find(({ key }) => key === firstKey)?.points === 1) await sweep(now);
    },
    async giveBack() {
      await putBack(null);
    },
    async forget() {
      await putBack(firstKey);
    },
  };
}
