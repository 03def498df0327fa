import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system that all processes can use. */
export interface MountedDisk {
  /** The path of the file system's root in this process. */
  folder: string;
  /** Returns the free space in bytes. */
  free(): number;
  /** Leaves this many bytes free, by creating, growing or shrinking a file. */
  leave(bytes: number): void;
  remove(): void;
}

/** A small file system that other processes don't see. */
export interface SmallDisk extends MountedDisk {
  /** The path of the file system's root in processes that are run with `prefix`. */
  mountPoint: string;
  /** The arguments to put before a command, so that the command can access the file system. */
  prefix: readonly string[];
}

const MOUNT_POINT = '/mnt';

function spaceOf(folder: string): Pick<MountedDisk, 'free' | 'leave'> {
  const ballast = join(folder, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    free,
    leave(bytes) {
      rmSync(ballast, { force: true });
      const size = free() - bytes;
      if (size <= 0) return;
      try {
        writeFileSync(ballast, Buffer.alloc(size));
      } catch (error) {
        // The disk is full, because another process has used the remaining space.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
  };
}

/**
 * Mounts a tmpfs for all processes, including those of other users. Only root can do that.
 *
 * @returns undefined if this machine doesn't allow it
 */
export function mountSmallDisk(megabytes: number): MountedDisk | undefined {
  if (process.platform !== 'linux') return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'planner-disk-'));
  const options = `size=${megabytes}m,mode=755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder]);
  const removeFolder = () => rmdirSync(folder);
  if (status !== 0) {
    removeFolder();
    return undefined;
  }
  return {
    folder,
    ...spaceOf(folder),
    remove() {
      // Unmount lazily, because a process that is exiting may still have files open.
      spawnSync('umount', ['--lazy', folder]);
      removeFolder();
    },
  };
}

/**
 * Mounts a tmpfs in a new mount namespace. Only root, or a user who can create namespaces, can do that.
 *
 * @returns undefined if this machine doesn't allow it
 */
export async function createSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  if (process.platform !== 'linux') return undefined;
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=700 none ${MOUNT_POINT} && echo mounted && exec cat`;
  const isRoot = process.getuid?.() === 0;
  // The namespace exists until the process exits. The process exits when the pipe to its standard input closes.
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
  return {
    folder,
    mountPoint: MOUNT_POINT,
    prefix: [
      'nsenter',
      ...(isRoot ? [] : ['--user', '--preserve-credentials']),
      '--mount',
      `--target=${holder.pid}`,
    ],
    ...spaceOf(folder),
    remove: () => holder.stdin.end(),
  };
}
