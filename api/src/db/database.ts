import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { databaseFolder, markFolder, openingError, type Purpose, prepareDatabase } from './data-folder.js';
import { lockFolder } from './folder-lock.js';
import { type MigrationOptions, migrate } from './migrate.js';
import { backUpBeforeMigration } from './migration-backup.js';
import { checkOpenFiles } from './open-files.js';
import { createOrm, type Orm } from './orm.js';
import type { DatabaseEvents } from './pglite-thread.js';
import { makePrivate } from './private-folder.js';
import { createProbe } from './probe.js';
import { createReadiness } from './readiness.js';
import { requireFinishedRestore } from './unfinished-restore.js';
import { isBusy } from './unreachable.js';

/** How long closing waits for running statements, in milliseconds. */
const CLOSE_PATIENCE = 2_000;

/**
 * How long to wait at startup for a PostgreSQL server that is running but not accepting connections yet, in
 * milliseconds.
 */
const START_PATIENCE = 30_000;

/** The pause between two attempts to connect at startup, in milliseconds. */
const START_INTERVAL = 500;

/** An open, migrated database. */
export interface Database {
  orm: Orm;
  /** Rejects if the database can't serve requests. Takes at most two seconds. */
  check(): Promise<void>;
  /** Whether the embedded database was just created. */
  isNew: boolean;
  /**
   * Resolves if the embedded database stops unexpectedly or another process takes over its folder. In that case, the
   * database can't be reopened, so restart the process.
   */
  lost: Promise<Error>;
  /**
   * Records whether this process is starting or stopping, for the error messages of commands that use the same data
   * folder. At first, it is.
   */
  setBusy(isBusy: boolean): void;
  close(): Promise<void>;
}

/**
 * Opens the configured database and migrates it. Locks an embedded database for this process.
 *
 * @param log logs events of the embedded database while it is open
 * @param purpose `use` by default; the database is migrated only for `use`
 * @param withoutBackup see {@link MigrationOptions}
 * @throws FolderInUseError if another process uses the data folder
 * @throws DataFolderError if the data folder contains an incomplete database
 * @throws ConfigError if other users can read the data folder and its mode can't be changed, or if the process can't
 * open enough files
 * @throws MigrationError if the database can't be migrated, or if a backup was not completely restored into it
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'databasePoolSize' | 'databaseDirectUrl'>>,
  {
    log,
    purpose = 'use',
    withoutBackup,
  }: { log?: Logger; purpose?: Purpose } & Pick<MigrationOptions, 'withoutBackup'> = {},
): Promise<Database> {
  checkOpenFiles();
  const { databaseUrl, databasePoolSize, databaseDirectUrl, dataDir } = config;
  const opened = databaseUrl
    ? await openServer(databaseUrl, { poolSize: databasePoolSize, directUrl: databaseDirectUrl })
    : await openFolder(dataDir, log, purpose);
  try {
    if (databaseUrl && purpose !== 'restore') {
      await whenAvailable(() => requireFinishedRestore(opened.orm.em.fork()), log);
    }
    if (purpose === 'use') {
      const backup = databaseUrl ? undefined : await backUpBeforeMigration(opened.orm, dataDir);
      if (backup) log?.warn({ file: backup }, 'backed up the database before migrating it');
      await whenAvailable(() => migrate(opened.orm, { log, withoutBackup }), log);
    }
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Calls `work`, and tries again until the database accepts connections or the startup time limit is reached. */
async function whenAvailable(work: () => Promise<unknown>, log?: Logger): Promise<void> {
  const deadline = performance.now() + START_PATIENCE;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (err) {
      if (!isBusy(err) || performance.now() > deadline) throw err;
      if (attempt === 1) log?.warn({ err }, 'the database does not accept connections yet, trying again');
      await sleep(START_INTERVAL);
    }
  }
}

async function openServer(
  url: string,
  { poolSize, directUrl }: { poolSize: number | undefined; directUrl: string | undefined },
): Promise<Database> {
  const probe = createProbe(url);
  const orm = await createOrm({ url, directUrl, ...(poolSize && { poolSize }), check: probe.check });
  const close = async () => {
    await probe.close();
    // The driver waits for running statements. Limit the wait, because frozen connections would make the driver wait
    // forever.
    await Promise.race([orm.close(true), sleep(CLOSE_PATIENCE, undefined, { ref: false })]);
  };
  return { orm, check: probe.check, isNew: false, lost: new Promise(() => {}), setBusy() {}, close };
}

async function openFolder(dataDir: string, log: Logger | undefined, purpose: Purpose): Promise<Database> {
  makePrivate(dataDir);
  const lock = lockFolder(dataDir);
  const { promise: threadLost, resolve: onLost } = Promise.withResolvers<Error>();
  try {
    const isNew = await prepareDatabase(dataDir, purpose);
    const events = { ...(log && loggedEvents(log)), onLost };
    const orm = await createOrm({ folder: databaseFolder(dataDir), events }).catch((error: unknown) => {
      throw openingError(dataDir, error);
    });
    markFolder(dataDir);
    return {
      orm,
      check: createReadiness(orm),
      isNew,
      lost: Promise.race([threadLost, lock.lost]),
      setBusy: lock.setBusy,
      async close() {
        await orm.close(true);
        lock.unlock();
      },
    };
  } catch (error) {
    lock.unlock();
    throw error;
  }
}

function loggedEvents(log: Logger): DatabaseEvents {
  return {
    onDisk({ writable, free }) {
      if (writable) log.warn({ free }, 'the disk has enough free space again, writes are accepted');
      else log.error({ free }, 'the disk is almost full, rejecting writes until space is freed');
    },
    onUpkeepFailure(err) {
      log.error({ err }, 'a checkpoint or vacuum of the embedded database failed and will be tried again');
    },
  };
}
