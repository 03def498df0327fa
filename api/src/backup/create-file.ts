import { existsSync, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PlannerError } from '../errors.js';

/**
 * Creates a private file, either completely or not at all.
 *
 * @param write writes and ends the stream
 * @throws PlannerError if the file exists or can't be written
 */
export async function createFile(file: string, write: (target: WriteStream) => Promise<void>): Promise<void> {
  if (existsSync(file)) {
    throw new PlannerError('conflict', `${file} already exists. Delete it, or choose another name.`);
  }
  const partial = `${file}.partial`;
  try {
    const target = (await open(partial, 'w', 0o600)).createWriteStream({ flush: true });
    await write(target).finally(() => target.destroy());
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    const { message, syscall } = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    throw new PlannerError('invalid', `The backup can't be written (${message}).`);
  }
}
