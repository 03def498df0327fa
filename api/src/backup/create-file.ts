import { existsSync, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { CommandError } from '../command-error.js';

/**
 * Creates a private file, either completely or not at all.
 *
 * @param write writes and ends the stream
 * @throws CommandError if the file exists or can't be written
 */
export async function createFile(file: string, write: (target: WriteStream) => Promise<void>): Promise<void> {
  if (existsSync(file)) {
    throw new CommandError(`${file} already exists. Delete it, or choose another name.`);
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
    throw new CommandError(`The backup can't be written (${message}).`);
  }
}
