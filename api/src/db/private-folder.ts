import { chmodSync, existsSync, statSync } from 'node:fs';
import { ConfigError } from '../config.js';

/** The permissions of everyone except the owner. */
const OTHERS = 0o077;

// A missing folder is created with mode 700. If the path is a file, opening the database reports it.
function isPrivate(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const found = statSync(folder);
  return !found.isDirectory() || (found.mode & OTHERS) === 0;
}

/**
 * Makes a data folder private to its owner, because it contains password hashes and sessions. On Windows, the
 * permissions of the parent folder apply.
 *
 * @throws ConfigError if other users keep access, because the folder has another owner or its file system
 *   doesn't support modes
 */
export function makePrivate(folder: string): void {
  if (process.platform === 'win32' || isPrivate(folder)) return;
  let reason = 'its file system ignores it';
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    reason = (error as Error).message;
  }
  if (isPrivate(folder)) return;
  throw new ConfigError(
    `DATA_DIR: other users on this machine can read ${folder}, and its mode can't be set to 700 (${reason}). Set DATA_DIR to a folder owned by the user that runs the planner, such as a new folder inside this one.`,
  );
}
