import { AsyncLocalStorage } from 'node:async_hooks';

/** How long the server waits for PostgreSQL, in milliseconds. */
export const LIMITS = {
  /** The limit for opening a connection. */
  connect: 5_000,
  /** The limit for getting a free connection from the pool. */
  acquire: 10_000,
  /** The limit for running a statement. After this time, PostgreSQL cancels the statement. */
  statement: 30_000,
  /** The limit for waiting for another transaction's lock. After this time, PostgreSQL cancels the statement. */
  lock: 5_000,
  /** The limit for a pause between statements in a transaction. After this time, PostgreSQL ends the connection. */
  idleInTransaction: 60_000,
  /** The limit for the response to a readiness check. */
  ready: 2_000,
} as const;

const unlimited = new AsyncLocalStorage<true>();

/** Runs work whose statements can take any amount of time, such as migrations. */
export const withoutLimits = <Result>(work: () => Promise<Result>): Promise<Result> =>
  unlimited.run(true, work);

/** Whether the current work is exempt from the statement time limit. */
export const isUnlimited = (): boolean => unlimited.getStore() === true;
