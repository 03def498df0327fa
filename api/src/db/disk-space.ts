import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** The minimum free disk space, in bytes (64 MiB). With less free space, the embedded database rejects writes. */
export const MIN_FREE = 64 * 1024 * 1024;

/** How long a measurement is cached, in milliseconds. */
const PRECISION = 500;

/** The space on a disk, in bytes. */
export interface DiskSpace {
  /** The space that the planner can still use. */
  free: number;
  /** The size of the disk. */
  size: number;
}

const freeOf = ({ bavail, bsize }: { bavail: number; bsize: number }) => bavail * bsize;

/** Measures the disk that contains a folder. Returns null if the folder can't be read. */
export async function measureDisk(folder: string): Promise<DiskSpace | null> {
  const stats = await statfs(folder).catch(() => null);
  return stats && { free: freeOf(stats), size: stats.blocks * stats.bsize };
}

/** Returns a function that measures a folder's free disk space in bytes, at most twice per second. */
export function createFreeSpace(folder: string): () => number {
  let free = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - measuredAt > PRECISION) {
      free = freeOf(statfsSync(folder));
      measuredAt = now;
    }
    return free;
  };
}
