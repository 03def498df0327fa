import { PGlite, type Transaction } from '@electric-sql/pglite';
import { createPostgreSqlTypeParsers } from '@mikro-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPreparingQuery, type PreparingQuery } from '../src/db/pglite-prepared.js';
import { MAX_PREPARED, prepared } from '../src/sql/prepared.js';

const database = new PGlite({ parsers: createPostgreSqlTypeParsers((text) => [`array ${text}`]) });
beforeAll(() => database.waitReady);
afterAll(() => database.close());

let query: PreparingQuery;
beforeEach(async () => {
  await database.exec(`
    deallocate all;
    drop table if exists children, parents, others;
    create table parents (id int primary key, name text unique not null, born date);
    create table children (id int check (id > 0), parent int references parents deferrable initially deferred);
    insert into parents values (1, 'one', '2026-03-08'), (2, 'two', null)`);
  query = createPreparingQuery(database);
});

/** Returns the SQL of each prepared statement, without the prefix that marks it. */
async function preparedTexts(): Promise<string[]> {
  const { rows } = await database.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time, name',
  );
  return rows.map(({ statement }) => statement.slice(prepared('').length));
}

const ALL_TYPES = `select $1::text a, $2::int b, $3::bool c, $4::jsonb d, $5::timestamptz e, $6::bytea f, $7::int[] g,
  $8::int8 h, $9::date i, $10::uuid j, $11::text[] k, $12::float8 l, $13::numeric m`;
const ID = '0198c0de-0000-7000-8000-000000000001';
const READ = 'select * from parents where id = $1';

describe('a prepared statement', () => {
  /**
   * Runs a statement in a transaction that is rolled back. Returns its result, or the error that the thread reports.
   */
  async function resultOf(run: (tx: Transaction) => Promise<unknown>) {
    let result: unknown;
    await database.transaction(async (tx) => {
      result = await run(tx).catch((error: Error) => {
        const { query, params, queryOptions, ...rest } = { ...error } as Record<string, unknown>;
        return { ...rest, kind: error.constructor.name, message: error.message };
      });
      await tx.rollback();
    });
    return result;
  }

  test.each<[string, string, unknown[]?]>([
    [
      'values of every type',
      `select 2::int8 a, 9007199254740993::int8 b, 'NaN'::float8 c, 1.10::numeric d, true e, null f, 'ä"\\' g,
        '{"b": [1, null]}'::jsonb h, '\\x00ff'::bytea i, date '2026-03-08' j, array['x,y', '"', null] k,
        timestamptz '2026-03-08 10:00:00.123456Z' l, interval '1 day' m, array[1, null] n, array[null::date] o`,
    ],
    [
      'parameters of every type',
      ALL_TYPES,
      [
        ...['x', 1, true, { a: [1, null] }, new Date(0), Buffer.from([0, 2]), [1, null], 2n ** 60n],
        ...['2026-03-08', ID, ['a,b', '"', null], 1.5, '1.10'],
      ],
    ],
    [
      'text for parameters of most types',
      ALL_TYPES,
      ['', '1', 'yes', '{}', '2026-03-08', null, '{1}', '5', 'today', ID, '{"a,b"}', 'NaN', 'NaN'],
    ],
    ['null for every type', ALL_TYPES, Array(13).fill(null)],
    ['an undefined parameter', 'select $1::text a', [undefined]],
    ['a long text', 'select $1::text a', ['😀'.repeat(100_000)]],
    ['many rows', 'select n, $1::text from generate_series(1, 5000) n', ['x']],
    ['no rows', 'select 1 as one where false'],
    ['columns with the same name', 'select 1 as one, 2 as one'],
    ['no statement', ''],
    ['an insert', 'insert into parents values ($1, $2, $3)', [3, 'three', '2026-03-08']],
    ['an insert that returns rows', 'insert into parents values ($1, $2) returning *', [3, 'three']],
    ['an update', 'update parents set name = name || $1', ['!']],
    ['a delete', 'delete from parents where id > $1', [1]],
    ['a duplicate key', 'insert into parents values ($1, $2)', [1, 'other']],
    ['a missing value', 'insert into parents values ($1)', [9]],
    ['a failed check', 'insert into children values ($1)', [-1]],
    ['a division by zero', 'select 1 / $1::int', [0]],
    ['a syntax error', 'selec 1'],
    ['an unknown column', 'select nothing from parents'],
    ['several statements', 'select 1; select 2'],
    ['an invalid id', 'select $1::uuid', ['1']],
    ['an impossible day', 'select $1::date', ['2026-02-30']],
    ['a number that is too large', 'select $1::int', [2 ** 40]],
    ['invalid JSON', 'select $1::jsonb', ['{']],
    ['an invalid boolean', 'select $1::bool', ['maybe']],
    ['a null byte', 'select $1::text', ['a\0b']],
    ['a null byte in JSON', 'select $1::jsonb', ['"\\u0000"']],
    ['half of a surrogate pair', 'select $1::text', ['\ud83d']],
  ])('returns the same result as an unnamed statement for %s', async (_, sql, params) => {
    const text = prepared(sql);
    const expected = await resultOf((tx) => tx.query(text, params, { rowMode: 'object' }));
    for (const use of ['first', 'second']) {
      const result = await resultOf((tx) => query(text, params, { rowMode: 'object' }, tx));
      expect([use, result]).toEqual([use, expected]);
    }
  });

  test('is prepared once, both inside and outside of transactions', async () => {
    for (const id of [1, 2]) {
      expect((await query(prepared(READ), [id])).rows).toMatchObject([{ id }]);
      const { rows } = await database.transaction((tx) => query(prepared(READ), [id], {}, tx));
      expect(rows).toMatchObject([{ id }]);
    }
    const { rows } = await database.query(
      'select statement, generic_plans + custom_plans as runs from pg_prepared_statements',
    );
    expect(rows).toEqual([{ statement: prepared(READ), runs: 4 }]);
  });

  test('is created only if the SQL is marked', async () => {
    await query(READ, [1]);
    expect(await preparedTexts()).toEqual([]);
  });

  test('is not remembered if it is invalid', async () => {
    const text = prepared('select * from others');
    await expect(query(text)).rejects.toThrow('relation "others" does not exist');
    await database.exec('create table others as select 1 as one');
    expect((await query(text)).rows).toEqual([{ one: 1 }]);
  });

  test('commits outside of a transaction, and reports errors from the commit', async () => {
    const insert = prepared('insert into children values ($1, $2)');
    await query(insert, [1, 1]);
    await expect(query(insert, [2, 99])).rejects.toMatchObject({ code: '23503' });
    expect((await database.query('select * from children')).rows).toEqual([{ id: 1, parent: 1 }]);
  });

  test('fails in an aborted transaction, and works after the rollback', async () => {
    const run = (tx?: Transaction) => query(prepared(READ), [1], {}, tx);
    const failed = database.transaction(async (tx) => {
      await run(tx);
      await query(prepared('select 1 / $1::int'), [0], {}, tx).catch(() => {});
      await run(tx);
    });
    await expect(failed).rejects.toMatchObject({ code: '25P02' });
    expect((await run()).rows).toHaveLength(1);
  });

  test('works after a rollback to a savepoint', async () => {
    const rows = await database.transaction(async (tx) => {
      await query('savepoint before', [], {}, tx);
      await query(prepared('insert into parents values ($1, $2)'), [1, 'x'], {}, tx).catch(() => {});
      await query('rollback to savepoint before', [], {}, tx);
      return (await query(prepared(READ), [1], {}, tx)).rows;
    });
    expect(rows).toMatchObject([{ id: 1 }]);
  });

  test('sends notifications after the commit', async () => {
    const payloads: string[] = [];
    const stop = await database.listen('news', (payload) => payloads.push(payload));
    const notify = prepared(`select pg_notify('news', $1)`);
    await query(notify, ['alone']);
    await database.transaction(async (tx) => {
      await query(notify, ['in a transaction'], {}, tx);
      expect(payloads).toEqual(['alone']);
    });
    await stop();
    expect(payloads).toEqual(['alone', 'in a transaction']);
  });

  test('waits for open transactions', async () => {
    const open = Promise.withResolvers<void>();
    const transaction = database.transaction(async (tx) => {
      await query(prepared(`update parents set name = 'new' where id = $1`), [1], {}, tx);
      await open.promise;
    });
    const read = query(prepared(READ), [1]);
    open.resolve();
    expect((await read).rows).toMatchObject([{ name: 'new' }]);
    await transaction;
  });
});

describe('the list of prepared statements', () => {
  test('closes the least recently used statement when the list is full', async () => {
    const use = (n: number) => query(prepared(`select ${n} as n`));
    for (let n = 0; n < MAX_PREPARED; n += 1) await use(n);
    await use(0);
    expect((await use(MAX_PREPARED)).rows).toEqual([{ n: MAX_PREPARED }]);
    expect((await use(0)).rows).toEqual([{ n: 0 }]);
    const texts = await preparedTexts();
    expect(texts).toHaveLength(MAX_PREPARED);
    expect(texts).toContain('select 0 as n');
    expect(texts).not.toContain('select 1 as n');
  });

  test.each([
    ['a new column', 'alter table parents add column email text', { email: null }],
    ['a changed type', 'alter table parents alter column born type text', { born: '2026-03-08' }],
    [
      'a table with the same name',
      'do $$ begin drop table children, parents; create table parents as select 1 as id; end $$',
      { id: 1 },
    ],
    ['a function with a hidden change', 'select hidden()', { extra: null }],
    ['removed statements', 'deallocate all', { id: 1 }],
    ['hidden removed statements', 'select forget()', { id: 1 }],
  ])('is up to date after %s', async (_, change, expected) => {
    await database.exec(`
      create or replace function hidden() returns void language plpgsql as
        $$ begin execute 'alter table parents add column extra text'; end $$;
      create or replace function forget() returns void language plpgsql as
        $$ begin execute 'deallocate all'; end $$`);
    await query(prepared(READ), [1]);
    await query(change);
    expect((await query(prepared(READ), [1])).rows).toMatchObject([expected]);
    expect(await preparedTexts()).toEqual([READ]);
  });

  test('is up to date in a transaction that changes the schema, and after its rollback', async () => {
    const find = prepared('select id from parents where name = $1');
    await query(find, ['one']);
    await database.transaction(async (tx) => {
      await query('alter table parents alter column name type int using id', [], {}, tx);
      expect((await query(find, [1], {}, tx)).rows).toEqual([{ id: 1 }]);
      await tx.rollback();
    });
    const { rows } = await database.transaction((tx) => query(find, ['one'], {}, tx));
    expect(rows).toEqual([{ id: 1 }]);
  });

  test('is up to date after a hidden change has caused a transaction to fail', async () => {
    await database.exec('alter table parents add column extra text');
    const read = prepared('select * from parents');
    await query(read);
    await database.exec('alter table parents drop column extra');
    const failed = database.transaction((tx) => query(read, [], {}, tx));
    await expect(failed).rejects.toThrow('cached plan must not change result type');
    const { rows } = await database.transaction((tx) => query(read, [], {}, tx));
    expect(rows).toHaveLength(2);
  });
});
