import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FolderInUseError, lockFolder } from '../src/db/folder-lock.js';

const MODULE = join(import.meta.dirname, '../src/db/folder-lock.ts');

describe('a data folder', () => {
  let folder: string;
  let children: ChildProcess[];
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'planner-lock-')), 'data');
    children = [];
  });
  afterEach(async () => {
    for (const child of children) await kill(child, 'SIGKILL');
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  /** Starts another process that locks the folder. The process prints 'taken', or the error's name and message. */
  async function otherProcess(): Promise<{ child: ChildProcess; printed: string }> {
    const script = `
      const { lockFolder, FolderInUseError } = await import(${JSON.stringify(MODULE)});
      try {
        lockFolder(${JSON.stringify(folder)});
        console.log('taken');
        setInterval(() => {}, 1000);
      } catch (error) {
        console.log((error instanceof FolderInUseError ? 'FolderInUseError: ' : 'other: ') + error.message);
      }`;
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [output] = await once(child.stdout, 'data');
    return { child, printed: String(output).trim() };
  }

  async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  test("can't be locked by a second process, which gets an error that names the first process", async () => {
    const { unlock } = lockFolder(folder);
    const { printed } = await otherProcess();
    expect(printed).toMatch(/^FolderInUseError: /);
    expect(printed).toContain(folder);
    expect(printed).toContain(`(process ${process.pid})`);
    unlock();
  });

  test("can't be locked by this process while another process has locked it", async () => {
    const { child, printed } = await otherProcess();
    expect(printed).toBe('taken');
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`(process ${child.pid})`);
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('is unlocked when its process receives %s', async (signal) => {
    const { child } = await otherProcess();
    await kill(child, signal);
    const { unlock } = lockFolder(folder);
    expect(unlock).toBeTypeOf('function');
    unlock();
  });

  test('can be locked again after it is unlocked', async () => {
    lockFolder(folder).unlock();
    expect((await otherProcess()).printed).toBe('taken');
  });

  describe('with a lock file', () => {
    const file = () => join(folder, 'planner.lock');
    const databaseFile = () => join(folder, 'database', 'planner.lock');
    /** Lets this process check its lock files, as it does every second. */
    const check = () => vi.advanceTimersToNextTimer();
    beforeEach(() => {
      mkdirSync(join(folder, 'database'), { recursive: true });
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('stays locked and recreates the lock file if the file is deleted', async () => {
      const { unlock } = lockFolder(folder);
      rmSync(file());
      expect((await otherProcess()).printed).toMatch(/^FolderInUseError: /);
      // The second process created the file again, but didn't keep it locked.
      rmSync(file());
      check();
      expect(existsSync(file())).toBe(true);
      rmSync(databaseFile());
      expect((await otherProcess()).printed).toMatch(/^FolderInUseError: /);
      unlock();
    });

    test('stays locked if the file is deleted and a second process is just trying to lock the folder', async () => {
      const { unlock } = lockFolder(folder);
      rmSync(file());
      // A process locks this file first. It releases it when it finds that the one in the database folder is locked.
      const other = new DatabaseSync(file());
      other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      check();
      other.close();
      check();
      rmSync(databaseFile());
      expect((await otherProcess()).printed).toMatch(/^FolderInUseError: /);
      unlock();
    });

    test('is reported as lost if both lock files are deleted and a second process locks the folder', async () => {
      const { lost, unlock } = lockFolder(folder);
      rmSync(file());
      rmSync(databaseFile());
      const { child, printed } = await otherProcess();
      expect(printed).toBe('taken');
      check();
      expect((await lost).message).toContain(`(process ${child.pid})`);
      unlock();
    });

    test('stays locked if the lock file contains garbage', async () => {
      const { unlock } = lockFolder(folder);
      writeFileSync(file(), 'garbage '.repeat(1000));
      expect((await otherProcess()).printed).toMatch(/^FolderInUseError: /);
      unlock();
    });

    test('can be locked if no process has locked it, even if the lock file contains garbage', async () => {
      writeFileSync(file(), 'garbage '.repeat(1000));
      expect((await otherProcess()).printed).toBe('taken');
    });
  });

  test('is reported as lost if it is deleted', async () => {
    const { lost, unlock } = lockFolder(folder);
    rmSync(folder, { recursive: true });
    expect((await lost).message).toBe(`The folder ${folder} was deleted, moved or unmounted.`);
    unlock();
  });

  test('is locked by only one of several concurrent processes', async () => {
    const responses = await Promise.all([1, 2, 3].map(otherProcess));
    const taken = responses.filter(({ printed }) => printed === 'taken');
    expect(taken).toHaveLength(1);
  });
});
