import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** An error for a data folder that another process uses. The message describes what to do. */
export class FolderInUseError extends Error {
  /** The process, such as ` (process 123)`, or an empty string. */
  readonly holder: string;
  /** Whether the process is starting, stopping or running a command. If not, it is a server that is ready. */
  readonly isBusy: boolean;

  constructor(folder: string, { holder, isBusy }: { holder: string; isBusy: boolean }) {
    super(
      `The data folder ${folder} is in use by another planner${holder}. Stop that planner, or set DATA_DIR to a different folder.`,
    );
    this.holder = holder;
    this.isBusy = isBusy;
  }
}

/** SQLite's error codes. */
const BUSY = 5;
const NOT_A_DATABASE = 26;

/** How often to check that the lock files still exist, in milliseconds. */
const CHECK_INTERVAL = 1000;

/** A data folder that is locked for this process. */
export interface FolderLock {
  /**
   * Resolves when the folder has been deleted, or when its lock files have been deleted and another process has locked
   * the folder.
   */
  lost: Promise<Error>;
  /** Records for other processes whether this process is busy. At first, it is. */
  setBusy(isBusy: boolean): void;
  unlock(): void;
}

interface HeldFile {
  path: string;
  lock: DatabaseSync;
  inode: bigint;
}

/**
 * Locks a data folder for this process. Two processes that use the same embedded database would lose rows.
 *
 * The lock is part of an SQLite transaction. The operating system releases the lock when the process exits, so the lock
 * is never stale. This function locks two files. If the lock file in the data folder is deleted, the one in the
 * database folder keeps other processes out until this process has recreated and locked the deleted file.
 *
 * @throws FolderInUseError if another process uses the folder
 */
export function lockFolder(folder: string): FolderLock {
  makeFolder(folder);
  const holderFile = join(folder, 'planner.pid');
  const databaseLock = join(folder, 'database', 'planner.lock');
  const paths = [join(folder, 'planner.lock'), databaseLock];
  const held: HeldFile[] = [];
  const isHeld = (path: string) => held.some((file) => file.path === path && file.inode === inodeOf(path));

  function unlock(): void {
    clearInterval(timer);
    for (const { lock } of held.splice(0)) lock.close();
  }

  /**
   * Locks the files that are not locked yet. If a locked file was deleted or replaced, locks the file that is now at
   * its path, creating it if necessary.
   */
  function lockFiles(): void {
    for (const path of paths) {
      if (isHeld(path) || !existsSync(dirname(path))) continue;
      const file = lockFile(path);
      // A process that is starting locks the file in the data folder before it finds that the other one is locked.
      if (!file && isHeld(databaseLock)) continue;
      if (!file) throw new FolderInUseError(folder, readHolder(holderFile));
      const known = held.findIndex((one) => one.path === path);
      if (known >= 0) held.splice(known, 1)[0]?.lock.close();
      held.push(file);
    }
  }

  const { promise: lost, resolve: onLost } = Promise.withResolvers<Error>();
  function lose(error: Error): void {
    clearInterval(timer);
    onLost(error);
  }
  const timer = setInterval(() => {
    const missing = held.find(({ path }) => !existsSync(dirname(path)));
    if (missing) {
      lose(new Error(`The folder ${dirname(missing.path)} was deleted, moved or unmounted.`));
      return;
    }
    try {
      lockFiles();
    } catch (error) {
      // Only a `FolderInUseError` means that the lock is lost. Ignore other errors, such as too many open files.
      if (error instanceof FolderInUseError) lose(error);
    }
  }, CHECK_INTERVAL).unref();

  try {
    lockFiles();
  } catch (error) {
    unlock();
    throw error;
  }
  function setBusy(isBusy: boolean): void {
    try {
      writeFileSync(holderFile, `${process.pid}\n${isBusy ? `${BUSY_MARK}\n` : ''}`);
    } catch {
      // The disk is full, or the folder was deleted. Only error messages of other processes need the file.
    }
  }
  setBusy(true);
  return { lost, setBusy, unlock };
}

/** Locks a file. Returns undefined if another process has locked it. */
function lockFile(path: string): HeldFile | undefined {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return { path, lock, inode: inodeOf(path) ?? 0n };
  } catch (error) {
    lock.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === BUSY) return undefined;
    if (errcode !== NOT_A_DATABASE) throw error;
    // The file was overwritten. No other process has locked it, because SQLite would have reported that instead. Lock
    // files contain no data, so the file can be emptied.
    truncateSync(path);
    return lockFile(path);
  }
}

const inodeOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

/**
 * Creates a folder and its parents. Doesn't use Node's recursive `mkdir`, which never returns for paths such as those
 * in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** The second line of `planner.pid` while the process is busy. */
const BUSY_MARK = 'busy';

function readHolder(file: string): { holder: string; isBusy: boolean } {
  try {
    const [pid, mark] = readFileSync(file, 'utf8').split('\n');
    return { holder: pid ? ` (process ${pid})` : '', isBusy: mark === BUSY_MARK };
  } catch {
    // The other process has the lock but has not written its process id yet.
    return { holder: '', isBusy: true };
  }
}
