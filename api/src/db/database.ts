import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { lockFolder } from './folder-lock.js';
import { createOrm, migrate, type Orm } from './orm.js';
import type { DatabaseEvents } from './pglite-thread.js';
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
 * @param log for what happens to the embedded database while it is open
 * @throws FolderInUseError when another process has the data folder
 * @throws ConfigError if other users can read it and its mode can't be changed
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log?: Logger,
): Promise<Database> {
  if (!databaseUrl) makePrivate(dataDir);
  const unlock = databaseUrl ? () => {} : lockFolder(dataDir);
  const { promise: lost, resolve: onLost } = Promise.withResolvers<Error>();
  const events = { ...(log && loggedEvents(log)), onLost };
  const location = databaseUrl ? { url: databaseUrl } : { folder: join(dataDir, 'database'), events };
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

function loggedEvents(log: Logger): DatabaseEvents {
  return {
    onDisk({ writable, free }) {
      if (writable) log.warn({ free }, 'the disk has enough free space again, writes are accepted');
      else log.error({ free }, 'the disk is almost full, rejecting writes until space is freed');
    },
    onUpkeepFailure(err) {
      log.error({ err }, 'a checkpoint or vacuuming the embedded database failed and will be tried again');
    },
  };
}
