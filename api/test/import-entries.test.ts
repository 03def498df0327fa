import { describe, expect, test } from 'vitest';
import { inImportQueue } from '../src/http/import-queue.js';
import { createToken, tokenClient } from './access-tokens.js';
import { activity } from './activity.js';
import type { Client } from './client.js';
import { soakDatabases, useTeam } from './planner.js';

const IMPORT = `mutation ($rows: [ImportRowInput!]!, $dryRun: Boolean!) {
  importEntries(rows: $rows, dryRun: $dryRun) {
    rows { index errors { field message } duplicateId duplicateIndex }
    createdCount
    changeId
  }
}`;
const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { changeId removedIds entries { id } } }';
const UNKNOWN = '01a1fc84-0000-7000-8000-000000000999';
const PATH = '/graphql/import';

interface Result {
  data: {
    importEntries: {
      rows: {
        index: number;
        errors: { field: string; message: string }[];
        duplicateId: string | null;
        duplicateIndex: number | null;
      }[];
      createdCount: number;
      changeId: string | null;
    };
  } | null;
  errors?: { message: string; extensions: { status: number; code: string; errors?: object[] } }[];
  extensions?: { changes?: string[] };
}

type Row = Record<string, unknown>;

interface Options {
  client?: Client;
  dryRun?: boolean;
  headers?: Record<string, string>;
  path?: string;
}

const post = (title: string, startDate: string, more: object = {}): Row => ({
  kind: 'blog',
  title,
  startDate,
  ...more,
});
const posts = (count: number, text = '') =>
  Array.from({ length: count }, (_, n) => post(`Post ${n} ${text}`, '2026-03-08'));

describe.each(soakDatabases)('importEntries on %s', (database) => {
  const team = useTeam(database);

  const send = (
    rows: readonly Row[],
    { client = team.member, dryRun = false, headers = {}, path = PATH }: Options = {},
  ) =>
    client.request<Result>(path, {
      method: 'POST',
      json: { query: IMPORT, variables: { rows, dryRun } },
      headers,
    });
  const run = async (rows: readonly Row[], options: Options = {}) => (await send(rows, options)).body;
  const check = async (rows: readonly Row[], options: Options = {}) =>
    (await run(rows, { ...options, dryRun: true })).data?.importEntries;
  const stored = () =>
    team.planner.sql<{ id: string; kind: string; title: string }>('select * from entries order by title');
  const everything = () =>
    team.planner.sql(`select 'entry' as type, id from entries union all select 'set', id from change_sets
      union all select 'key', id from idempotency_keys order by id`);

  test('imports rows of all kinds in one change set, which can be undone and redone', async () => {
    const brand = await team.admin.rest('POST', '/brands', { name: 'Northwind', color: '#123456' });
    const { body: words } = await team.admin.rest('POST', '/field-configs', {
      logType: 'blog',
      fieldLabel: 'Words',
      fieldType: 'number',
    });
    const rows = [
      post('A', '2026-03-08', { fields: { category: 'News' }, dynamicFields: { words: 900, unknown: 1 } }),
      { kind: 'event', title: 'B', startDate: '2026-03-08', endDate: '2026-03-10', brandId: brand.body.id },
      { kind: 'social', title: 'C', startDate: '2026-03-09', fields: { instagram: true }, endDate: null },
      { kind: 'email', title: ' D ', startDate: '2026-03-09', endDate: '2026-03-09', color: '#fff' },
      { kind: 'podcast', title: 'E', startDate: '2026-03-09', showOnCalendar: false },
      { kind: 'other', title: 'F', startDate: '2026-03-09', showOnCalendar: null },
    ];
    const { data, extensions } = await run(rows);
    expect(data?.importEntries).toMatchObject({ rows: [], createdCount: 6 });
    const changeId = data?.importEntries.changeId ?? '';
    expect(extensions?.changes).toEqual([changeId]);
    const entries = await stored();
    expect(entries).toMatchObject([
      { kind: 'blog', values: { category: 'News', [words.id]: 900 }, version: 1, show_on_calendar: true },
      { kind: 'event', end_date: '2026-03-10', brand_id: brand.body.id },
      { kind: 'social', values: { platforms: ['instagram'] }, end_date: '2026-03-09' },
      { kind: 'email', title: 'D', color: '#fff' },
      { kind: 'podcast', show_on_calendar: false },
      { kind: 'other', show_on_calendar: true },
    ]);
    const [set] = await activity(team.admin);
    expect(set).toMatchObject({ id: changeId, action: 'import', subjectCount: 6, canUndo: true });
    const undo = async (id: string) =>
      (
        await team.member.graphql<{
          undoChange: { changeId: string; removedIds: string[]; entries: { id: string }[] };
        }>(UNDO, { id })
      ).data?.undoChange;
    const ids = entries.map(({ id }) => id).toSorted();
    const undone = await undo(changeId);
    expect(undone?.removedIds.toSorted()).toEqual(ids);
    expect(await stored()).toEqual([]);
    const redone = await undo(undone?.changeId ?? '');
    expect(redone?.entries.map(({ id }) => id).toSorted()).toEqual(ids);
    expect(await stored()).toMatchObject(entries.map(({ kind, title }) => ({ kind, title })));
  });

  test('a dry run reports the same errors for each row as an import of only that row, and stores nothing', async () => {
    await team.admin.rest('POST', '/field-configs', {
      logType: 'blog',
      fieldLabel: 'Author',
      fieldType: 'text',
      isRequired: true,
    });
    const author = { dynamicFields: { author: 'Maya' } };
    const rows = [
      post('Fine', '2026-03-08', author),
      post('', '08.03.2026', author),
      { kind: 'event', title: 'Fair', startDate: '2026-03-09', endDate: '2026-03-08' },
      { kind: 'event', title: 'Fair', startDate: '2026-03-09', endDate: null },
      post('Unknown brand', '2026-03-08', { brandId: UNKNOWN }),
      post('Wrong', '2026-03-08', { dynamicFields: { author: 7 }, fields: { category: 5 } }),
      { kind: 'other' },
      { kind: 'other', title: 'Wrong types', startDate: '2026-03-08', fields: 5, dynamicFields: [] },
    ];
    const before = await everything();
    const result = await check(rows, { headers: { 'idempotency-key': 'dry' } });
    expect(await everything()).toEqual(before);
    expect(result).toMatchObject({ createdCount: 0, changeId: null });
    expect(result?.rows.map(({ index, errors }) => [index, ...errors])).toEqual([
      [
        1,
        { field: 'title', message: 'title is required' },
        { field: 'startDate', message: 'startDate must be a calendar date as YYYY-MM-DD' },
      ],
      [2, { field: 'endDate', message: 'End date must be on or after the start date' }],
      [3, { field: 'endDate', message: 'endDate is required' }],
      [
        4,
        { field: 'brandId', message: 'This brand no longer exists. Choose another.' },
        { field: 'dynamicFields', message: 'Please fill in required fields: Author' },
      ],
      [5, { field: 'fields.category', message: 'fields.category must be text' }],
      [
        6,
        { field: 'title', message: 'title is required' },
        { field: 'startDate', message: 'startDate is required' },
      ],
      [
        7,
        { field: 'dynamicFields', message: 'dynamicFields must be an object' },
        { field: 'fields', message: 'fields must be an object' },
      ],
    ]);
    for (const { index, errors } of result?.rows ?? []) {
      const { kind, ...input } = rows[index] as Row;
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
      const single = await team.member.request<Result>('/graphql', {
        method: 'POST',
        json: {
          query:
            'mutation ($rows: [ImportRowInput!]!) { importEntries(rows: $rows, dryRun: false) { changeId } }',
          variables: { rows: [{ kind, ...given }] },
        },
      });
      expect(single.body.errors?.[0]?.extensions.errors).toEqual(
        errors.map(({ field, message }) => ({ field: `rows.0.${field}`, message: `Row 1: ${message}` })),
      );
    }
    expect(await stored()).toEqual([]);
  });

  test('imports nothing if a row is invalid, and reports the number of the row', async () => {
    const { data, errors } = await run([...posts(1_200), post('', '2026-03-08')]);
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: 'Row 1201: title is required',
        extensions: {
          status: 400,
          type: 'invalid',
          errors: [{ field: 'rows.1200.title', message: 'Row 1201: title is required' }],
        },
      },
    ]);
    const { errors: later } = await run([...posts(30), post('Z', '2026-03-08', { brandId: UNKNOWN })]);
    expect(later).toMatchObject([{ extensions: { errors: [{ field: 'rows.30.brandId' }] } }]);
    expect(await stored()).toEqual([]);
    expect(await activity(team.admin)).toEqual([]);
  });

  test('marks rows that are probably duplicates of an entry or of an earlier row', async () => {
    const { data } = await run([post('Spring Sale', '2026-03-08')]);
    const [entry] = await stored();
    const rows = [
      post('SPRING sale ', '2026-03-08'),
      post('Spring Sale', '2026-03-09'),
      { ...post('Spring Sale', '2026-03-08'), kind: 'other' },
      post('Új hír', '2026-03-10'),
      post('ÚJ HÍR', '2026-03-10'),
      post('spring sale', '2026-03-08', { brandId: UNKNOWN }),
      post('Sp%ing_Sale', '2026-03-08'),
    ];
    expect(data?.importEntries.createdCount).toBe(1);
    expect((await check(rows))?.rows).toEqual([
      { index: 0, errors: [], duplicateId: entry?.id, duplicateIndex: null },
      { index: 4, errors: [], duplicateId: null, duplicateIndex: 3 },
      { index: 5, errors: [expect.anything()], duplicateId: entry?.id, duplicateIndex: 0 },
    ]);
    expect((await run(rows.slice(0, 1))).data?.importEntries.createdCount).toBe(1);
  });

  test('imports the same rows only once per Idempotency-Key', async () => {
    const rows = posts(5);
    const headers = { 'idempotency-key': 'sheet-1' };
    const [first, second] = await Promise.all([run(rows, { headers }), run(rows, { headers })]);
    expect(second.data).toEqual(first.data);
    expect((await run(rows, { headers })).data).toEqual(first.data);
    expect(await stored()).toHaveLength(5);
    const { errors } = await run(rows.slice(1), { headers });
    expect(errors).toMatchObject([{ extensions: { status: 422 } }]);
    // Idempotency keys are separate for each user.
    expect((await run(rows.slice(1), { headers, client: team.admin })).data?.importEntries.createdCount).toBe(
      4,
    );
    expect((await activity(team.admin)).filter(({ action }) => action === 'import')).toHaveLength(2);
  });

  test('imports 1 to 10,000 rows', async () => {
    const rejected = async (rows: Row[]) => (await run(rows, { dryRun: true })).errors?.[0]?.message;
    expect(await rejected([])).toBe('Add at least one row');
    expect(await rejected(posts(10_001))).toBe('At most 10,000 rows can be imported at once');
    const text = 'x'.repeat(250);
    const { data } = await run(posts(10_000, text).map((row) => ({ ...row, fields: { category: text } })));
    expect(data?.importEntries.createdCount).toBe(10_000);
    expect(await team.planner.sql('select count(*)::int from entries')).toEqual([{ count: 10_000 }]);
  });

  test('only /graphql/import accepts bodies of up to 16 MiB', async () => {
    const rows = posts(40, 'x'.repeat(200)).map((row) => ({ ...row, color: 'y'.repeat(10_000) }));
    const manyRows = (count: number) => Array.from({ length: count }, () => rows).flat();
    const large = manyRows(3);
    const { status, body } = await send(large, { path: '/graphql' });
    expect([status, body]).toEqual([413, { message: 'A request body can be at most 1 MiB.' }]);
    expect((await check(large))?.rows).toHaveLength(80);
    expect((await check(manyRows(38)))?.rows).toHaveLength(37 * 40);
    const tooLarge = await send(manyRows(42));
    expect([tooLarge.status, tooLarge.body]).toEqual([
      413,
      { message: 'An import can be at most 16 MiB. Split the sheet into several imports.' },
    ]);
  });

  test('/graphql/import runs only imports', async () => {
    const message = '/graphql/import only runs importEntries. Send other operations to /graphql.';
    const brand = { name: 'x', color: '#123456' };
    for (const json of [
      { query: '{ brands { id } }' },
      { query: 'subscription { changes { __typename } }' },
      {
        query: `mutation ($input: BrandInput!, $rows: [ImportRowInput!]!) {
          importEntries(rows: $rows, dryRun: true) { createdCount } createBrand(input: $input) { id }
        }`,
        variables: { input: brand, rows: posts(1) },
      },
    ]) {
      const { body, status } = await team.admin.request<Result>(PATH, { method: 'POST', json });
      expect([status, body.errors?.[0]?.message]).toEqual([400, message]);
    }
    expect(await team.planner.sql('select 1 from brands')).toEqual([]);
    const two = `mutation ($rows: [ImportRowInput!]!) {
      a: importEntries(rows: $rows, dryRun: true) { createdCount } b: importEntries(rows: $rows, dryRun: true) { createdCount }
    }`;
    const twice = await team.member.graphql(two, { rows: posts(1) });
    expect(twice.errors?.[0]?.message).toMatch(/too expensive/);
  });

  test('rejects visitors and read-only tokens before it reads a large body', async () => {
    const rows = posts(1_000, 'x'.repeat(200));
    const visitor = team.planner.visitor();
    const { secret } = await createToken(team.member, { kind: 'key', canWrite: false });
    for (const [client, status, type] of [
      [visitor, 401, 'unauthorized'],
      [tokenClient(team.planner, secret), 403, 'forbidden'],
    ] as const) {
      for (const sent of [rows, rows.slice(0, 1)]) {
        const response = await send(sent, { client });
        expect(response.body.errors).toMatchObject([{ extensions: { status, type } }]);
      }
      expect((await send(rows, { client })).headers.get('connection')).toBe('close');
    }
    expect(await stored()).toEqual([]);
  });

  test('imports only rows inside the scope of a key', async () => {
    const brand = async (name: string) =>
      (await team.admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
    const [inside, outside] = [await brand('Northwind'), await brand('Tailspin')];
    await run([post('Secret', '2026-03-08', { brandId: outside })]);
    const input = { kind: 'key', canWrite: true, brandIds: [inside], kinds: ['blog'], from: '2026-03-01' };
    const { secret } = await createToken(team.member, input);
    const client = tokenClient(team.planner, secret);
    const valid = post('A', '2026-03-08', { brandId: inside });
    for (const other of [
      { ...valid, kind: 'other' },
      { ...valid, startDate: '2026-02-28' },
    ]) {
      for (const dryRun of [true, false]) {
        const { errors } = await run([valid, other], { client, dryRun });
        expect(errors).toMatchObject([{ extensions: { status: 403 } }]);
      }
    }
    const secretRow = post('Secret', '2026-03-08', { brandId: outside });
    expect((await check([valid, secretRow, post('Secret', '2026-03-08')], { client }))?.rows).toMatchObject([
      { index: 1, duplicateId: null, errors: [{ message: 'This brand no longer exists. Choose another.' }] },
      { index: 2, duplicateId: null, duplicateIndex: 1, errors: [{ field: 'brandId' }] },
    ]);
    expect((await run([valid], { client })).data?.importEntries.createdCount).toBe(1);
  });
});

describe('the import queue', () => {
  /** Starts an import that runs until `end` is called. */
  function longImport(userId: string) {
    const ending = Promise.withResolvers<void>();
    const started: boolean[] = [];
    const result = inImportQueue({ userId }, (hasWaited) => {
      started.push(hasWaited);
      return ending.promise;
    });
    return { started, end: ending.resolve, result };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('runs at most one import per user, and two imports in total, at the same time', async () => {
    const [a1, a2, b1, c1] = ['a', 'a', 'b', 'c'].map(longImport) as [Import, Import, Import, Import];
    await settled();
    expect([a1, a2, b1, c1].map(({ started }) => started)).toEqual([[false], [], [false], []]);
    b1.end();
    await settled();
    expect([a2, c1].map(({ started }) => started)).toEqual([[], [true]]);
    a1.end();
    await settled();
    expect(a2.started).toEqual([true]);
    for (const { end } of [a2, c1]) end();
    await Promise.all([a1, a2, b1, c1].map(({ result }) => result));
  });

  test('rejects a fifth import by one user, but not an import by another user', async () => {
    const running = ['a', 'a', 'a', 'a', 'b'].map(longImport);
    await expect(longImport('a').result).rejects.toMatchObject({
      type: 'rateLimited',
      headers: { 'Retry-After': '10' },
    });
    for (const { end } of running) end();
    await Promise.all(running.map(({ result }) => result));
    const next = longImport('a');
    await settled();
    expect(next.started).toEqual([false]);
    next.end();
    await next.result;
  });

  type Import = ReturnType<typeof longImport>;
});
