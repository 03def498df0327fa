import { chmodSync, existsSync, statSync } from 'node:fs';
import { ConfigError } from '../config.js';

/** The rights of everybody but the owner. */
const OTHERS = 0o077;

// A folder that does not exist yet is created with these rights, and a file there is an error of its own.
function isPrivate(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const found = statSync(folder);
  return !found.isDirectory() || (found.mode & OTHERS) === 0;
}

/**
 * Takes the rights to a data folder away from all other users: it holds password hashes and sessions. On
 * Windows the rights of the parent folder apply.
 *
 * @throws ConfigError when others keep their rights, because the folder belongs to somebody else or its file
 * system has none
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
    `DATA_DIR: other users of this machine can read ${folder}, and its mode cannot be set to 700 (${reason}): set DATA_DIR to a folder of the user that runs the planner, such as a new one inside it.`,
  );
}
