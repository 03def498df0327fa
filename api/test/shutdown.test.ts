import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createOrm } from '../src/db/orm.js';
import { isFull, runs } from './full.js';
import { databases, emptyDatabase, isSoakDatabase, PASSWORD } from './planner.js';
import { startPlannerProcess } from './planner-process.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
const ROUNDS = runs(1, 10);
const WRITERS = 8;

interface Sent {
  /** The status, or the error code if there was no response. */
  outcome: number | string;
  closes: boolean;
  cookie: string;
}

/** Sends a request over one of the agent's connections. */
function send(agent: Agent, url: string, path: string, cookie = '', json?: object): Promise<Sent> {
  return new Promise((resolve) => {
    const headers = { cookie, ...(json && { 'content-type': 'application/json' }) };
    const sent = request(`${url}${path}`, { agent, method: json ? 'POST' : 'GET', headers }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve({
          outcome: response.statusCode ?? 0,
          closes: response.headers.connection === 'close',
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        }),
      );
      response.once('error', (error: NodeJS.ErrnoException) =>
        resolve({ outcome: error.code ?? 'cut', closes: false, cookie: '' }),
      );
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ outcome: error.code ?? 'cut', closes: false, cookie: '' }),
    );
    sent.end(json && JSON.stringify(json));
  });
}

/** Returns whether a process already handles signals. Checks SIGHUP, because Node.js catches SIGTERM from the start. */
const handlesSignals = (pid: number) => {
  const [, caught = '0'] = /^SigCgt:\s+(\w+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (BigInt(`0x${caught}`) & 1n) !== 0n;
};

const ACCOUNT = { email: 'first@planner.example', password: PASSWORD };

describe.each(databases)('a server on %s that receives a signal to stop', (database) => {
  let folder: string;
  let environment: Record<string, string>;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planner-shutdown-'));
    const empty = await emptyDatabase(inject('postgresql').template);
    drop = empty.drop;
    cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
    environment = { DATA_DIR: folder, ...(database === 'postgresql' && { DATABASE_URL: empty.url }) };
  });
  afterEach(async () => {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.runIf(isSoakDatabase(database))(
    'completes the requests of busy clients',
    { timeout: 30_000 * (ROUNDS + 1) },
    async () => {
      let cookie = '';
      let acknowledged = 0;
      const others: (number | string)[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const planner = await startPlannerProcess(environment);
        const first = new Agent();
        const path = round === 0 ? '/api/auth/register' : '/api/auth/login';
        ({ cookie } = await send(first, planner.url, path, '', ACCOUNT));
        const agents = Array.from({ length: WRITERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
        const writers = agents.map(async (agent) => {
          for (;;) {
            const entry = { date: '2026-03-08', blogName: 'Launch' };
            const { outcome } = await send(agent, planner.url, '/api/logs/blog', cookie, entry);
            if (outcome === 'ECONNREFUSED') return;
            if (outcome === 201) acknowledged += 1;
            else {
              others.push(outcome);
              return;
            }
          }
        });
        await sleep(1000);
        const end = await planner.stop('SIGTERM');
        await Promise.all(writers);
        for (const agent of agents) agent.destroy();
        expect(end).toMatchObject({ code: 0, stderr: '' });
        expect(end.took).toBeLessThan(10_000);
      }
      const planner = await startPlannerProcess(environment);
      const response = await fetch(`${planner.url}/api/logs/blog`, { headers: { cookie } });
      const stored = ((await response.json()) as unknown[]).length;
      await planner.stop();
      expect({ others, stored }).toEqual({ others: [], stored: acknowledged });
      expect(acknowledged).toBeGreaterThan(WRITERS * ROUNDS);
    },
  );

  test.runIf(isSoakDatabase(database))(
    'is no longer ready, and tells clients to close their connections',
    {
      timeout: 60_000,
    },
    async () => {
      const planner = await startPlannerProcess({ ...environment, SHUTDOWN_DELAY: '3' });
      const agent = new Agent({ keepAlive: true });
      expect(await send(agent, planner.url, '/health/ready')).toMatchObject({ outcome: 200, closes: false });
      const { hostname, port } = new URL(planner.url);
      const idle = connect(Number(port), hostname);
      await once(idle, 'connect');
      // Send a request, so that the server accepts the connection.
      idle.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(idle, 'data');
      const idleClosed = once(idle, 'close').then(() => performance.now());
      const start = performance.now();
      const stopped = planner.stop('SIGTERM');
      await vi.waitFor(async () =>
        expect(await send(new Agent(), planner.url, '/health/ready')).toMatchObject({
          outcome: 503,
          closes: true,
        }),
      );
      expect(await send(new Agent(), planner.url, '/api/brands')).toMatchObject({
        outcome: 401,
        closes: true,
      });
      expect((await idleClosed) - start).toBeLessThan(2500);
      expect(await stopped).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test.runIf(isFull || database === 'pglite')(
    'exits with code 0 even while it is starting',
    { timeout: 60_000 },
    async () => {
      for (const delay of [0, 500]) {
        const child = spawn(process.execPath, [MAIN, 'serve'], {
          env: { PATH: process.env.PATH ?? '', HOME: folder, PORT: '0', ...environment },
        });
        await vi.waitFor(() => expect(handlesSignals(child.pid ?? 0)).toBe(true), {
          timeout: 20_000,
          interval: 5,
        });
        const stderr = text(child.stderr);
        await sleep(delay);
        child.kill('SIGTERM');
        const [code] = await once(child, 'close');
        expect({ code, stderr: await stderr }).toEqual({ code: 0, stderr: '' });
      }
      const planner = await startPlannerProcess(environment);
      expect(await planner.stop()).toMatchObject({ code: 0, stderr: '' });
    },
  );
});

describe('a server that waits for another server to migrate the database', () => {
  test('exits with code 0 if it receives a signal', { timeout: 60_000 }, async () => {
    const { url, drop } = await emptyDatabase();
    const orm = await createOrm({ url });
    try {
      await orm.em.fork().transactional(async (em) => {
        await em.execute('select pg_advisory_xact_lock(7263548011)');
        const child = spawn(process.execPath, [MAIN, 'serve'], {
          env: { PATH: process.env.PATH ?? '', PORT: '0', DATABASE_URL: url },
        });
        const waiting = `select 1 from pg_stat_activity
          where datname = current_database() and query like '%pg_try_advisory%' and pid <> pg_backend_pid()`;
        await vi.waitFor(async () => expect(await orm.em.fork().execute(waiting)).toHaveLength(1), {
          timeout: 40_000,
        });
        const start = performance.now();
        child.kill('SIGTERM');
        expect(await once(child, 'close')).toEqual([0, null]);
        expect(performance.now() - start).toBeLessThan(8000);
      });
    } finally {
      await orm.close(true);
      await drop();
    }
  });
});
