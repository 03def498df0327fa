import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createFile } from '../backup/create-file.js';
import { type BackupAttempt, recordBackup } from '../backup/last-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import type { Config } from '../config.js';
import { openDatabase } from '../db/database.js';
import { FolderInUseError } from '../db/folder-lock.js';
import type { Orm } from '../db/orm.js';
import { messageOf } from '../problem-message.js';
import { backupTarget } from './backup-target.js';
import { downloadFromPlanner, sendToRunningPlanner } from './running-planner.js';

/** Matches the names of temporary files that store a backup while it is being sent to the command line. */
const TEMPORARY = /^backup-[0-9a-f-]{36}\.tmp(\.partial)?$/;

/** The response header that contains the number of rows. */
const ROWS = 'x-rows';

/** Where backups come from: a database, or the running server that uses the embedded one. */
interface Source {
  /** Writes a new file. Returns the number of rows. */
  save(file: string): Promise<number>;
  record(attempt: BackupAttempt): Promise<void>;
  close(): Promise<void>;
}

async function openSource(config: Config): Promise<Source> {
  const database = await openDatabase(config, { purpose: 'backup' }).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return { inUse: error };
    throw error;
  });
  if (!('inUse' in database)) {
    const em = database.orm.em.fork();
    return {
      save: (file) => writeBackup(em, file),
      record: (attempt) => recordBackup(em, attempt),
      close: database.close,
    };
  }
  return {
    async save(file) {
      let rows = 0;
      await createFile(file, async (target) => {
        const response = await downloadFromPlanner(config.dataDir, 'backup', database.inUse);
        rows = Number(response.headers[ROWS]);
        await pipeline(response, target);
      });
      return rows;
    },
    async record(attempt) {
      await sendToRunningPlanner(config.dataDir, 'record-backup', attempt, database.inUse);
    },
    async close() {},
  };
}

/** Saves a backup, and records whether that succeeded. Returns the number of rows and a warning. */
async function saveRecorded(source: Source, file: string): Promise<{ rows: number; warning: string }> {
  const at = new Date().toISOString();
  try {
    const rows = await source.save(file);
    const { size } = await stat(file);
    const warning = await source.record({ at, isComplete: true, file, size, error: null }).then(
      () => '',
      (error: unknown) =>
        ` The planner could not record this backup, so its metrics do not include it (${firstLine(error)}).`,
    );
    return { rows, warning };
  } catch (error) {
    const attempt = { at, isComplete: false, file, size: null, error: firstLine(error) };
    // The database might be the reason for the failure. In any case, report the failure itself.
    await source.record(attempt).catch(() => {});
    throw error;
  }
}

const firstLine = (error: unknown): string => messageOf(error).split('\n')[0] ?? '';

/**
 * Saves a backup. If a running server uses the embedded database, that server creates the backup, but this process
 * writes the file, because the server might not have access to the file's folder. The database records the result.
 *
 * @param path the absolute path of a new file, or of a folder in which a file is named after the current time
 * @param keep how many of the files with such names to keep in the folder, as given by the operator. By default, all.
 * @returns a message for the operator
 * @throws CommandError if `keep` is invalid, or if the file exists or can't be written
 */
export async function backUp(config: Config, path: string, keep?: string): Promise<string> {
  const { file, deleteOlder } = backupTarget(path, keep);
  const source = await openSource(config);
  try {
    const { rows, warning } = await saveRecorded(source, file);
    const deleted = await deleteOlder();
    const note = deleted > 0 ? ` Deleted ${deleted} older ${deleted === 1 ? 'backup' : 'backups'}.` : '';
    return `Saved ${rows.toLocaleString('en')} rows to ${file}. The file contains password hashes: keep it private.${note}${warning}`;
  } finally {
    await source.close();
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
