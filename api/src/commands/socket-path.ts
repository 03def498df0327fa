import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

/** Socket paths of up to this many bytes work on all systems. */
const LONGEST = 100;

/** The path of the socket on which the planner that uses a data folder listens for commands. */
export function commandSocket(folder: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\content-planner-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  }
  const path = join(folder, 'planner.sock');
  return path.length <= LONGEST ? path : relative(process.cwd(), path);
}
