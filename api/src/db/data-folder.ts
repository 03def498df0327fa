import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startPGlite } from './pglite-thread.js';
import { unfinishedRestore } from './unfinished-restore.js';

/** An error for a data folder that can't be used. The message describes what to do. */
export class DataFolderError extends Error {}

/** The reason for opening a database. */
export type Purpose = 'use' | 'backup' | 'restore';

/** The major version of PostgreSQL in PGlite, which determines the file format. */
const POSTGRESQL_MAJOR = 18;

const FORMAT = 1;

const markerSchema = z.object({
  /** The format of the data folder. */
  format: z.number(),
  /** The major version of PostgreSQL that created the database. */
  postgresql: z.number(),
  createdAt: z.iso.datetime(),
  /**
   * `creating` or `restoring` while the database is being created or restored. During that time, the database contains
   * nothing that users rely on.
   */
  state: z.enum(['creating', 'restoring', 'ready']),
});

type Marker = z.infer<typeof markerSchema>;

/** Returns the path of the database folder inside a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

const markerFile = (dataDir: string) => join(dataDir, 'planner.json');

const RESTORE =
  'To use a backup, set DATA_DIR to a new folder and run `content-planner restore FILE`. To start over, set DATA_DIR to a new folder.';

function readMarker(dataDir: string): Marker | undefined {
  const file = markerFile(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    return markerSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new DataFolderError(
      `${file} is damaged, so the planner can't tell what ${dataDir} contains. If the database next to it is complete, delete this file and start again. ${RESTORE}`,
      { cause: error },
    );
  }
}

/** Writes the marker, either completely or not at all. */
function writeMarker(dataDir: string, marker: Marker): void {
  const file = markerFile(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(marker, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

const newMarker = (state: Marker['state']): Marker => ({
  format: FORMAT,
  postgresql: POSTGRESQL_MAJOR,
  createdAt: new Date().toISOString(),
  state,
});

/** Returns the PostgreSQL major version from the database's files, or undefined if there is no database. */
function databaseVersion(dataDir: string): number | undefined {
  const file = join(databaseFolder(dataDir), 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/** Returns the files in the database's folder, except for the lock file and SQLite's journal for it. */
function filesOf(dataDir: string): string[] {
  const folder = databaseFolder(dataDir);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !/^planner\.lock/.test(name)) : [];
}

const hasFiles = (dataDir: string): boolean => filesOf(dataDir).length > 0;

/** Whether a data folder has no database, so that a backup can be restored into the folder. */
function isEmptyFolder(dataDir: string): boolean {
  const marker = readMarker(dataDir);
  return marker ? marker.state !== 'ready' : !hasFiles(dataDir);
}

/**
 * Makes sure that a locked data folder has a complete database. Creates a database only if the folder has never had
 * one.
 *
 * @param purpose `restore` requires an empty folder, which counts as incomplete until `finishRestore` is called;
 *   `backup` requires a folder that contains a database
 * @returns whether a database was created
 * @throws DataFolderError if the folder contains a database that is incomplete or has a different version
 */
export async function prepareDatabase(dataDir: string, purpose: Purpose): Promise<boolean> {
  const restoring = purpose === 'restore';
  const marker = readMarker(dataDir);
  if (marker && marker.format > FORMAT) {
    throw new DataFolderError(`A newer version of the planner created ${dataDir}. Install that version.`);
  }
  if (marker?.state === 'restoring' && !restoring) {
    throw new DataFolderError(unfinishedRestore(dataDir));
  }
  if (restoring && !isEmptyFolder(dataDir)) {
    throw new DataFolderError(
      `${dataDir} contains a planner, so nothing was restored. Set DATA_DIR to a new folder.`,
    );
  }
  if (purpose === 'backup' && isEmptyFolder(dataDir)) {
    throw new DataFolderError(
      `${dataDir} contains no planner. Set DATA_DIR or DATABASE_URL to the one to back up.`,
    );
  }
  const isUnfinished = marker !== undefined && marker.state !== 'ready';
  const version = databaseVersion(dataDir);
  if (isUnfinished || (!marker && version === undefined && !hasFiles(dataDir))) {
    await createDatabase(dataDir, restoring ? 'restoring' : 'ready');
    return true;
  }
  if (version === undefined) {
    throw new DataFolderError(
      `${databaseFolder(dataDir)} is ${hasFiles(dataDir) ? 'incomplete: the file PG_VERSION is missing' : 'missing or empty, although this folder had a database'}. Check that the disk is mounted and that the folder was copied completely. ${RESTORE}`,
    );
  }
  if (version !== POSTGRESQL_MAJOR) {
    throw new DataFolderError(
      `The database in ${dataDir} was created with PostgreSQL ${version}, but this version of the planner contains PostgreSQL ${POSTGRESQL_MAJOR}. Create a backup with the version of the planner that you used before, and restore it with this one. ${RESTORE}`,
    );
  }
  return false;
}

/**
 * Creates a database in a separate thread, because creating a database takes more memory than opening one, and the
 * memory is released only when the thread exits.
 */
async function createDatabase(dataDir: string, state: Marker['state']): Promise<void> {
  writeMarker(dataDir, newMarker(state === 'ready' ? 'creating' : state));
  const folder = databaseFolder(dataDir);
  for (const name of filesOf(dataDir)) rmSync(join(folder, name), { recursive: true });
  const database = startPGlite(folder);
  await database.waitReady;
  await database.close();
  if (state === 'ready') writeMarker(dataDir, newMarker(state));
}

/**
 * Adds a marker to a data folder that an earlier version of the planner created. Call this after the folder's database
 * has been opened.
 */
export function markFolder(dataDir: string): void {
  if (!existsSync(markerFile(dataDir))) writeMarker(dataDir, newMarker('ready'));
}

/** Marks a restored database as complete. */
export const finishRestore = (dataDir: string): void => writeMarker(dataDir, newMarker('ready'));

/** Explains why a database that seemed complete could not be opened. */
export function openingError(dataDir: string, error: unknown): DataFolderError {
  const reason = error instanceof Error ? error.message : String(error);
  const message = /No space left on device|ENOSPC|errno: 51/.test(reason)
    ? `The disk that contains ${dataDir} is full, so the database can't be opened. Free up some space and restart the planner.`
    : `The database in ${dataDir} can't be opened (${reason}). Its files may be damaged, or another user owns them. ${RESTORE}`;
  return new DataFolderError(message, { cause: error });
}
