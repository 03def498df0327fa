import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  /** Another process that takes the folder, and what it says of that: 'taken', or the error's name and text. */
  async function otherProcess(): Promise<{ child: ChildProcess; says: string }> {
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
    const [said] = await once(child.stdout, 'data');
    return { child, says: String(said).trim() };
  }

  async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  test('is refused to a second process, which is told who has it', async () => {
    const { unlock } = lockFolder(folder);
    const { says } = await otherProcess();
    expect(says).toMatch(/^FolderInUseError: /);
    expect(says).toContain(folder);
    expect(says).toContain(`(process ${process.pid})`);
    unlock();
  });

  test('is refused to this process while another one has it', async () => {
    const { child, says } = await otherProcess();
    expect(says).toBe('taken');
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`(process ${child.pid})`);
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('is free after %s', async (signal) => {
    const { child } = await otherProcess();
    await kill(child, signal);
    const { unlock } = lockFolder(folder);
    expect(unlock).toBeTypeOf('function');
    unlock();
  });

  test('is free once it was given back', async () => {
    lockFolder(folder).unlock();
    expect((await otherProcess()).says).toBe('taken');
  });

  describe('whose lock file', () => {
    const file = () => join(folder, 'planner.lock');
    beforeEach(() => mkdirSync(join(folder, 'database'), { recursive: true }));

    test('was deleted is still refused to a second process, and the file comes back', async () => {
      const { unlock } = lockFolder(folder);
      rmSync(file());
      expect((await otherProcess()).says).toMatch(/^FolderInUseError: /);
      // The second process created it again, but gave it back.
      rmSync(file());
      await vi.waitFor(() => expect(existsSync(file())).toBe(true), 5000);
      rmSync(join(folder, 'database', 'planner.lock'));
      expect((await otherProcess()).says).toMatch(/^FolderInUseError: /);
      unlock();
    });

    test('contains garbage is still refused to a second process', async () => {
      const { unlock } = lockFolder(folder);
      writeFileSync(file(), 'garbage '.repeat(1000));
      expect((await otherProcess()).says).toMatch(/^FolderInUseError: /);
      unlock();
    });

    test('contains garbage does not keep anybody out if the folder is free', async () => {
      writeFileSync(file(), 'garbage '.repeat(1000));
      expect((await otherProcess()).says).toBe('taken');
    });
  });

  test('that is deleted is reported as lost', async () => {
    const { lost, unlock } = lockFolder(folder);
    rmSync(folder, { recursive: true });
    expect((await lost).message).toBe(`The folder ${folder} was deleted, moved or unmounted.`);
    unlock();
  });

  test('goes to one of several processes that ask at one moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(otherProcess));
    const taken = answers.filter(({ says }) => says === 'taken');
    expect(taken).toHaveLength(1);
  });
});
