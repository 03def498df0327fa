import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { filler } from '../soak/entries.js';
import { createApp } from '../src/app.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import { readConfig } from '../src/config.js';
import { type Database, openDatabase } from '../src/db/database.js';
import { createLog } from '../src/log.js';
import { Client } from './client.js';
import { isFull } from './full.js';
import { PASSWORD, TEST_SECRET } from './planner.js';
import { onServer } from './postgresql.js';
import { type OwnServer, startServer } from './postgresql-server.js';
import { type MountedDisk, mountSmallDisk } from './small-disk.js';

const WRITERS = 8;

// Check whether mounting works, then unmount the disk, because it would stay mounted if the tests were filtered out.
// The tests mount their own disk.
const trial = mountSmallDisk(1);
trial?.remove();

describe.skipIf(!trial)('a server whose PostgreSQL disk is full', { timeout: 60_000 }, () => {
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  let disk: MountedDisk;
  let server: OwnServer;
  let database: Database;
  let user: Client;

  beforeAll(async () => {
    disk = mountSmallDisk(320) as MountedDisk;
    // Keep few WAL segments, so that PostgreSQL soon needs a new one.
    const settings = ['min_wal_size=32MB', 'max_wal_size=64MB'];
    server = await startServer(settings, undefined, { parent: disk.folder });
    const config = readConfig({ DATABASE_URL: server.url });
    database = await openDatabase(config);
    const log: string[] = [];
    const app = createApp({
      config,
      orm: database.orm,
      checkDatabase: database.check,
      tokens: createSessionTokens(TEST_SECRET),
      log: createLog('warn', { write: (line) => log.push(line) }),
      webFolder: '',
    });
    user = new Client(app, log);
    await user.rest('POST', '/auth/register', { email: 'first@planner.example', password: PASSWORD });
  }, 60_000);
  afterEach(() => disk.leave(Number.POSITIVE_INFINITY));
  afterAll(async () => {
    await database.close();
    await server.stop();
    disk.remove();
  });

  async function write() {
    const json = { date: '2026-03-08', blogName: 'Launch', category: filler() };
    const response = await user.request('/api/logs/blog', { method: 'POST', json });
    statuses.add(response.status);
    if (response.status === 201) acknowledged.add(response.body.id);
    return response;
  }
  const storedIds = async () => {
    const { body } = await user.rest<{ id: string }[]>('GET', '/logs/blog');
    return new Set(body.map(({ id }) => id));
  };
  const readiness = async () => (await user.request('/health/ready')).status;

  test('rejects writes with 503, still serves reads, and recovers', async () => {
    expect((await write()).status).toBe(201);
    await onServer(server.url, 'checkpoint');
    disk.leave(0);
    // Writes succeed until a table or an index needs another page.
    const rejected = await vi.waitFor(async () => {
      const response = await write();
      expect(response.status).toBe(503);
      return response;
    }, 20_000);
    expect(rejected.body.message).toContain('disk is full');
    expect(rejected.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await storedIds()).toEqual(acknowledged);
    expect(await readiness()).toBe(200);

    disk.leave(Number.POSITIVE_INFINITY);
    expect((await write()).status).toBe(201);
    expect(await storedIds()).toEqual(acknowledged);
  });

  // This test runs only in `pnpm soak`, because PostgreSQL restarts several times, which takes too long on a busy
  // machine.
  test.runIf(isFull)('loses nothing if PostgreSQL stops because it cannot write its WAL', async () => {
    statuses.clear();
    let isWriting = true;
    const writers = Array.from({ length: WRITERS }, async () => {
      while (isWriting) if ((await write()).status !== 201) await sleep(50);
    });
    await vi.waitFor(() => expect(statuses).toContain(201));
    disk.leave(0);
    // Each call begins a new WAL segment.
    while (!statuses.has(503)) await onServer(server.url, 'select pg_switch_wal()').catch(() => {});
    await vi.waitFor(() => expect(server.log.join('')).toMatch(/PANIC: .+No space left on device/), 20_000);
    await vi.waitFor(async () => expect(await readiness()).toBe(503), 20_000);
    disk.leave(Number.POSITIVE_INFINITY);
    // PostgreSQL stops if it can't recover, and then has to be restarted.
    await vi.waitFor(
      async () => {
        if (!server.isRunning()) await server.start();
        expect(await readiness()).toBe(200);
        expect((await write()).status).toBe(201);
      },
      { timeout: 30_000, interval: 200 },
    );
    isWriting = false;
    await Promise.all(writers);
    expect(statuses).toEqual(new Set([201, 503]));
    // Interrupted writes might have been stored, too.
    const stored = await storedIds();
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  });
});
