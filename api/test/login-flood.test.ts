import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { isFull } from './full.js';
import { databases, emptyDatabase } from './planner.js';
import { type PlannerProcess, startPlannerProcess } from './planner-process.js';

/** The paths of a static file and the liveness check. */
const PATHS = ['/theme.js', '/health/live'];

/** Times below this value, in milliseconds, depend more on the hardware than on the server's code. */
const NOISE = 10;

const p99 = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;

/**
 * Sends requests one after another until `until` settles. Returns the 99th percentile of their response times, in
 * milliseconds.
 */
async function latency(url: string, until: Promise<unknown>): Promise<number> {
  let ended = false;
  until.finally(() => {
    ended = true;
  });
  const times: number[] = [];
  while (!ended) {
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    expect(response.status).toBe(200);
  }
  return p99(times);
}

// Measures times, so it runs only in `pnpm soak`. In `npm test`, login-budgets.test.ts tests how many passwords the
// server checks at a time.
describe.runIf(isFull).each(databases)('a flood of logins on %s', (database) => {
  let folder: string;
  let drop: () => Promise<void>;
  let planner: PlannerProcess;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'planner-flood-'));
    if (database === 'pglite') cpSync(inject('pglite'), join(folder, 'database'), { recursive: true });
    const postgresql = await emptyDatabase(inject('postgresql').template);
    drop = postgresql.drop;
    planner = await startPlannerProcess({
      DATA_DIR: folder,
      ...(database === 'postgresql' && { DATABASE_URL: postgresql.url }),
    });
  });
  afterEach(async () => {
    await planner.stop('SIGKILL');
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends 300 parallel logins from a worker thread. Returns the number of responses by status. */
  async function flood(email: string): Promise<Record<string, number | undefined>> {
    const { statusCodeStats = {}, errors } = await autocannon({
      url: `${planner.url}/api/auth/login`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a guess' }),
      idReplacement: true,
      connections: 300,
      amount: 300,
      timeout: 30,
      workers: 1,
    });
    expect(errors).toBe(0);
    return Object.fromEntries(Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]));
  }

  // This test is retried, because other programs on the machine affect the measurement.
  test('delays static files and health checks only briefly', { retry: 2, timeout: 60_000 }, async () => {
    const measure = (until: Promise<unknown>) =>
      Promise.all(PATHS.map((path) => latency(`${planner.url}${path}`, until)));
    // Warm up, because a server that has just started is still compiling its code.
    await measure(flood('warm-up@planner.example'));
    const idle = await measure(setTimeout(2000));
    const floods = flood('boss@planner.example').then(async (first) => [
      first,
      await flood('[<id>]@planner.example'),
    ]);
    // Report a failure below, not as an unhandled rejection while `measure` is still running.
    floods.catch(() => {});
    const busy = await measure(floods);
    const [one = {}, many = {}] = await floods;

    expect(one['401']).toBeLessThanOrEqual(10);
    expect(many['401']).toBeLessThanOrEqual(100);
    PATHS.forEach((path, n) => {
      const [before = 0, during = 0] = [idle[n], busy[n]];
      console.log(
        `${database}: p99 of ${path} is ${before.toFixed(1)} ms, and ${during.toFixed(1)} ms during the flood`,
      );
      expect(during).toBeLessThanOrEqual(10 * Math.max(before, NOISE));
    });
  });
});
