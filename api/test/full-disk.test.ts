import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { DatabaseLostError, startPGlite } from '../src/db/pglite-thread.js';
import { checkedJson } from './error-codes.js';
import { PASSWORD } from './planner.js';
import { type PlannerProcess, startPlannerProcess } from './planner-process.js';
import { createSmallDisk, type SmallDisk } from './small-disk.js';

const MIB = 1024 * 1024;
const FULL = {
  message:
    "The server's disk is full, so nothing was saved. Try again later, or ask an administrator to free some space.",
};

const created = await createSmallDisk(320);

describe.skipIf(!created)('a server with an embedded database on a small disk', { timeout: 60_000 }, () => {
  const disk = created as SmallDisk;
  let planner: PlannerProcess | undefined;
  let cookie = '';

  beforeAll(() => {
    cpSync(inject('pglite'), join(disk.folder, 'data', 'database'), { recursive: true });
  });
  afterEach(async () => {
    await planner?.stop('SIGKILL');
    planner = undefined;
    disk.leave(Number.POSITIVE_INFINITY);
  });
  afterAll(() => disk.remove());

  const start = async () => {
    planner = await startPlannerProcess({ DATA_DIR: join(disk.mountPoint, 'data') }, [], disk.prefix);
  };
  async function send(method: string, path: string, body?: unknown) {
    const response = await fetch(`${planner?.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  }
  const post = (title: string) => send('POST', '/api/logs/other', { title, date: '2026-03-08' });
  const titles = async () => {
    const entries = (await (await send('GET', '/api/logs/other')).json()) as { title: string }[];
    return entries.map(({ title }) => title).sort();
  };

  test('rejects writes below 64 MiB of free space, still serves reads, and recovers', async () => {
    await start();
    const account = { email: 'admin@planner.example', password: PASSWORD };
    expect((await send('POST', '/api/auth/register', account)).status).toBe(201);
    expect((await post('before')).status).toBe(201);

    disk.leave(60 * MIB);
    await vi.waitFor(async () => expect((await post('meanwhile')).status).toBe(503), 5000);
    const rejected = await post('meanwhile');
    expect(await checkedJson(rejected)).toEqual(FULL);
    expect(rejected.headers.get('retry-after')).toBe('30');
    const mutation = await send('POST', '/graphql', {
      query: 'mutation { createBrand(input: { name: "B", color: "red" }) { id } }',
    });
    expect({ status: mutation.status, body: await mutation.json() }).toMatchObject({
      status: 503,
      body: { errors: [{ message: FULL.message, extensions: { type: 'unavailable' } }] },
    });
    const before = await titles();
    expect(before).toContain('before');
    expect((await send('GET', '/health/ready')).status).toBe(200);

    // The server also starts and serves reads while the disk is almost full.
    expect(await planner?.stop()).toMatchObject({ code: 0 });
    await start();
    expect(await titles()).toEqual(before);
    expect((await post('meanwhile')).status).toBe(503);

    disk.leave(0);
    expect((await post('meanwhile')).status).toBe(503);
    expect(await titles()).toEqual(before);
    disk.leave(100 * MIB);
    await vi.waitFor(async () => expect((await post('after')).status).toBe(201), 5000);
    expect(await titles()).toEqual([...before, 'after'].sort());
    const { stdout = '' } = (await planner?.stop()) ?? {};
    expect(stdout.split('\n').filter((line) => line.includes('disk'))).toEqual([
      expect.stringContaining('the disk is almost full, rejecting writes until space is freed'),
      expect.stringContaining('"reason":"The disk is almost full."'),
      expect.stringContaining('the disk has enough free space again, writes are accepted'),
    ]);
  });

  test('stops the database thread if the WAL cannot be written, without losing commits', async () => {
    const folder = join(disk.folder, 'thread');
    cpSync(inject('pglite'), folder, { recursive: true });
    const errors: Error[] = [];
    const database = startPGlite(folder, { onLost: (error) => errors.push(error) });
    await database.waitReady;
    await database.query('create table commits (id int primary key)');
    for (let id = 0; id < 50; id += 1) await database.query(`insert into commits values (${id})`);
    // Fill the disk with a single statement, so that there is still enough free space when the statement begins.
    const tooMuch = `select pg_logical_emit_message(false, 'test', repeat('x', 1000000)) from generate_series(1, 400)`;
    await expect(database.query(tooMuch)).rejects.toThrow(DatabaseLostError);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^The embedded database stopped unexpectedly: could not write .+No space left on device/,
      ),
    ]);

    rmSync(join(disk.folder, 'data'), { recursive: true });
    const again = startPGlite(folder);
    await again.waitReady;
    const { rows } = await again.query('select count(*)::int as count from commits');
    expect(rows).toEqual([{ count: 50 }]);
    await again.close();
  });
});
