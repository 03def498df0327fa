import type { Orm } from './orm.js';

/**
 * Describes an open database for the startup message.
 *
 * @param embedded whether the database is embedded
 * @returns a string such as `embedded PostgreSQL 18.3, 6 migrations`
 */
export async function describeDatabase(orm: Orm, embedded: boolean): Promise<string> {
  const em = orm.em.fork();
  const [row] = await em.execute<{ version: string }[]>(
    `select current_setting('server_version') as version`,
  );
  const { length } = await orm.migrator.getExecuted();
  // Remove the packager's suffix, as in '16.4 (Debian 16.4-1)'.
  const version = row?.version.split(' ')[0];
  return `${embedded ? 'embedded ' : ''}PostgreSQL ${version}, ${length} migrations`;
}
