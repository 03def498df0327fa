import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { createPostgreSqlTypeParsers } from '@mikro-orm/pglite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createOrm, type Orm } from '../src/db/orm.js';
import { DatabaseLostError, startPGlite } from '../src/db/pglite-thread.js';
import { isUnreachable } from '../src/db/unreachable.js';

const folders: string[] = [];

/** Creates a folder with the given files or a copy of the migrated database. Removes it after the tests. */
function makeFolder(files?: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'planner-thread-'));
  folders.push(folder);
  if (files) for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  else cpSync(inject('pglite'), folder, { recursive: true });
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const ROWS = `select 1::int2 a, 2::int8 b, 9007199254740993::int8 c, 1.5::float8 d, 'NaN'::float8 e, 1.10::numeric f, true g,
  null h, 'ä"\\' i, '{"b": [1, null], "a": {"__proto__": 1}}'::jsonb j, '\\x00ff'::bytea k, date '2026-03-08' l,
  timestamptz '2026-03-08 10:00:00.123456Z' m, interval '1 day' n, array[1, null] o, array['x,y', '"'] p,
  array[null::date] q, gen_random_uuid() is not null r`;

describe('PGlite in a worker thread', () => {
  // This database is configured the same way as the ORM's driver, but has no thread.
  const plain = new PGlite(makeFolder(), {
    parsers: createPostgreSqlTypeParsers((text) => JSON.parse(`[${text.slice(1, -1).toLowerCase()}]`)),
  });
  const threaded = startPGlite(makeFolder());
  const both = [plain, threaded] as const;

  beforeAll(async () => {
    for (const database of both) {
      await database.waitReady;
      await database.query('create table parents (id int primary key, name text unique not null)');
      await database.query('create table children (id int, parent int references parents, check (id > 0))');
    }
  });
  afterAll(() => Promise.all(both.map((database) => database.close())));

  /** Runs a statement in both databases and returns both results. The second result comes from the thread. */
  const results = (sql: string, params?: unknown[]) =>
    Promise.all(
      both.map((database) =>
        database.query(sql, params).catch((error: object) => {
          // Errors from the thread have no statement, parameters or stack.
          const { query, params, queryOptions, ...rest } = { ...error } as Record<string, unknown>;
          return { ...rest, kind: error.constructor.name, message: (error as Error).message };
        }),
      ),
    );

  test.each([
    ['every type of value', ROWS],
    ['no rows', 'select 1 as one where false'],
    ['an insert', `insert into parents values (1, 'one'), (2, 'two')`],
    ['an insert that returns rows', `insert into parents values (3, 'three') returning *`],
    ['an update', `update parents set name = name || '!'`],
    ['a delete', 'delete from parents where id = 3'],
    ['a schema change', 'create table others (id int)'],
    ['a duplicate key', `insert into parents values (1, 'other')`],
    ['a missing parent', 'insert into children values (1, 99)'],
    ['a missing value', 'insert into parents values (9)'],
    ['a failed check', 'insert into children values (-1)'],
    ['a syntax error', 'selec 1'],
    ['several statements', 'select 1; select 2'],
    ['too few parameters', 'select $1::int + $2::int', [1]],
    [
      'parameters of every type',
      'select $1::text a, $2::int b, $3::bool c, $4::jsonb d, $5::timestamptz e, $6::bytea f, $7::int[] g, $8::int8 h, $9::text i',
      ['x', 1, true, { a: [1] }, new Date(0), Buffer.from([1, 2]), [1, 2], 2n ** 60n, null],
    ],
  ])('returns the same result as PGlite without a thread for %s', async (_, sql, params?: unknown[]) => {
    const [expected, result] = await results(sql, params);
    expect(result).toEqual(expected);
  });

  test('keeps a byte order mark at the start of text, as PostgreSQL does', async () => {
    const text = '\ufeff=1';
    const { rows } = await threaded.query('select $1::text as given', [text]);
    expect(rows).toEqual([{ given: text }]);
  });

  test('isolates transactions from each other and from other statements', async () => {
    const order: string[] = [];
    const count = async (target: Pick<typeof threaded, 'query'>) =>
      (await target.query<{ n: number }>('select count(*) n from others')).rows[0]?.n;
    const transactions = ['first', 'second'].map((name) =>
      threaded.transaction(async (tx) => {
        order.push(`${name} begins`);
        await tx.query('insert into others values (1)');
        await count(tx);
        order.push(`${name} ends`);
      }),
    );
    const outside = count(threaded).then((n) => order.push(`outside sees ${n}`));
    await Promise.all([...transactions, outside]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'outside sees 2']);
  });

  test('rolls back a failed transaction and rejects with its error', async () => {
    const failure = new Error('changed my mind');
    const failed = threaded.transaction(async (tx) => {
      await tx.query('delete from parents');
      throw failure;
    });
    await expect(failed).rejects.toBe(failure);
    expect((await threaded.query('select 1 from parents')).rows).toHaveLength(2);
  });

  test('does not block the event loop during a slow statement', async () => {
    let done = false;
    const long = threaded.query('select count(*) from generate_series(1, 5000000)').then(() => {
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toBe(false);
    await long;
  });

  test('rejects statements in a transaction that has ended', async () => {
    const tx = await threaded.transaction(async (open) => open);
    await expect(tx.query('select 1')).rejects.toThrow('Transaction is closed');
  });
});

describe('an embedded database that stops', () => {
  /** Starts a database and returns it together with its thread. */
  async function start(patience?: number) {
    const created = once(process, 'worker');
    const errors: Error[] = [];
    const database = startPGlite(makeFolder(), { onLost: (error) => errors.push(error) }, patience);
    const [worker] = (await created) as [Worker];
    await database.waitReady;
    return { database, worker, errors };
  }
  const LONG = 'select count(*) from generate_series(1, 1000000000)';

  test('rejects running and later statements as unreachable, and reports only once that it stopped', async () => {
    const { database, worker, errors } = await start();
    const underWay = database.query(LONG).catch((error: unknown) => error);
    const waiting = database.transaction((tx) => tx.query('select 1')).catch((error: unknown) => error);
    await worker.terminate();
    const later = database.query('select 1').catch((error: unknown) => error);
    for (const error of await Promise.all([underWay, waiting, later])) {
      expect(error).toBeInstanceOf(DatabaseLostError);
      expect(isUnreachable(error)).toBe(true);
    }
    expect(errors).toEqual([
      new DatabaseLostError('The embedded database stopped unexpectedly: exit code 1.'),
    ]);
    await database.close();
  });

  test('finishes earlier statements before closing and rejects later ones', async () => {
    const { database, errors } = await start();
    const before = database.query('select 1 as one');
    await database.close();
    expect((await before).rows).toEqual([{ one: 1 }]);
    await expect(database.query('select 1')).rejects.toThrow('PGlite is closed');
    expect(errors).toEqual([]);
  });

  test('closes within seconds even if a statement does not finish', async () => {
    const { database, errors } = await start();
    const endless = database.query(LONG).catch((error: unknown) => error);
    await database.close();
    expect(isUnreachable(await endless)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('is stopped by a timeout if it does not finish a statement', async () => {
    // The timeout includes the time it takes to open the database.
    const { database, errors } = await start(5000);
    const endless = database.query(LONG).catch((error: unknown) => error);
    expect(isUnreachable(await endless)).toBe(true);
    expect(errors).toEqual([
      new DatabaseLostError('The embedded database stopped unexpectedly: it did not respond for 5 seconds.'),
    ]);
  });

  test('stops if its folder does not contain a valid database', async () => {
    const created = once(process, 'worker');
    const opened = createOrm({ folder: makeFolder({ PG_VERSION: '9\n' }) });
    const [worker] = (await created) as [Worker];
    const exited = once(worker, 'exit');
    await expect(opened).rejects.toThrow();
    await exited;
  });
});

describe('the ORM on PGlite in a worker thread', () => {
  let orm: Orm;
  beforeAll(async () => {
    orm = await createOrm({ folder: makeFolder() });
  });
  afterAll(() => orm.close());

  test('recognizes the type of a violated constraint', async () => {
    await orm.em.execute('create table names (name text primary key)');
    await orm.em.execute(`insert into names values ('x')`);
    const duplicate = orm.em.execute(`insert into names values ('x')`);
    await expect(duplicate).rejects.toThrow(UniqueConstraintViolationException);
    await expect(duplicate).rejects.toMatchObject({
      code: '23505',
      constraint: 'names_pkey',
      table: 'names',
    });
  });
});
