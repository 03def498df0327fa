import { join } from 'node:path';
import type { Config } from '../config.js';
import { lockFolder } from './folder-lock.js';
import { createOrm, migrate, type Orm } from './orm.js';
import { makePrivate } from './private-folder.js';

/** An open, migrated database. */
export interface Database {
  orm: Orm;
  /** Resolves if the embedded database stops unexpectedly. It can't be reopened; restart the process. */
  lost: Promise<Error>;
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names and migrates it. The embedded one is taken for
 * this process alone.
 *
 * @throws FolderInUseError when another process has the data folder
 * @throws ConfigError if other users can read it and its mode can't be changed
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (!databaseUrl) makePrivate(dataDir);
  const unlock = databaseUrl ? () => {} : lockFolder(dataDir);
  const { promise: lost, resolve: onLost } = Promise.withResolvers<Error>();
  const location = databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, 'database'), onLost };
  const orm = await createOrm(location).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const close = async () => {
    await orm.close(true);
    unlock();
  };
  try {
    await migrate(orm);
  } catch (error) {
    await close();
    throw error;
  }
  return { orm, lost, close };
}
