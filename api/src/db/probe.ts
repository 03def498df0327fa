import { Client } from 'pg';
import { clientConfig } from './planner-client.js';
import { readPostgreSqlUrl } from './postgresql-url.js';
import { LIMITS } from './time-limits.js';

/** The `application_name` of connections that running servers keep open. */
export const SERVER_NAME = 'content-planner server';

/** Checks whether a database can serve requests. */
export interface Probe {
  /** Rejects if the database does not respond within two seconds or is read-only. Concurrent calls share a check. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const READ_ONLY = `select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as "isReadOnly"`;

/**
 * Creates a probe that uses a separate connection, so that it works even while all pool connections are in use. The
 * connection stays open between checks.
 */
export function createProbe(url: string): Probe {
  const address = readPostgreSqlUrl(url);
  const config = {
    ...clientConfig(address),
    application_name: SERVER_NAME,
    connectionTimeoutMillis: LIMITS.ready,
  };
  let client: Client | undefined;
  let current: Promise<void> | undefined;

  function drop(dropped: Client): void {
    if (client === dropped) client = undefined;
    dropped.connection.stream.destroy();
  }

  async function connect(): Promise<Client> {
    const opened = new Client(config);
    opened.on('error', () => drop(opened));
    client = opened;
    await opened.connect();
    return opened;
  }

  async function query(connection: Client): Promise<void> {
    const { rows } = await connection.query<{ isReadOnly: boolean }>(READ_ONLY);
    if (rows[0]?.isReadOnly) {
      throw Object.assign(new Error('The database is read-only.'), { code: '25006' });
    }
  }

  /** Checks the database. Tries again if the server has closed the connection since the last check. */
  async function attempt(isLate: () => boolean): Promise<void> {
    if (client) {
      const kept = client;
      try {
        return await query(kept);
      } catch (error) {
        drop(kept);
        if (isLate()) throw error;
      }
    }
    await query(await connect());
  }

  async function check(): Promise<void> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`The database did not respond within ${LIMITS.ready} ms.`));
    }, LIMITS.ready);
    try {
      await Promise.race([attempt(() => isLate), late]);
    } catch (error) {
      if (client) drop(client);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    check() {
      current ??= check().finally(() => {
        current = undefined;
      });
      return current;
    },
    async close() {
      if (client) drop(client);
    },
  };
}
