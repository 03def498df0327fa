import { spawn } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small file system. */
export interface SmallDisk {
  /** The path of its root in this process. */
  folder: string;
  /** The path of its root in processes that are run with `prefix`. */
  mountPoint: string;
  /** A command that runs another one where the file system is mounted. */
  prefix: readonly string[];
  /** Free space, in bytes. */
  free(): number;
  /** Leaves this many bytes free, by creating, growing or shrinking a file. */
  leave(bytes: number): void;
  remove(): void;
}

const MOUNT_POINT = '/mnt';

/**
 * Mounts a tmpfs in a new mount namespace, which only root can do, or a user who can create namespaces.
 *
 * @returns undefined if this machine doesn't allow it
 */
export async function createSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  if (process.platform !== 'linux') return undefined;
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=700 none ${MOUNT_POINT} && echo mounted && exec cat`;
  const isRoot = process.getuid?.() === 0;
  // The namespace ends with the process, and the process with the pipe to its standard input.
  const holder = spawn('unshare', [...(isRoot ? [] : ['--map-root-user']), '--mount', 'sh', '-c', script], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const isMounted = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false));
    holder.stdout.once('data', () => resolve(true));
    holder.once('exit', () => resolve(false));
  });
  if (!isMounted) return undefined;
  const folder = `/proc/${holder.pid}/root${MOUNT_POINT}`;
  const ballast = join(folder, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    mountPoint: MOUNT_POINT,
    prefix: [
      'nsenter',
      ...(isRoot ? [] : ['--user', '--preserve-credentials']),
      '--mount',
      `--target=${holder.pid}`,
    ],
    free,
    leave(bytes) {
      rmSync(ballast, { force: true });
      const size = free() - bytes;
      if (size <= 0) return;
      try {
        writeFileSync(ballast, Buffer.alloc(size));
      } catch (error) {
        // Full, because another process has used the rest in the meantime.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    remove: () => holder.stdin.end(),
  };
}
