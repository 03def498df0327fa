import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the data folder, as one sentence for whoever started the second one. */
export class FolderInUseError extends Error {}

/**
 * Takes a data folder for this process alone: two processes on one embedded database lose rows.
 *
 * The lock is the operating system's, held through an SQLite transaction on a file in the folder, so
 * it ends with the process however that ends, and there is no stale lock to recognise.
 *
 * @returns a function that gives the folder back
 * @throws FolderInUseError when another process has it
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const holder = join(folder, 'planner.pid');
  const lock = new DatabaseSync(join(folder, 'planner.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new FolderInUseError(
      `The data folder ${folder} is in use by another planner${processOf(holder)}: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  return () => lock.close();
}

/** Node's own recursive way never ends where nothing can be made, such as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function processOf(holder: string): string {
  try {
    return ` (process ${readFileSync(holder, 'utf8').trim()})`;
  } catch {
    // The other process has the lock and has not written its number yet: the sentence does without.
    return '';
  }
}
