import { type EntityClass, type IDatabaseDriver, MikroORM, type Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/postgresql';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** Where the data lives: a PostgreSQL server, or the embedded database in a folder (`memory://` keeps nothing). */
export type DatabaseLocation = { url: string } | { folder: string };

/** The planner's ORM, whatever the database behind it. */
export type Orm = MikroORM<AbstractSqlDriver, SqlEntityManager>;

async function driverOptions(location: DatabaseLocation): Promise<Partial<Options<IDatabaseDriver>>> {
  // Each driver is loaded only where it is used: they are a large part of the time a start takes.
  if ('url' in location) {
    const { PostgreSqlDriver } = await import('@mikro-orm/postgresql');
    return { driver: PostgreSqlDriver, clientUrl: location.url };
  }
  const { PgliteDriver } = await import('@mikro-orm/pglite');
  return { driver: PgliteDriver, dbName: location.folder };
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
  const orm = await MikroORM.init({
    ...(await driverOptions(location)),
    entities: entities as EntityClass<object>[],
    extensions: [Migrator],
    // With batches a flush of several versioned entities loses updates (measured on 7.2.1).
    useBatchUpdates: false,
    forceUtcTimezone: true,
    metadataCache: { enabled: false },
    migrations: { migrationsList: migrations, snapshot: false, silent: true },
  });
  return orm as unknown as Orm;
}

/** Brings the schema to the version that this code needs. */
export async function migrate(orm: Orm): Promise<void> {
  await orm.migrator.up();
}
