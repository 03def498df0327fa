import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.js';

/**
 * How many files and connections the process must be able to open. The embedded database opens about 150 files when it
 * is created. With too few, it fails in the middle of a statement, with an error about a file.
 */
const REQUIRED = 256;

/** Returns the limit of this process. Only Linux has the file. Other systems have high limits by default. */
function limitOfProcess(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(limit ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** @throws ConfigError if the process can't open enough files */
export function checkOpenFiles(): void {
  const limit = limitOfProcess();
  if (limit >= REQUIRED) return;
  throw new ConfigError(
    `This process can only open ${limit} files and connections, and the planner requires ${REQUIRED}. Raise the limit of open files: LimitNOFILE= in systemd, or ulimit -n in a shell.`,
  );
}
