import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFull } from './full.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
const root = join(import.meta.dirname, '../..');

/** Returns the ids of the processes that a process has started. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

describe.runIf(process.platform === 'linux')('a server that another program starts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planner-shutdown-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts a program and waits until the server that it runs is ready. */
  async function startBy(command: string, args: string[]) {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, PORT: '0', DATA_DIR: folder } });
    let printed = '';
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          printed += chunk.toString();
          const found = /ready on (\S+)/.exec(printed)?.[1];
          if (found) resolve(found);
        });
      }
      child.once('close', () => reject(new Error(printed)));
    });
    return { child, url };
  }
  const isGone = (url: string) =>
    fetch(`${url}/health/live`).then(
      () => false,
      () => true,
    );

  // npm can't forward SIGKILL, so the server must notice that npm has exited. `pnpm soak` also sends SIGTERM.
  test.each(isFull ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const))(
    'exits when npm receives %s',
    { timeout: 120_000 },
    async (signal) => {
      const { child, url } = await startBy('npm', ['start']);
      child.kill(signal);
      await once(child, 'exit');
      await vi.waitFor(async () => expect(await isGone(url)).toBe(true), { timeout: 15_000, interval: 200 });
    },
  );

  test('exits with code 0 as the first process in a container', { timeout: 60_000 }, async () => {
    const { child, url } = await startBy('unshare', ['--pid', '--fork', process.execPath, MAIN, 'serve']);
    const [pid = 0] = childrenOf(child.pid ?? 0);
    process.kill(pid, 'SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(await isGone(url)).toBe(true);
  });
});
