import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createFile } from '../backup/create-file.js';
import { writeBackup } from '../backup/write-backup.js';
import type { Config } from '../config.js';
import { openDatabase } from '../db/database.js';
import { FolderInUseError } from '../db/folder-lock.js';
import type { Orm } from '../db/orm.js';
import { downloadFromPlanner } from './running-planner.js';

/** Matches the names of temporary files that store a backup while it is being sent to the command line. */
const TEMPORARY = /^backup-[0-9a-f-]{36}\.tmp(\.partial)?$/;

/** The response header that contains the number of rows. */
const ROWS = 'x-rows';

/**
 * Saves a backup to a file. If a running server uses the embedded database, that server creates the backup, but this
 * process writes the file, because the server might not have access to the file's folder.
 *
 * @param file the absolute path of a new file
 * @returns a message for the operator
 * @throws PlannerError if the file exists or can't be written
 */
export async function backUp(config: Config, file: string): Promise<string> {
  const rows = await saveBackup(config, file);
  return `Saved ${rows.toLocaleString('en')} rows to ${file}. The file contains password hashes: keep it private.`;
}

async function saveBackup(config: Config, file: string): Promise<number> {
  const database = await openDatabase(config, { purpose: 'backup' }).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return { inUse: error };
    throw error;
  });
  if ('inUse' in database) {
    let rows = 0;
    await createFile(file, async (target) => {
      const response = await downloadFromPlanner(config.dataDir, 'backup', database.inUse);
      rows = Number(response.headers[ROWS]);
      await pipeline(response, target);
    });
    return rows;
  }
  try {
    return await writeBackup(database.orm.em.fork(), file);
  } finally {
    await database.close();
  }
}

/**
 * Creates a running server's response to `backUp`. First writes the backup to the data folder, so that a slow client
 * doesn't keep the transaction open.
 */
export async function backupResponse(orm: Orm, dataDir: string): Promise<Response> {
  const file = join(dataDir, `backup-${randomUUID()}.tmp`);
  const rows = await writeBackup(orm.em.fork(), file);
  const opened = await open(file);
  const { size } = await opened.stat();
  const stream = opened.createReadStream();
  // Delete the file only after it is closed, because Windows can't delete open files.
  stream.once('close', () => rm(file, { force: true }));
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(size),
      [ROWS]: String(rows),
    },
  });
}

/** Deletes the temporary files of servers that were killed during a backup. */
export function removeTemporaryBackups(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (TEMPORARY.test(name)) rmSync(join(dataDir, name));
}
