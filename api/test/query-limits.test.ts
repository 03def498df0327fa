import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { documentSize } from '../src/graphql/document-size.js';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import { soakDatabases, useTeam } from './planner.js';

const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

describe('the size of a document', () => {
  test("includes a fragment's selections each time the fragment is spread", () => {
    const document = parse(`
      { viewer { ...Names ...Names } users { id ... on User { ...Names } } }
      fragment Names on User { firstName lastName }
      fragment Unused on User { id }
    `);
    // The selections are `viewer` and `users` (2), two spreads with 2 fields each (2 * 3), `id` and the inline
    // fragment (2), and another spread with 2 fields (3).
    expect(documentSize(document)).toEqual({ selections: 2 + 2 * 3 + 2 + 3, depth: 2 });
  });

  test('includes all selections of chained fragments, whose number doubles with each fragment', () => {
    const chain = times(20, (n) => `fragment F${n} on User { ...F${n + 1} ...F${n + 1} }`);
    const document = parse(`{ viewer { ...F0 } } ${chain} fragment F20 on User { id }`);
    expect(documentSize(document).selections).toBe(2 + 2 * (2 ** 20 - 1) + 2 ** 20);
  });

  test('is finite for circular and missing fragments', () => {
    const document = parse('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A ...None }');
    expect(documentSize(document).selections).toBeGreaterThan(0);
  });
});

describe.each(soakDatabases)('GraphQL on %s', (database) => {
  const team = useTeam(database);

  const TOO_LARGE = 'This query is too large. Request less data or split it into several requests.';

  test.each([
    ['over 8 KiB', `{ viewer { id } } # ${'é'.repeat(4096)}`, /at most 8 KiB/],
    ['of more than 600 tokens', `{ viewer { ${times(600, () => 'id')} } }`, /600 tokens/],
    [
      'that expands to more than 1,000 selections',
      `{ ${times(20, (n) => `a${n}: viewer { ...Many }`)} } fragment Many on User { ${times(60, (n) => `b${n}: id`)} }`,
      TOO_LARGE,
    ],
    ['with more than 16 levels', `${'{ viewer '.repeat(17)} ${'}'.repeat(17)}`, TOO_LARGE],
    [
      'with a variable that is a list of lists',
      'query ($ids: [[ID!]!]) { entries(filter: { kinds: $ids }) { edges { cursor } } }',
      "The type of '$ids' is a list of lists. Use a plain list, such as [ID!].",
    ],
    ['with introspection', getIntrospectionQuery(), /introspection has been disabled/],
  ])('rejects a query %s, even from a logged-in user', async (_, query, message) => {
    for (const client of [team.visitor, team.member]) {
      const { data, errors } = await client.graphql(query);
      expect(data ?? null).toBeNull();
      expect(errors?.[0]).toMatchObject({
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        extensions: { status: 400, type: 'invalid' },
      });
    }
  });

  test('does not suggest names in error messages', async () => {
    const sorted = `query ($direction: SortDirection) {
      entries(sort: { field: "@date", direction: $direction }) { edges { cursor } }
    }`;
    const rejected = [
      await team.member.graphql('{ viewr { id } }'),
      await team.member.graphql('{ entries(filter: [blog]) { edges { cursor } } }'),
      await team.member.graphql('{ entries(filter: { match: byTyp }) { edges { cursor } } }'),
      await team.member.graphql(sorted, { direction: 'ascendin' }),
      await team.member.graphql('mutation { createBrand(input: { nam: "x", color: "y" }) { id } }'),
    ];
    for (const { errors } of rejected) {
      expect(errors?.length).toBeGreaterThan(0);
      for (const { message } of errors ?? []) expect(message).not.toContain('Did you mean');
    }
  });

  test('suggests names and allows introspection in development', async () => {
    const developer = team.planner.visitor({ NODE_ENV: 'development' });
    expect((await developer.graphql('{ viewr { id } }')).errors?.[0]?.message).toMatch(
      /Did you mean "viewer"/,
    );
    const { data, errors } = await developer.graphql(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('__schema');
  });

  test('rejects bodies of more than 64 KiB without a session', async () => {
    const json = { query: '{ viewer { id } }', variables: { padding: 'x'.repeat(64 * 1024) } };
    const account = { email: 'x', password: 'x'.repeat(64 * 1024) };
    for (const [path, body] of [
      ['/graphql', json],
      ['/api/auth/login', account],
    ] as const) {
      expect((await team.visitor.request(path, { method: 'POST', json: body })).status).toBe(413);
    }
    expect((await team.member.request('/graphql', { method: 'POST', json })).status).toBe(200);
  });

  test.each([
    ['too many values', Array.from({ length: 20_001 }, () => 1), /at most 20,000 values/],
    ['too many keys in an object', Object.fromEntries(Array(501).fill(1).entries()), /at most 500 keys/],
    ['values nested too deeply', JSON.parse('['.repeat(40) + ']'.repeat(40)), /at most 32 levels deep/],
  ])('rejects a body with %s in REST and GraphQL', async (_, value, message) => {
    const { status, body } = await team.member.rest('POST', '/logs/blog', { value });
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
    const { errors } = await team.member.graphql('{ viewer { id } }', { value });
    expect(errors).toMatchObject([
      { message: expect.stringMatching(message), extensions: { status: 400, type: 'invalid' } },
    ]);
  });

  test('rejects lists with more than 100 kinds', async () => {
    const query = `query ($kinds: [LogKind!]) {
      calendar(from: "2026-03-01", to: "2026-03-02", filter: { kinds: $kinds }) { id }
    }`;
    expect((await team.member.graphql(query, { kinds: LOG_KINDS })).errors).toBeUndefined();
    expect((await team.member.graphql(query, { kinds: Array(101).fill('blog') })).errors).toMatchObject([
      {
        extensions: {
          status: 400,
          errors: [{ field: 'filter.kinds', message: 'filter.kinds can have at most 100 items' }],
        },
      },
    ]);
  });
});

describe.each(soakDatabases)('an error response on %s', (database) => {
  const team = useTeam(database);
  const dynamicFields = (count: number, value: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, value]));
  const entry = (fields: object) => ({ date: '2026-03-08', blogName: 'Launch', dynamicFields: fields });
  const CREATE = 'mutation ($input: EntryInput!) { createEntry(input: $input) { id } }';

  test.each([
    [21, / and 1 more error$/],
    [500, / and 480 more errors$/],
  ])('lists 20 of %i errors, and says how many more there are', async (count, message) => {
    const body = entry(dynamicFields(count, {}));
    const rest = await team.member.rest<{ message: string; errors: unknown[] }>('POST', '/logs/blog', body);
    const graphql = await team.member.graphql(CREATE, {
      input: {
        ...{ kind: 'blog', title: 'Launch', startDate: '2026-03-08', values: body.dynamicFields },
      },
    });
    expect([rest.status, rest.body.errors.length]).toEqual([400, 20]);
    expect(rest.body.message).toMatch(message);
    expect(graphql.errors).toMatchObject([{ message: expect.stringMatching(message) }]);
    expect(graphql.errors?.[0]?.extensions.errors).toHaveLength(20);
  });

  test('truncates long input', async () => {
    const long = 'x'.repeat(300_000);
    const body = entry({ [long]: {} });
    const { body: result } = await team.member.rest('POST', '/logs/blog', body);
    expect(JSON.stringify(result).length).toBeLessThan(5_000);
    const responses = [
      await team.member.graphql(CREATE, {
        input: { kind: 'blog', title: 'Launch', startDate: '2026-03-08', values: body.dynamicFields },
      }),
      await team.member.graphql('query ($first: Int) { entries(first: $first) { edges { cursor } } }', {
        first: long,
      }),
    ];
    for (const { errors } of responses) {
      expect(errors).toHaveLength(1);
      expect(JSON.stringify(errors).length).toBeLessThan(5_000);
    }
  });

  test('contains at most 20 errors for a GraphQL request', async () => {
    const { errors } = await team.visitor.graphql(`{ ${times(50, (n) => `a${n}: hasSampleContent`)} }`);
    expect(errors?.length).toBeGreaterThan(0);
    expect(errors?.length).toBeLessThanOrEqual(20);
    const unknown = await team.visitor.graphql(`{ ${times(50, (n) => `unknown${n}`)} }`);
    expect(unknown.errors).toHaveLength(20);
    expect(unknown.errors?.at(-1)?.message).toMatch(/^There are \d+ more errors\.$/);
  });

  test('contains only the first error in GraphQL variables', async () => {
    const input = { kind: 'blog', startDate: '2026-03-08', title: 'Launch', unknown: 1, alsoUnknown: 2 };
    const { errors } = await team.member.graphql(CREATE, { input });
    expect(errors).toMatchObject([
      { message: 'Field "unknown" is not defined by type "EntryInput".', extensions: { status: 400 } },
    ]);
    const missing = await team.member.request('/graphql', { method: 'POST', json: { query: CREATE } });
    expect(missing).toMatchObject({
      status: 400,
      body: {
        errors: [{ message: 'Variable "$input" of required type "EntryInput!" was not provided.' }],
      },
    });
  });

  test('reports a request with too many custom fields', async () => {
    expect((await team.member.rest('POST', '/logs/blog', entry(dynamicFields(200, 'x')))).status).toBe(201);
    const { status, body } = await team.member.rest('POST', '/logs/blog', entry(dynamicFields(201, 'x')));
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'dynamicFields', message: 'dynamicFields can have at most 200 fields' }],
    ]);
  });
});
