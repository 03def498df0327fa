import { type EntityClass, type IDatabaseDriver, MikroORM, type Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import type { Listen } from './notifications.js';
import type { DatabaseEvents } from './pglite-thread.js';
import { readPostgreSqlUrl } from './postgresql-url.js';
import { RetryingEntityManager } from './retry.js';
import { LIMITS } from './time-limits.js';

/**
 * The location of the data: a PostgreSQL server or the folder of an embedded database. Data in `memory://` is not saved
 * to disk.
 */
export type DatabaseLocation =
  | {
      url: string;
      /** The maximum number of connections, 10 by default. */
      poolSize?: number;
      /** Checks the database over another connection. Rejects if the database does not respond. */
      check?: () => Promise<void>;
      /** The URL of the same database without PgBouncer. */
      directUrl?: string | undefined;
    }
  | { folder: string; events?: DatabaseEvents };

/** The ORM for either kind of database. */
export type Orm = MikroORM<AbstractSqlDriver, SqlEntityManager>;

/** The connections to a PostgreSQL server. */
export interface PoolState {
  /** The number of connections that requests are using. */
  inUse: number;
  /** The number of open connections that are not in use. */
  idle: number;
  /** The number of requests that are waiting for a connection. */
  waiting: number;
  /** The maximum number of connections. */
  max: number;
}

/** A driver's options, and what the ORM doesn't know about its connections. */
interface Driver {
  options: Partial<Options<IDatabaseDriver>>;
  listen: Listen | null;
  /** Counts the connections of the pool. Null for the embedded database, which has no pool. */
  countConnections: (() => PoolState) | null;
}

async function driverOf(location: DatabaseLocation): Promise<Driver> {
  // Drivers are loaded on demand, because loading one takes a large part of the startup time.
  if ('url' in location) {
    const [{ BoundPostgreSqlDriver }, { clientConfig, plannerClient }, { listenTo }] = await Promise.all([
      import('./postgresql-driver.js'),
      import('./planner-client.js'),
      import('./postgresql-notifications.js'),
    ]);
    const address = readPostgreSqlUrl(location.url);
    const direct = location.directUrl === undefined ? address : readPostgreSqlUrl(location.directUrl);
    const max = location.poolSize ?? 10;
    let pool: Pool | undefined;
    const options = {
      driver: BoundPostgreSqlDriver,
      dbName: address.database,
      // Don't create a missing database, so that a typo in its name is reported.
      ensureDatabase: false,
      entityManager: RetryingEntityManager as never,
      driverOptions: {
        ...clientConfig(address),
        max,
        connectionTimeoutMillis: LIMITS.acquire,
        // This timeout is longer than the default of ten seconds, so that a briefly idle server keeps its database
        // connections.
        idleTimeoutMillis: 90_000,
        Client: plannerClient({ address, check: location.check }),
        onPoolCreated(created: Pool) {
          pool = created;
        },
      },
    };
    const countConnections = () => {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pool ?? {};
      return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max };
    };
    // In transaction mode, PgBouncer can give each transaction a different connection, so LISTEN has no effect.
    return { options, listen: direct.pgBouncer ? null : listenTo(direct), countConnections };
  }
  const { startPGlite } = await import('./pglite-thread.js');
  const pglite = startPGlite(location.folder, location.events);
  const [{ BoundPgliteDriver }, { PGliteDialect }] = await Promise.all([
    import('./pglite-driver.js'),
    import('kysely'),
  ]);
  return {
    options: {
      driver: BoundPgliteDriver,
      dbName: location.folder,
      driverOptions: new PGliteDialect({ pglite }),
    },
    async listen(channel, { onNotification }) {
      await pglite.listen(channel, onNotification);
      return async () => {};
    },
    countConnections: null,
  };
}

/**
 * Connects to a database. The caller must migrate and close it.
 *
 * @example
 * const orm = await createOrm({ folder: 'memory://' });
 * await orm.em.fork().execute('select 1');
 * await orm.close();
 */
export async function createOrm(location: DatabaseLocation): Promise<Orm> {
  const { options, listen, countConnections } = await driverOf(location);
  const orm = (await MikroORM.init({
    ...options,
    entities: entities as EntityClass<object>[],
    extensions: [Migrator],
    // Turn off batch updates: with them, flushing several versioned entities loses updates (tested in MikroORM 7.2.1).
    useBatchUpdates: false,
    forceUtcTimezone: true,
    metadataCache: { enabled: false },
    migrations: { migrationsList: migrations, snapshot: false, silent: true },
  })) as unknown as Orm;
  if (listen) listening.set(orm, listen);
  if (countConnections) pools.set(orm, countConnections);
  // The ORM closes the database only if the database has been used, so run a statement.
  else await orm.em.fork().execute('select 1');
  return orm;
}

const pools = new WeakMap<object, () => PoolState>();

const listening = new WeakMap<object, Listen>();

/**
 * Returns the function that listens to the database's notifications, or null if that is impossible because the only
 * connection goes through PgBouncer.
 */
export const listenOf = (orm: Orm): Listen | null => listening.get(orm) ?? null;

/** Whether the database is a PostgreSQL server, which other processes can use at the same time. */
export const isShared = (orm: Orm): boolean => pools.has(orm);

/** Counts the connections to a PostgreSQL server. Returns null for the embedded database. */
export const countConnections = (orm: Orm): PoolState | null => pools.get(orm)?.() ?? null;

/** Returns the folder of the embedded database, or null for a PostgreSQL server. */
export const folderOf = (orm: Orm): string | null =>
  isShared(orm) ? null : (orm.config.get('dbName') ?? null);
