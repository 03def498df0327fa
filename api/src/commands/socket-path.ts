import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

/** The address of a socket may have this many bytes and no more, on every system that has them. */
const LONGEST = 100;

/** Where the planner that has a data folder listens to the command line. */
export function commandSocket(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\content-planner-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  }
  const path = join(folder, 'planner.sock');
  return path.length <= LONGEST ? path : relative(process.cwd(), path);
}
