import { type EntityClass, type IDatabaseDriver, MikroORM, type Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/postgresql';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import type { DatabaseEvents } from './pglite-thread.js';
import { tlsOf } from './postgresql-tls.js';

/** Where the data lives: a PostgreSQL server, or the embedded database in a folder (`memory://` keeps nothing). */
export type DatabaseLocation = { url: string } | { folder: string; events?: DatabaseEvents };

/** The planner's ORM, whatever the database behind it. */
export type Orm = MikroORM<AbstractSqlDriver, SqlEntityManager>;

async function driverOptions(location: DatabaseLocation): Promise<Partial<Options<IDatabaseDriver>>> {
  // Each driver is loaded only where it is used: they are a large part of the time a start takes.
  if ('url' in location) {
    const [{ BoundPostgreSqlDriver }, { PreparingClient }] = await Promise.all([
      import('./postgresql-driver.js'),
      import('./preparing-client.js'),
    ]);
    // A name that is mistyped is told of: making a database is for whoever runs the server.
    const ssl = tlsOf(location.url);
    return {
      driver: BoundPostgreSqlDriver,
      clientUrl: location.url,
      ensureDatabase: false,
      // MikroORM ignores the TLS parameters of the URL.
      driverOptions: { Client: PreparingClient, ...(ssl !== undefined && { ssl }) },
    };
  }
  const { startPGlite } = await import('./pglite-thread.js');
  const pglite = startPGlite(location.folder, location.events);
  const [{ BoundPgliteDriver }, { PGliteDialect }] = await Promise.all([
    import('./pglite-driver.js'),
    import('kysely'),
  ]);
  return { driver: BoundPgliteDriver, dbName: location.folder, driverOptions: new PGliteDialect({ pglite }) };
}

/**
 * Connects to a database. The caller migrates it and closes it.
 *
 * @example
 * const orm = await createOrm({ folder: 'memory://' });
 * await migrate(orm);
 * await orm.close();
 */
export async function createOrm(location: DatabaseLocation): Promise<Orm> {
  const orm = (await MikroORM.init({
    ...(await driverOptions(location)),
    entities: entities as EntityClass<object>[],
    extensions: [Migrator],
    // With batches a flush of several versioned entities loses updates (measured on 7.2.1).
    useBatchUpdates: false,
    forceUtcTimezone: true,
    metadataCache: { enabled: false },
    migrations: { migrationsList: migrations, snapshot: false, silent: true },
  })) as unknown as Orm;
  if ('url' in location) shared.add(orm);
  // The ORM closes the database only if it has been used.
  else await orm.em.fork().execute('select 1');
  return orm;
}

/** The ORMs whose database other processes may have open too. */
const shared = new WeakSet<object>();

/** Any number, the same in every process: what servers that start together wait for each other on. */
const MIGRATION_LOCK = 7_263_548_011;

/**
 * Brings the schema to the version that this code needs. Of several servers that start on one
 * database at the same moment, one does it and the others wait.
 */
export async function migrate(orm: Orm): Promise<void> {
  if (!shared.has(orm)) {
    await orm.migrator.up();
    return;
  }
  // The transaction holds the lock on one connection, and the migrations run on another.
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await orm.migrator.up();
  });
}
