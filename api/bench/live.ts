import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serve as serveApp } from '@hono/node-server';
import { createApp } from '../src/app.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import { readConfig } from '../src/config.js';
import { createOrm } from '../src/db/orm.js';
import { createHttpServer } from '../src/http/http-server.js';
import { createLive } from '../src/live/live.js';
import { createLog } from '../src/log.js';
import { onServer, urlOf } from '../test/postgresql.js';
import { postgresqlServer } from '../test/postgresql-server.js';
import { createUsers, logIn, openStream, percentile, post } from './clients.js';
import { type Served, servePlanner } from './served.js';

/*
 * Measures live updates: `pnpm --filter @content-planner/api bench:live`. 200 clients open one stream each. Prints the
 * time from a writer's request until each client receives the event, and the server's memory per stream.
 */

const STREAMS = 200;
const PER_USER = 20;
const CHANGES = 100;
/** The number of changes to make before measuring, while the server still loads and compiles code. */
const WARM_UP = 10;
const TARGETS = { p99: 250, kilobytes: 60 };
const QUERY = 'subscription { changes { type change { id action subjects { id type kind version } } } }';

interface Stream {
  /** The arrival times of the changes, keyed by entry id. */
  arrivals: Map<string, number>;
  close(): void;
}

async function openMeasured(url: string, cookie: string): Promise<Stream> {
  const arrivals = new Map<string, number>();
  const close = await openStream(url, cookie, { query: QUERY }, (text) => {
    const now = performance.now();
    for (const [, id = ''] of text.matchAll(/"subjects":\[\{"id":"([^"]+)"/g)) arrivals.set(id, now);
  });
  return { arrivals, close };
}

/** Returns this process's memory usage in bytes, after garbage collection. */
async function usedMemory(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 4; round += 1) {
    collect();
    await sleep(200);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Opens streams in a separate process. Returns a function that closes them. */
async function openElsewhere(url: string, cookie: string): Promise<() => void> {
  const clients = fork(fileURLToPath(import.meta.url), ['clients', url, cookie]);
  await once(clients, 'message');
  return () => void clients.kill();
}

/**
 * Returns the server's memory per stream, in kB. The server runs in this process, and its clients run in another
 * process.
 */
async function measureMemory(databaseUrl: string): Promise<number> {
  const orm = await createOrm({ url: databaseUrl });
  const log = createLog('warn');
  const live = createLive(orm, { log, maxPerUser: STREAMS });
  const tokens = createSessionTokens('a secret that is only good for measurements');
  const app = createApp({
    config: readConfig({}),
    orm,
    live,
    tokens,
    log,
    webFolder: '',
    trustedDocuments: new Set([QUERY]),
  });
  const http = serveApp({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', createServer: createHttpServer });
  try {
    await once(http, 'listening');
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const cookie = await logIn(url);
    // Open and close some streams before measuring, because the first streams make the server load code.
    (await openElsewhere(url, cookie))();
    await sleep(2_000);
    const before = await usedMemory();
    const close = await openElsewhere(url, cookie);
    const after = await usedMemory();
    close();
    return (after - before) / STREAMS / 1000;
  } finally {
    await live.close();
    http.close();
    await orm.close(true);
  }
}

async function measureDelivery({ url }: Served): Promise<number[]> {
  const cookies = await createUsers(url, STREAMS / PER_USER);
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, n) => openMeasured(url, cookies[n % cookies.length] ?? '')),
  );
  const times: number[] = [];
  for (let n = -WARM_UP; n < CHANGES; n += 1) {
    const start = performance.now();
    const response = await post(
      `${url}/api/logs/other`,
      { title: `Change ${n}`, date: '2026-03-08' },
      cookies[0],
    );
    const { id } = (await response.json()) as { id: string };
    while (streams.some(({ arrivals }) => !arrivals.has(id))) {
      if (performance.now() - start > 10_000) throw new Error('A change did not arrive.');
      await sleep(1);
    }
    if (n < 0) continue;
    for (const { arrivals } of streams) times.push((arrivals.get(id) ?? 0) - start);
  }
  for (const stream of streams) stream.close();
  return times.sort((a, b) => a - b);
}

async function main(): Promise<void> {
  const server = await postgresqlServer({ durable: true });
  try {
    const name = 'content_planner_bench_live';
    await onServer(server.url, `drop database if exists ${name} with (force)`);
    await onServer(server.url, `create database ${name}`);
    const databaseUrl = urlOf(server.url, name);
    const served = await servePlanner(databaseUrl);
    const times = await measureDelivery(served).finally(served.stop);
    const kilobytes = await measureMemory(databaseUrl);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    const isMet = p99 <= TARGETS.p99 && kilobytes <= TARGETS.kilobytes;
    console.log(
      `${STREAMS} streams: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (at most ${TARGETS.p99}), ` +
        `${kilobytes.toFixed(1)} kB per stream (at most ${TARGETS.kilobytes}): ${isMet ? 'met' : 'MISSED'}`,
    );
    if (!isMet) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

/** Opens all streams and keeps them open until the process is killed. */
async function runClients(url: string, cookie: string): Promise<void> {
  for (let n = 0; n < STREAMS; n += 1) await openMeasured(url, cookie);
  process.send?.('open');
}

const [mode, url = '', cookie = ''] = process.argv.slice(2);
await (mode === 'clients' ? runClients(url, cookie) : main());
