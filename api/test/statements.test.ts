import { raw } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { bindParameters } from '../src/db/bound-statement.js';
import { migrate } from '../src/db/migrate.js';
import { createOrm, type Orm } from '../src/db/orm.js';
import { createTestPlanner, databases, emptyDatabase, PASSWORD, type TestPlanner } from './planner.js';
import { urlOf } from './postgresql.js';
import { type Server, startServer } from './postgresql-server.js';

const EMAIL = 'maya@planner.example';
const ENTRY = { date: '2026-03-08', blogName: 'Spring launch' };

describe('parameter binding', () => {
  let orm: Orm;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await emptyDatabase(inject('postgresql').template);
    drop = database.drop;
    orm = await createOrm({ url: database.url });
  });
  afterAll(async () => {
    await orm.close(true);
    await drop();
  });

  const bind = (sql: string, ...values: unknown[]) =>
    bindParameters(orm.em.getPlatform() as never, sql, values);

  test('keeps values out of the SQL text and numbers them in order', () => {
    expect(bind('select ? where a = ? and b = ?', 'x', 1, null)).toEqual({
      text: 'select $1 where a = $2 and b = $3',
      values: ['x', 1, null],
    });
  });

  test('expands lists, raw fragments and identifiers', () => {
    expect(
      bind('select ?? from t where a in (?) and b = ?', 'name', ['x', 'y'], raw('lower(?)', ['Z'])),
    ).toEqual({
      text: 'select "name" from t where a in ($1, $2) and b = lower($3)',
      values: ['x', 'y', 'Z'],
    });
  });

  test('leaves escaped question marks, and SQL without values, unchanged', () => {
    expect(bind('select a \\? ?', 'x')).toEqual({ text: 'select a ? $1', values: ['x'] });
    expect(bind('select a ? b')).toEqual({ text: 'select a ? b', values: [] });
  });

  test('converts dates, big integers and objects for PostgreSQL', () => {
    const date = new Date('2026-03-08T09:00:00Z');
    expect(bind('? ? ?', date, 5n, { a: 1 }).values).toEqual(['2026-03-08T09:00:00.000Z', '5', '{"a":1}']);
  });

  test('returns every value from the database unchanged', async () => {
    const values = ["it's", '$1 ? ??', 'a\\b', '😀', ''];
    const [row] = await orm.em
      .fork()
      .execute<Record<string, string>[]>(
        `select ${values.map((_, n) => `?::text as v${n}`).join(', ')}`,
        values,
      );
    expect(Object.values(row ?? {})).toEqual(values);
  });
});

describe.each(databases)('a connection to %s', (database) => {
  let planner: TestPlanner;
  let empty: Awaited<ReturnType<typeof emptyDatabase>> | undefined;
  let orm: Orm | undefined;
  beforeAll(async () => {
    if (database === 'postgresql') {
      empty = await emptyDatabase(inject('postgresql').template);
      // Use a single connection, because `pg_prepared_statements` lists only the statements of the current connection.
      // With several connections, the statement that announces new entries could run on any free connection.
      orm = await createOrm({ url: empty.url, poolSize: 1 });
    }
    planner = await createTestPlanner(database, orm && { orm });
  });
  afterAll(async () => {
    await planner.close();
    await orm?.close();
    await empty?.drop();
  });

  test('prepares each of the most frequent statements once', async () => {
    const admin = await planner.register(EMAIL);
    const work = async (blogName: string) => {
      const { body } = await admin.rest('POST', '/logs/blog', { ...ENTRY, blogName });
      await admin.rest('GET', `/logs/blog/${body.id}`);
      await admin.graphql('{ calendar(from: "2026-03-01", to: "2026-03-31") { id title } }');
    };
    const statements = () =>
      planner.sql<{ statement: string }>(
        `select statement from pg_prepared_statements where name like 'planner_%'`,
      );
    await work('First');
    const made = await statements();
    const has = (text: string) => made.some(({ statement }) => statement.includes(text));
    for (const text of ['from sessions', 'insert into entries', 'show_on_calendar', 'where id = $1']) {
      expect([text, has(text)]).toEqual([text, true]);
    }
    await work('Second');
    expect(await statements()).toHaveLength(made.length);
  });
});

describe("PostgreSQL's log", () => {
  let server: Server;
  let orm: Orm;
  let planner: TestPlanner;
  beforeAll(async () => {
    server = await startServer();
    orm = await createOrm({ url: urlOf(server.url, 'postgres') });
    await migrate(orm);
    planner = await createTestPlanner('postgresql', { orm });
  });
  afterAll(async () => {
    await orm?.close(true);
    await server?.stop();
  });

  test('contains neither password hashes nor email addresses', async () => {
    const admin = await planner.register(EMAIL);
    const account = { email: EMAIL, password: PASSWORD };
    for (const [method, path, body, status] of [
      ['POST', '/auth/register', account, 409],
      ['POST', '/users', account, 409],
      ['POST', '/users', { ...account, email: 'jonas@planner.example' }, 201],
    ] as const) {
      expect([path, (await admin.rest(method, path, body)).status]).toEqual([path, status]);
    }
    const { body: users } = await admin.rest<{ id: string; email: string }[]>('GET', '/users');
    const jonas = users.find(({ email }) => email !== EMAIL);
    expect((await admin.rest('PATCH', `/users/${jonas?.id}`, account)).status).toBe(409);

    // This failed statement shows that the log contains statements.
    await planner.sql(`select 'marker' || 1/0`).catch(() => {});
    await vi.waitFor(() => expect(server.log.join('')).toContain('marker'));
    expect(server.log.join('')).not.toMatch(/violates unique constraint|argon2id|planner\.example/);
  });
});

describe.each(databases)("the server's log on %s", (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterAll(() => planner.close());

  test('describes a database error, omitting the statement and its values', async () => {
    await planner.sql('alter table users rename to users_away');
    const response = await planner
      .visitor()
      .raw('/api/auth/login', { method: 'POST', json: { email: EMAIL, password: PASSWORD } });
    expect(response.status).toBe(500);
    const line = planner.defects.at(-1) ?? '';
    const { err } = JSON.parse(line) as { err: object };
    expect(Object.keys(err).sort()).toEqual(['code', 'message', 'stack', 'type']);
    expect(err).toMatchObject({ code: '42P01', message: 'relation "users" does not exist' });
    expect(line).not.toContain(EMAIL);
    expect(line).not.toContain('select');
  });
});
