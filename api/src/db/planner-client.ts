import { Client, type ClientConfig } from 'pg';
import type { PostgreSqlAddress } from './postgresql-url.js';
import { withRetries } from './retry.js';
import { statementName } from './statement-names.js';
import { isUnlimited, LIMITS } from './time-limits.js';

/** How often to check whether the database still responds while a statement runs, in milliseconds. */
const CHECK_INTERVAL = 5_000;

/** How long to wait beyond PostgreSQL's own time limit before giving up on a connection, in milliseconds. */
const MARGIN = 5_000;

/** PostgreSQL's code for writes to a read-only server, such as a former primary server after a failover. */
const READ_ONLY = '25006';

/** The severity of errors after which the server closes the connection. */
const FATAL = 'FATAL';

/** The options of a connection, in addition to the driver's options. */
export interface ClientBehavior {
  address: PostgreSqlAddress;
  /** Checks the database over another connection. Rejects if the database does not respond. */
  check?: (() => Promise<void>) | undefined;
}

/** Releases a connection back to the pool. */
type Release = (error?: Error | boolean) => void;

/** An error for a connection that no longer responds. */
class ConnectionLostError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Returns the session's time limits. Limits in the URL take precedence. PgBouncer doesn't accept any limits. */
function limitsOf({ options = '', pgBouncer }: PostgreSqlAddress): ClientConfig {
  if (pgBouncer) return {};
  const limits = {
    statement_timeout: LIMITS.statement,
    lock_timeout: LIMITS.lock,
    idle_in_transaction_session_timeout: LIMITS.idleInTransaction,
  };
  return Object.fromEntries(Object.entries(limits).filter(([name]) => !options.includes(name)));
}

/** Returns the driver's options for an address. */
export const clientConfig = (address: PostgreSqlAddress): ClientConfig => ({
  host: address.host,
  port: address.port,
  user: address.user,
  password: address.password,
  database: address.database,
  ssl: address.ssl,
  sslnegotiation: address.sslNegotiation,
  enableChannelBinding: address.enableChannelBinding,
  application_name: address.applicationName,
  options: address.options,
  keepAlive: address.keepAlive,
  keepAliveInitialDelayMillis: address.keepAliveIdle,
  ...limitsOf(address),
});

/**
 * Creates the class for the pool's connections. These connections
 *
 * - prepare the statements marked with `prepared()`,
 * - repeat a statement that is not part of a transaction, if a concurrent transaction made PostgreSQL roll back the
 *   statement,
 * - close if they don't respond in time, because a frozen connection would never be returned to the pool,
 * - close after the server has rejected a write, so that new connections reach the new primary server,
 * - close immediately after a fatal error, so that no other request gets the same connection, and
 * - leave the pool as soon as they are closed. The query builder returns a connection only after `commit` or `rollback`
 *   has succeeded, which is impossible on a closed connection, so the pool would run out of connections.
 */
export function plannerClient({ address, check }: ClientBehavior): typeof Client {
  // If the URL sets a limit, that limit alone determines how long statements can take.
  const patience = address.options?.includes('statement_timeout')
    ? Number.POSITIVE_INFINITY
    : LIMITS.statement + MARGIN;

  return class PlannerClient extends Client {
    #isStale = false;
    #release: Release = () => {};

    constructor(config: ClientConfig) {
      // Set a time limit for opening a connection, because the pool's own limit also includes waiting for a free
      // connection. Copy the password, because it is not enumerable in the pool's options.
      super({ ...config, password: config.password, connectionTimeoutMillis: address.connectTimeout });
      this.once('end', () => this.#release(true));
    }

    get release(): Release {
      return this.#release;
    }

    /**
     * The pool sets this property to a function whenever it hands out the connection. This function throws if it is
     * called twice, so wrap it in one that can be called repeatedly.
     */
    set release(release: Release) {
      let isReleased = false;
      this.#release = (error) => {
        if (isReleased) return;
        isReleased = true;
        release(error);
      };
    }

    // biome-ignore lint/suspicious/noExplicitAny: one implementation for all overloads of the driver.
    override query(text: any, values?: any, callback?: any): any {
      if (typeof text !== 'string' || callback !== undefined || typeof values === 'function') {
        return super.query(text, values, callback);
      }
      const name = address.pgBouncer ? undefined : statementName(text);
      const send = () => this.#watched(super.query(name ? { name, text, values } : { text, values }));
      return this.getTransactionStatus() === 'I' ? withRetries(send) : send();
    }

    async #watched<Result>(response: Promise<Result>): Promise<Result> {
      const limit = isUnlimited() ? Number.POSITIVE_INFINITY : performance.now() + patience;
      const timer = setInterval(() => this.#checkResponse(limit), CHECK_INTERVAL);
      try {
        return await response;
      } catch (error) {
        const { code, severity } = error as { code?: unknown; severity?: unknown };
        this.#isStale ||= code === READ_ONLY || severity === FATAL;
        throw error;
      } finally {
        clearInterval(timer);
        // Close the connection. Inside a transaction, wait for the rollback first.
        if (this.#isStale && this.getTransactionStatus() === 'I') this.end().catch(() => {});
      }
    }

    async #checkResponse(limit: number): Promise<void> {
      const isLate = performance.now() > limit;
      const isAway =
        !isLate &&
        check !== undefined &&
        (await check().then(
          () => false,
          () => true,
        ));
      if (isLate || isAway)
        this.connection.stream.destroy(new ConnectionLostError('The database is not responding.'));
    }
  };
}
