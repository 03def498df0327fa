import { setTimeout as sleep } from 'node:timers/promises';
import type { TransactionOptions } from '@mikro-orm/core';
import { SqlEntityManager } from '@mikro-orm/postgresql';

/** How many attempts to make before giving up. Including pauses, all attempts together take a few seconds. */
const ATTEMPTS = 20;

/** The longest pause before an attempt, in milliseconds. */
const MAX_PAUSE = 250;

/** PostgreSQL's error codes after which a retry can succeed: serialization failure and deadlock. */
const CONFLICTS = new Set(['40001', '40P01']);

const isConflict = (error: unknown) => CONFLICTS.has(String((error as { code?: unknown } | null)?.code));

/**
 * Repeats work that PostgreSQL rolled back because of a concurrent transaction. The pauses are random, so that the
 * transactions don't collide again.
 *
 * @param work must start a new transaction each time
 */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await sleep(Math.random() * Math.min(MAX_PAUSE, 10 * 2 ** attempt));
    }
  }
}

/** Repeats transactions that PostgreSQL rolled back because of a concurrent transaction. */
export class RetryingEntityManager extends SqlEntityManager {
  override async transactional<Result>(
    work: (em: this) => Result | Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result> {
    const begin = () => super.transactional(work, options);
    return this.isInTransaction() ? begin() : withRetries(begin);
  }
}
