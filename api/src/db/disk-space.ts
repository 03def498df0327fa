import { statfsSync } from 'node:fs';

/** The minimum free disk space, in bytes (64 MiB). With less free space, the embedded database rejects writes. */
export const MIN_FREE = 64 * 1024 * 1024;

/** How long a measurement is cached, in milliseconds. */
const PRECISION = 500;

/** Returns a function that measures a folder's free disk space in bytes, at most twice per second. */
export function createFreeSpace(folder: string): () => number {
  let free = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - measuredAt > PRECISION) {
      const { bavail, bsize } = statfsSync(folder);
      free = bavail * bsize;
      measuredAt = now;
    }
    return free;
  };
}
