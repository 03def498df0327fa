import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { isFull } from './full.js';
import { databases, emptyDatabase, isSoakDatabase, PASSWORD } from './planner.js';
import { type PlannerProcess, startPlannerProcess } from './planner-process.js';
import type { Trouble } from './trouble.js';

/** A duration in milliseconds that is longer than any test. */
const FOREVER = 120_000;

describe.each(databases)('a server on %s', (database) => {
  let folder: string;
  let planner: PlannerProcess;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planner-trouble-'));
    cpSync(inject('pglite'), join(folder, 'data', 'database'), { recursive: true });
    const postgresql = await emptyDatabase(inject('postgresql').template);
    drop = postgresql.drop;
    planner = await startPlannerProcess(
      {
        TROUBLE: folder,
        DATA_DIR: join(folder, 'data'),
        ...(database === 'postgresql' && { DATABASE_URL: postgresql.url }),
      },
      ['--import', join(import.meta.dirname, 'trouble.ts')],
    );
  });
  afterEach(async () => {
    await planner.stop('SIGKILL');
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Makes a thread block or exit. Resolves once the thread has received the instruction. */
  async function make(thread: 'server' | 'database', trouble: Trouble): Promise<void> {
    const file = join(folder, thread);
    writeFileSync(`${file}.new`, JSON.stringify(trouble));
    // Rename the file into place, because the thread could otherwise read a half-written file.
    renameSync(`${file}.new`, file);
    await vi.waitFor(() => expect(existsSync(file)).toBe(false), { timeout: 10_000 });
  }
  /** Returns the status of the response, or 'none' if no response arrives in time. */
  const status = (path: string, init: RequestInit = {}, patience = 5000) =>
    fetch(`${planner.url}${path}`, { ...init, signal: AbortSignal.timeout(patience) }).then(
      (response) => response.status,
      () => 'none',
    );
  const logIn = () =>
    status('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@planner.example', password: PASSWORD }),
    });

  // The server handles both signals in the same way. `pnpm soak` sends both.
  test.each(isFull ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
    'closes on %s and exits with code 0',
    async (signal) => {
      expect(await status('/health/live')).toBe(200);
      expect(await planner.stop(signal)).toMatchObject({ code: 0, stderr: '' });
    },
  );

  const independent = test.runIf(isSoakDatabase(database));

  independent(
    'is not live while its event loop is blocked, but still exits within seconds of SIGTERM',
    async () => {
      await make('server', { spin: FOREVER });
      expect(await status('/health/live', {}, 1000)).toBe('none');
      const { code, stderr, took } = await planner.stop('SIGTERM');
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: 'The event loop is blocked. Exiting without closing connections.\n',
      });
      expect(took).toBeLessThan(10_000);
    },
  );

  independent('closes as usual if its event loop was only blocked briefly', async () => {
    await make('server', { spin: 1000 });
    expect(await planner.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  });

  // This test takes twelve seconds of CPU time. In `npm test`, pglite-thread.test.ts checks that a slow statement does
  // not block the event loop.
  test.runIf(isFull && database === 'pglite')(
    'serves requests that do not use the database while the database is busy',
    async () => {
      await make('database', { spin: FOREVER });
      const ready = status('/health/ready');
      const login = logIn();
      for (let n = 0; n < 10; n += 1) {
        expect(await status('/health/live')).toBe(200);
        expect(await status('/calendar')).not.toBe('none');
      }
      expect(await ready).toBe(503);
      expect(await login).toBe('none');
      const { code, stderr, took } = await planner.stop('SIGTERM');
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(took).toBeLessThan(10_000);
    },
  );

  test.runIf(database === 'pglite')('exits if the database stops', async () => {
    await make('database', { spin: 1500, exit: true });
    expect(await logIn()).toBe(503);
    const { code, stdout } = await planner.ended();
    expect(code).toBe(1);
    const lost = stdout.split('\n').filter((line) => line.includes('"level":60'));
    expect(lost.map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'embedded database lost, stopping the planner',
        err: { message: 'The embedded database stopped unexpectedly: exit code 7.' },
      },
    ]);
  });
});
