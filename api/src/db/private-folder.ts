import { accessSync, chmodSync, constants, existsSync, type Stats, statSync } from 'node:fs';
import { ConfigError } from '../config.js';

const ROOT = 0;

/** The permission bits for the group and for all other users. */
const GROUP_AND_OTHERS = 0o077;
/** The permission bits for users other than the owner and the group. */
const OTHERS = 0o007;

const { R_OK, W_OK, X_OK } = constants;

/** What to do if other users can read the folder and its mode can't be changed. */
const USE_ANOTHER =
  'Set DATA_DIR to a folder owned by the user that runs the planner, such as a new folder inside this one.';

const readableByOthers = (folder: string, reason: string) =>
  new ConfigError(
    `DATA_DIR: other users on this machine can read ${folder}, and its mode can't be set to 700 (${reason}). ${USE_ANOTHER}`,
  );

function setMode(folder: string): void {
  let reason = 'its file system ignores it';
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    reason = (error as Error).message;
  }
  if ((statSync(folder).mode & GROUP_AND_OTHERS) !== 0) throw readableByOthers(folder, reason);
}

/** Checks a folder whose mode can't be changed, because it belongs to another user. */
function checkForeign(folder: string, { uid, mode }: Stats, user: number): void {
  // Root can read every folder anyway.
  if (uid !== ROOT) {
    throw new ConfigError(
      `DATA_DIR: ${folder} belongs to another user (uid ${uid}), who can read it. Run the planner as that user, change the owner with \`chown -R ${user}\`, or set DATA_DIR to another folder.`,
    );
  }
  if ((mode & OTHERS) !== 0) throw readableByOthers(folder, 'it belongs to root');
}

function checkAccess(folder: string): void {
  try {
    accessSync(folder, R_OK | W_OK | X_OK);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: can't write to ${folder} (${(error as Error).message}). Set it to a folder that this user can write to.`,
    );
  }
}

/**
 * Makes a data folder private to the user who runs the planner, because it contains password hashes and sessions. If
 * another user owns the folder, the folder is accepted only if that user is root and at most one group has access. This
 * is the case for Kubernetes volumes with `fsGroup`, whose mode can't be changed. On Windows, the parent folder's
 * permissions apply.
 *
 * @throws ConfigError if other users would still have access, because the folder has another owner or its file system
 *   doesn't support modes, or if the folder isn't writable
 */
export function makePrivate(folder: string): void {
  // A missing folder is created with mode 700 later. If the path is a file, this is reported when the database is
  // opened.
  if (!existsSync(folder)) return;
  const found = statSync(folder);
  if (!found.isDirectory()) return;
  const user = process.geteuid?.();
  if (user !== undefined) {
    if (found.uid !== user) checkForeign(folder, found, user);
    else if ((found.mode & GROUP_AND_OTHERS) !== 0) setMode(folder);
  }
  checkAccess(folder);
}
