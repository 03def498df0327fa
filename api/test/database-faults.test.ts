import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createApp } from '../src/app.js';
import { createSessionTokens } from '../src/auth/session-tokens.js';
import { readConfig } from '../src/config.js';
import { type Database, openDatabase } from '../src/db/database.js';
import { createLog } from '../src/log.js';
import { Client } from './client.js';
import { Line } from './line.js';
import { emptyDatabase, PASSWORD, TEST_SECRET } from './planner.js';

const ENTRY = { date: '2026-03-08', blogName: 'Launch' };
const RETRY = /^[1-9]\d*$/;

describe('PostgreSQL faults', () => {
  let empty: Awaited<ReturnType<typeof emptyDatabase>>;
  let line: Line;
  let database: Database;
  let direct: Database;
  let user: Client;
  const lines: string[] = [];

  beforeAll(async () => {
    empty = await emptyDatabase(inject('postgresql').template);
    line = new Line(empty.url);
    await line.restore();
    const config = readConfig({ DATABASE_URL: line.url, DATABASE_POOL_SIZE: '4' });
    database = await openDatabase(config);
    direct = await openDatabase(readConfig({ DATABASE_URL: empty.url }));
    const log = createLog('warn', { write: (written) => lines.push(written) });
    const app = createApp({
      config,
      orm: database.orm,
      checkDatabase: database.check,
      tokens: createSessionTokens(TEST_SECRET),
      log,
      webFolder: '',
    });
    user = new Client(app, lines);
    await user.rest('POST', '/auth/register', { email: 'first@planner.example', password: PASSWORD });
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(async () => {
    await database.close();
    await direct.close();
    await line.cut();
    await empty.drop();
  });

  const sql = (query: string) => direct.orm.em.fork().execute(query);
  const logged = () => lines.map((text) => JSON.parse(text) as { msg: string; code?: string });
  const read = async (path: string) => {
    const start = performance.now();
    const { status, headers } = await user.request(path);
    return { status, retryAfter: headers.get('retry-after') ?? '', took: performance.now() - start };
  };
  const write = () => user.request('/api/logs/blog', { method: 'POST', json: ENTRY });
  const unavailable = (text: string) => ({ status: 503, body: { message: expect.stringContaining(text) } });

  test('a starting server waits for a database that does not respond yet', { timeout: 40_000 }, async () => {
    line.freeze();
    setTimeout(() => line.thaw(), 5500);
    const opened = await openDatabase(readConfig({ DATABASE_URL: line.url }), {
      log: createLog('warn', { write: (written) => lines.push(written) }),
    });
    await opened.close();
    expect(logged()).toMatchObject([{ msg: 'the database does not accept connections yet, trying again' }]);
  });

  test('requests for a locked table wait until the lock timeout, and other requests wait only briefly', async () => {
    await direct.orm.em.fork().transactional(async (em) => {
      await em.execute('lock table entries');
      const readers = Array.from({ length: 6 }, () => read('/api/logs/blog'));
      await sleep(500);
      const [ready, brands] = await Promise.all([read('/health/ready'), read('/api/brands')]);
      expect(ready).toMatchObject({ status: 200 });
      expect(ready.took).toBeLessThan(2500);
      expect(brands).toMatchObject({ status: 200 });
      for (const result of await Promise.all(readers)) {
        expect(result).toMatchObject({ status: 503, retryAfter: expect.stringMatching(RETRY) });
        expect(result.took).toBeLessThan(15_000);
      }
    });
    expect(await read('/api/logs/blog')).toMatchObject({ status: 200 });
    expect(logged()).toMatchObject([{ msg: 'database error', code: '55P03' }]);
  });

  test('a request that waits too long for a free connection returns 503', async () => {
    const holders = Array.from({ length: 4 }, () =>
      database.orm.em
        .fork()
        .execute('select pg_sleep(11)')
        .catch(() => {}),
    );
    await sleep(200);
    const [waiting, ready] = await Promise.all([read('/api/brands'), read('/health/ready')]);
    expect(ready).toMatchObject({ status: 200 });
    expect(waiting).toMatchObject({ status: 503, retryAfter: expect.stringMatching(RETRY) });
    await Promise.all(holders);
    expect(await read('/api/brands')).toMatchObject({ status: 200 });
  });

  test('a frozen connection is dropped, logged once, and replaced', async () => {
    await read('/api/brands');
    line.freeze();
    const [first, second, ready] = await Promise.all([
      read('/api/brands'),
      read('/api/logs/blog'),
      read('/health/ready'),
    ]);
    expect(ready).toMatchObject({ status: 503, retryAfter: expect.stringMatching(RETRY) });
    expect(ready.took).toBeLessThan(3500);
    for (const result of [first, second]) {
      expect(result).toMatchObject({ status: 503, retryAfter: expect.stringMatching(RETRY) });
      expect(result.took).toBeLessThan(12_000);
    }
    line.thaw();
    await vi.waitFor(async () => expect(await read('/api/brands')).toMatchObject({ status: 200 }), {
      timeout: 15_000,
    });
    await vi.waitFor(() => expect(logged()).toHaveLength(2), { timeout: 5000 });
    expect(logged()).toMatchObject([
      { msg: 'database unavailable' },
      { msg: 'database available again', seconds: expect.any(Number) },
    ]);
  }, 45_000);

  test('connections that are lost during transactions are removed from the pool', async () => {
    const terminate = 'select pg_terminate_backend(pg_backend_pid())';
    // Lose more connections than the pool has.
    for (let n = 0; n < 5; n += 1) {
      const transaction = database.orm.em.fork().transactional((em) => em.execute(terminate));
      await expect(transaction).rejects.toMatchObject({ code: '57P01' });
    }
    expect((await write()).status).toBe(201);
  });

  test('an outage is logged once, no matter how many requests fail', async () => {
    await line.cut();
    for (let round = 0; round < 10; round += 1) {
      expect(await read('/api/brands')).toMatchObject({
        status: 503,
        retryAfter: expect.stringMatching(RETRY),
      });
    }
    expect(await read('/health/ready')).toMatchObject({ status: 503 });
    await line.restore();
    await vi.waitFor(() => expect(logged()).toHaveLength(2), { timeout: 5000 });
    expect(logged()).toMatchObject([{ msg: 'database unavailable' }, { msg: 'database available again' }]);
    expect(await read('/health/ready')).toMatchObject({ status: 200 });
  });

  test('with a read-only database, reads succeed, writes return 503 and the server is not ready', async () => {
    const name = new URL(empty.url).pathname.slice(1);
    // This setting makes new database sessions read-only, as after a failover. It doesn't affect existing sessions, so
    // end them.
    await sql(`alter database ${name} set default_transaction_read_only = on`);
    const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await sql(endOthers);
    await vi.waitFor(async () => expect(await read('/api/brands')).toMatchObject({ status: 200 }));
    expect(await write()).toMatchObject(unavailable('read-only'));
    expect(await read('/health/ready')).toMatchObject({ status: 503 });
    await sql(
      `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
    );
    // The database is writable again, but the app's connections are still read-only, so the app replaces them.
    await vi.waitFor(async () => expect((await write()).status).toBe(201), { timeout: 5000 });
    await vi.waitFor(() => expect(logged().at(-1)?.msg).toBe('database available again'), { timeout: 8000 });
    expect(await read('/health/ready')).toMatchObject({ status: 200 });
  }, 30_000);

  test.each([
    ['53100', 'disk'],
    ['53200', 'overloaded'],
    ['57014', 'took too long'],
    ['58030', 'disk'],
  ])('error %s is reported as temporary through REST and GraphQL', async (code, text) => {
    await sql(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'failed' using errcode = '${code}'; end $$`);
    await sql('create trigger fail before insert on entries for each row execute function fail()');
    try {
      expect(await write()).toMatchObject(unavailable(text));
      const query = `mutation { createEntry(input: { kind: blog, startDate: "2026-03-08", title: "Launch" }) { id } }`;
      const { status, body } = await user.request('/graphql', { method: 'POST', json: { query } });
      expect({ status, body }).toMatchObject({
        status: 503,
        body: { errors: [{ message: expect.stringContaining(text), extensions: { type: 'unavailable' } }] },
      });
      expect(await read('/api/brands')).toMatchObject({ status: 200 });
      expect(await read('/health/ready')).toMatchObject({ status: 200 });
      await vi.waitFor(() => expect(logged()).toMatchObject([{ msg: 'database error', code }]));
    } finally {
      await sql('drop trigger fail on entries; drop function fail()');
    }
    expect((await write()).status).toBe(201);
  });

  test.each(['40001', '40P01'])('queries are retried after error %s, even in transactions', async (code) => {
    await sql('create sequence attempts');
    await sql(`create function fail() returns trigger language plpgsql as $$ begin
        if nextval('attempts') % 3 <> 0 then raise exception 'failed' using errcode = '${code}'; end if;
        return new;
      end $$`);
    await sql('create trigger fail before insert or update on entries for each row execute function fail()');
    try {
      const created = await write();
      expect(created).toMatchObject({ status: 201, body: { version: 1 } });
      const updated = await user.rest('PUT', `/logs/blog/${created.body.id}`, { ...ENTRY, version: 1 });
      expect(updated).toMatchObject({ status: 200, body: { version: 2 } });
      expect(await sql(`select nextval('attempts') as n`)).toEqual([{ n: '7' }]);
    } finally {
      await sql('drop trigger fail on entries; drop function fail(); drop sequence attempts');
    }
  });
});
