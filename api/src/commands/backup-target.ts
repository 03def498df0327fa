import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandError } from '../command-error.js';
import { parse } from '../validation.js';

const keepSchema = z.coerce
  .number({ error: '--keep must be a number' })
  .int({ error: '--keep must be a whole number' })
  .min(1, { error: '--keep must be 1 or more' });

/** Matches the names of files in a folder of backups. Names in alphabetical order are also in the order of time. */
const NAME = /^content-planner-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.backup$/;

/** Returns the name of a file in a folder of backups. It has no colons, because Windows does not allow them. */
const nameFor = (time: Date) => `content-planner-${time.toISOString().replaceAll(':', '-')}.backup`;

/** Where to save a backup. */
export interface BackupTarget {
  /** The path of the new file. */
  file: string;
  /** Deletes older backups in the same folder if the operator wants that. Returns how many. */
  deleteOlder(): Promise<number>;
}

/**
 * @param path the absolute path of a new file, or of a folder in which a file is named after the current time
 * @param keep how many files with such names to keep in the folder, as given by the operator. Undefined to keep all.
 * @throws CommandError if `keep` is invalid, or if it is given and the path is not that of a folder
 */
export function backupTarget(path: string, keep: string | undefined): BackupTarget {
  const kept = keep === undefined ? Number.POSITIVE_INFINITY : parse(keepSchema, keep);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) {
    if (keep === undefined) return { file: path, deleteOlder: async () => 0 };
    throw new CommandError(
      `With --keep, the backup is saved in a folder, but ${path} is not a folder. Create the folder, or check that its disk is mounted.`,
    );
  }
  const name = nameFor(new Date());
  const file = join(path, name);
  return {
    file,
    async deleteOlder() {
      const others = (await readdir(path, { withFileTypes: true }))
        .filter((entry) => entry.isFile() && NAME.test(entry.name) && entry.name !== name)
        .map((entry) => entry.name)
        .sort()
        .reverse();
      // The new backup is always kept, even if the clock was ahead when the others were created.
      const old = others.slice(kept - 1);
      try {
        for (const other of old) await rm(join(path, other));
      } catch (error) {
        const { message } = error as Error;
        throw new CommandError(
          `The backup ${file} is complete, but older ones can't be deleted (${message}).`,
        );
      }
      return old.length;
    },
  };
}
