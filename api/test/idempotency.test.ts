import { beforeEach, describe, expect, test } from 'vitest';
import type { Client, ClientResponse, Entity } from './client.js';
import { soakDatabases, useTeam } from './planner.js';
import { graphqlInput } from './transport.js';

const entry = { date: '2026-03-08', blogName: 'Launch' };

interface Creation {
  path: string;
  type: string;
  /** The request body. */
  body: object;
  /** The body of a different request. */
  other: object;
  /** Converts the body to the GraphQL input. By default, the input is the same as the body. */
  inputOf?: (body: Record<string, unknown>) => object;
}

/** Everything that logged-in users can create, through REST and GraphQL. */
const creations: readonly Creation[] = [
  {
    path: '/logs/blog',
    type: 'Entry',
    body: entry,
    other: { ...entry, blogName: 'Later' },
    inputOf: (body) => graphqlInput('blog', body),
  },
  {
    path: '/brands',
    type: 'Brand',
    body: { name: 'Northwind', color: 'red' },
    other: { name: 'Contoso', color: 'red' },
  },
  {
    path: '/field-configs',
    type: 'Field',
    body: { logType: 'blog', fieldName: 'Author', fieldLabel: 'Author', fieldType: 'text' },
    other: { logType: 'blog', fieldName: 'Editor', fieldLabel: 'Editor', fieldType: 'text' },
    inputOf: ({ logType, fieldName, fieldLabel, fieldType }) => ({
      ...{ name: fieldName, label: fieldLabel, type: fieldType, kinds: [{ kind: logType }] },
    }),
  },
  {
    path: '/users',
    type: 'User',
    body: { email: 'new@planner.example', password: 'a long enough password' },
    other: { email: 'other@planner.example', password: 'a long enough password' },
  },
];

const KEY_USED = 'This Idempotency-Key was used for a different request. Use a new key for each request.';

type Reply = ClientResponse<
  Entity & { data?: Record<string, Entity>; errors?: { message: string; extensions: object }[] }
>;

describe.each(soakDatabases)('an Idempotency-Key on %s', (database) => {
  const team = useTeam(database);
  beforeEach(async () => {
    await team.planner.sql('delete from idempotency_keys');
    await team.planner.sql(
      `delete from users where email in ('new@planner.example', 'other@planner.example')`,
    );
  });

  const post = (client: Client, path: string, json: object, key: string): Promise<Reply> =>
    client.request(`/api${path}`, { method: 'POST', json, headers: { 'idempotency-key': key } });
  const mutate = (client: Client, query: string, variables: object, key: string): Promise<Reply> =>
    client.request('/graphql', {
      method: 'POST',
      json: { query, variables },
      headers: { 'idempotency-key': key },
    });
  const countOf = async (table: string) => {
    const [row] = await team.planner.sql<{ n: number }>(`select count(*)::int as n from ${table}`);
    return row?.n;
  };

  test.each(creations)('repeats the first result of POST $path', async ({ path, body, other }) => {
    const first = await post(team.admin, path, body, 'key');
    expect(first.status).toBe(201);
    const second = await post(team.admin, path, body, 'key');
    expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body });
    expect(await post(team.admin, path, other, 'key')).toMatchObject({
      status: 422,
      body: { message: KEY_USED },
    });
    const another = await post(team.admin, path, other, 'another key');
    expect(another.status).toBe(201);
    expect(another.body.id).not.toBe(first.body.id);
  });

  test.each(creations)(
    'repeats the first result of create$type',
    async ({ type, body, other, inputOf = (input) => input }) => {
      const variables = (changes: object) => ({ input: inputOf({ ...body, ...changes }) });
      const query = `mutation ($input: ${type}Input!) { create${type}(input: $input) { id } }`;
      const first = await mutate(team.admin, query, variables({}), 'key');
      expect(first.body.errors).toBeUndefined();
      // The second response contains no change set id, because nothing has changed.
      const again = await mutate(team.admin, query, variables({}), 'key');
      expect(again.body).toEqual({ data: first.body.data });
      expect((await mutate(team.admin, query, variables(other), 'key')).body.errors).toMatchObject([
        { message: KEY_USED, extensions: { status: 422, type: 'unprocessable' } },
      ]);
    },
  );

  test.each(creations.filter(({ type }) => type !== 'Entry'))(
    'prevents a repeated POST $path from being logged again',
    async ({ path, body }) => {
      team.planner.securityLines.length = 0;
      for (let attempt = 0; attempt < 2; attempt += 1) {
        expect((await post(team.admin, path, body, 'key')).status).toBe(201);
      }
      const logged = team.planner.securityLines.filter((line) => line.includes('-created'));
      expect(logged).toHaveLength(1);
    },
  );

  test('applies to each creation in a GraphQL request separately', async () => {
    const query = `mutation ($input: EntryInput!) {
      a: createEntry(input: $input) { id } b: createEntry(input: $input) { id }
    }`;
    const input = { kind: 'blog', startDate: '2026-03-08', title: 'Launch' };
    const first = await mutate(team.member, query, { input }, 'key');
    const { a, b } = first.body.data ?? {};
    expect(a?.id).not.toBe(b?.id);
    expect((await mutate(team.member, query, { input }, 'key')).body).toEqual({ data: first.body.data });
    expect(await countOf('entries')).toBe(2);
  });

  test('lets concurrent requests create only one entry', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => post(team.member, '/logs/blog', entry, 'key')),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOf('entries')).toBe(1);
  });

  test('is separate for each user', async () => {
    const mine = await post(team.member, '/logs/blog', entry, 'key');
    const theirs = await post(team.admin, '/logs/blog', entry, 'key');
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  test('is not used up by a failed request', async () => {
    expect((await post(team.member, '/logs/blog', { ...entry, date: 'soon' }, 'key')).status).toBe(400);
    const brandId = '00000000-0000-7000-8000-000000000000';
    expect((await post(team.member, '/logs/blog', { ...entry, brandId }, 'key')).status).toBe(400);
    expect((await post(team.member, '/logs/blog', entry, 'key')).status).toBe(201);
  });

  test('expires and is deleted after 24 hours, or if it was stored while the clock was ahead', async () => {
    const first = await post(team.member, '/logs/blog', entry, 'key');
    for (const age of [`- interval '25 hours'`, `+ interval '365 days'`]) {
      await team.planner.sql(`update idempotency_keys set created_at = now() ${age}`);
      const again = await post(team.member, '/logs/blog', { ...entry, blogName: age }, 'key');
      expect(again.status).toBe(201);
      expect(again.body.id).not.toBe(first.body.id);
    }
    await team.planner.sql(`update idempotency_keys set created_at = now() - interval '25 hours'`);
    await post(team.member, '/logs/blog', entry, 'another key');
    expect(await countOf('idempotency_keys')).toBe(1);
  });

  test.each(['', 'k'.repeat(256), 'k\u00e9y'])('is rejected if it is %j', async (key) => {
    const { status, body } = await post(team.member, '/logs/blog', entry, key);
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: 'Idempotency-Key must have 1 to 255 printable ASCII characters.' },
    });
  });

  test('stores nothing that would help an attacker guess a password', async () => {
    const { body } = creations[3] as (typeof creations)[number];
    await post(team.admin, '/users', body, 'key');
    const again = await post(team.admin, '/users', { ...body, password: 'another long password' }, 'key');
    expect(again.status).toBe(201);
    const [row] = await team.planner.sql<{ result: object }>('select result from idempotency_keys');
    expect(Object.keys(row?.result ?? {})).not.toContain('passwordHash');
  });
});
