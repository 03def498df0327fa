import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

/** The maximum length of a socket path that works on all systems, in bytes. */
const LONGEST = 100;

/** Returns the path of the socket on which the server for a data folder listens for commands. */
export function commandSocket(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\content-planner-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  }
  const path = join(folder, 'planner.sock');
  return Buffer.byteLength(path) <= LONGEST ? path : relative(process.cwd(), path);
}
