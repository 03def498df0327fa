import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isoInstant } from '../sql/iso-instant.js';

/** Facts about a migrated database. */
export interface DatabaseFacts {
  /** PostgreSQL's version, such as `18.3`. */
  version: string;
  /** The size of the database in bytes. */
  size: number;
  /** The number of migrations that have been applied. */
  migrations: number;
  /** The name of the last migration. */
  lastMigration: string;
  /** When the last migration was applied, as ISO 8601 in UTC. */
  migratedAt: string;
}

/** Describes a migrated database. */
export async function describeDatabase(em: SqlEntityManager): Promise<DatabaseFacts> {
  const [facts] = await em.execute<DatabaseFacts[]>(
    `select current_setting('server_version') as version,
       pg_database_size(current_database())::float8 as size,
       (select count(*)::int from mikro_orm_migrations) as migrations,
       name as "lastMigration", ${isoInstant('executed_at')} as "migratedAt"
     from mikro_orm_migrations order by id desc limit 1`,
  );
  if (!facts) throw new Error('The database has no migrations.');
  // Remove the packager's suffix, as in '16.4 (Debian 16.4-1)'.
  return { ...facts, version: facts.version.replace(/ .*/, '') };
}
