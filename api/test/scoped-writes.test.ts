import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, exchange, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { soakDatabases, trustedWhenSentAgain, useTeam } from './planner.js';
import { smallest } from './samples.js';

const OUTSIDE = 'This key can only write entries in its scope. Check the brand, the kind and the dates.';
const NO_BRAND = 'This brand no longer exists. Choose another.';
const UNKNOWN = '01a1fc84-0000-7000-8000-000000000999';

describe.each(soakDatabases)('a scoped key on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });
  let inside: string;
  let outside: string;
  let key: Client;

  const brand = async (name: string) =>
    (await team.admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
  const entry = async (more: object, kind: 'blog' | 'event' = 'blog', date = '2026-03-08') =>
    (
      await team.member.rest('POST', kind === 'blog' ? '/logs/blog' : '/logs/events', {
        ...smallest(kind, date),
        ...more,
      })
    ).body;
  const keyFor = async (input: object) => {
    const { secret } = await createToken(team.member, { kind: 'key', canWrite: true, ...input });
    return tokenClient(team.planner, secret);
  };

  /** Checks that a call fails with this status and message, and changes nothing. */
  async function rejected(call: Promise<{ status: number; body: unknown }>, status: number, message: string) {
    const rows = () => team.planner.sql('select to_jsonb(e) as row from entries e order by id');
    const sets = () => team.planner.sql('select id from change_sets order by id');
    const before = [await rows(), await sets()];
    const response = await call;
    expect([response.status, (response.body as { message: string }).message]).toEqual([status, message]);
    expect([await rows(), await sets()]).toEqual(before);
  }

  const graphql = async (query: string, variables: object = {}) => {
    const { errors, data } = await key.graphql(query, variables);
    const [error] = errors ?? [];
    return {
      status: Number(error?.extensions.status ?? 200),
      body: (error ?? data) as Record<string, unknown>,
    };
  };

  beforeEach(async () => {
    inside = await brand('Northwind');
    outside = await brand('Tailspin');
    key = await keyFor({ brandIds: [inside], kinds: ['blog', 'social'], from: '2026-03-01' });
  });

  test('creates, changes, moves and deletes entries in its scope', async () => {
    const body = { ...smallest('blog'), brandId: inside };
    const created = await key.rest('POST', '/logs/blog', body);
    expect([created.status, created.body.brandId]).toEqual([201, inside]);
    const path = `/logs/blog/${created.body.id}`;
    expect((await key.rest('PUT', path, { ...body, blogName: 'Changed' })).status).toBe(200);
    expect((await key.rest('PATCH', path, { color: '#abcdef' })).status).toBe(200);
    const move = { id: created.body.id, version: 3, startDate: '2026-03-09', endDate: '2026-03-09' };
    expect(
      (await graphql('mutation ($m: [EntryMove!]!) { moveEntries(moves: $m) { id } }', { m: [move] })).status,
    ).toBe(200);
    const bulk = { ids: [created.body.id], data: { showOnCalendar: false } };
    expect((await key.rest('PATCH', '/logs/blog/bulk', bulk)).body).toEqual({ updated: 1 });
    expect((await key.rest('DELETE', path)).status).toBe(204);
  });

  test.each([
    ['a brand outside its scope', () => ({ brandId: outside }), 400, NO_BRAND],
    ['an unknown brand', () => ({ brandId: UNKNOWN }), 400, NO_BRAND],
    ['no brand', () => ({}), 400, 'This key only includes entries with a brand. Choose one.'],
    ['a day before its scope', () => ({ brandId: inside, date: '2026-02-28' }), 403, OUTSIDE],
  ] as const)('does not create an entry with %s', async (_, more, status, message) => {
    await rejected(key.rest('POST', '/logs/blog', { ...smallest('blog'), ...more() }), status, message);
    const { date = '2026-03-08', ...rest } = more() as { date?: string };
    await rejected(
      graphql('mutation ($input: EntryInput!) { createEntry(input: $input) { id } }', {
        input: { kind: 'blog', title: 'Post', startDate: date, ...rest },
      }),
      status,
      message,
    );
  });

  test("does not create an entry of a kind outside its scope, or reveal that kind's fields", async () => {
    await team.admin.rest('POST', '/field-configs', {
      ...{ logType: 'event', fieldLabel: 'Secret budget', fieldType: 'text', isRequired: true },
    });
    await rejected(key.rest('POST', '/logs/events', { ...smallest('event'), brandId: inside }), 403, OUTSIDE);
  });

  test.each([
    ['a brand outside its scope', () => ({ brandId: outside }), 400, NO_BRAND],
    ['no brand', () => ({ brandId: null }), 400, 'This key only includes entries with a brand. Choose one.'],
    ['a day before its scope', () => ({ date: '2026-02-28' }), 403, OUTSIDE],
  ] as const)('does not change an entry to have %s', async (_, change, status, message) => {
    const { id, version } = await entry({ brandId: inside });
    const body = { ...smallest('blog'), brandId: inside, ...change() };
    await rejected(key.rest('PUT', `/logs/blog/${id}`, body), status, message);
    await rejected(key.rest('PATCH', `/logs/blog/${id}`, change()), status, message);
    const { date, ...data } = change() as { date?: string; brandId?: string | null };
    await rejected(
      date
        ? graphql('mutation ($m: [EntryMove!]!) { moveEntries(moves: $m) { id } }', {
            m: [{ id, version, startDate: date, endDate: date }],
          })
        : key.rest('PATCH', '/logs/blog/bulk', { ids: [id], data }),
      status,
      message,
    );
  });

  test('cannot find entries outside its scope', async () => {
    const hidden = [
      await entry({ brandId: outside }),
      await entry({}),
      await entry({ brandId: inside }, 'blog', '2026-02-28'),
      await entry({ brandId: inside }, 'event'),
    ];
    for (const { id, version } of hidden) {
      const body = { ...smallest('blog'), brandId: inside };
      const path = `/logs/blog/${id}`;
      await rejected(key.rest('PUT', path, body), 404, 'Log entry not found');
      const other = { ...body, brandId: UNKNOWN };
      await rejected(key.rest('PUT', path, other), 404, 'Log entry not found');
      // A version conflict must not reveal the current entry.
      await rejected(key.rest('PUT', path, { ...body, version: 99 }), 404, 'Log entry not found');
      await rejected(key.rest('PATCH', path, { color: 'red' }), 404, 'Log entry not found');
      await rejected(key.rest('DELETE', path), 404, 'Log entry not found');
      await rejected(graphql(`mutation { deleteEntry(id: "${id}") }`), 404, 'Log entry not found');
      const move = (of: string) =>
        graphql('mutation ($m: [EntryMove!]!) { moveEntries(moves: $m) { id } }', {
          m: [{ id: of, version, startDate: '2026-03-09', endDate: '2026-03-09' }],
        });
      await rejected(move(id), 404, 'One entry no longer exists. Nothing was moved.');
      expect(await move(id)).toEqual(await move(UNKNOWN));
    }
  });

  test('an otherwise invalid update does not reveal that a brand outside the scope exists', async () => {
    const { id } = await entry({ brandId: inside });
    for (const brandId of [outside, UNKNOWN]) {
      const call = key.rest('PATCH', `/logs/blog/${id}`, { brandId, blogName: '' });
      await rejected(call, 400, NO_BRAND);
    }
  });

  // This test requires concurrent transactions, but the embedded database runs one transaction at a time.
  test.runIf(database === 'postgresql')('an update does not wait for locks outside the scope', async () => {
    const [{ id }, own] = [await entry({ brandId: outside }), await entry({ brandId: inside })];
    await team.planner.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from entries where id = ? for update', [id]);
      await em.execute('select 1 from brands where id = ? for update', [outside]);
      expect((await key.rest('PATCH', `/logs/blog/${id}`, { color: '#abcdef' })).status).toBe(404);
      const moved = await key.rest('PATCH', `/logs/blog/${own.id}`, { brandId: outside });
      expect([moved.status, moved.body.message]).toEqual([400, NO_BRAND]);
    });
  });

  test('custom values for a kind outside the scope are rejected without revealing field labels', async () => {
    const ids = [(await entry({ brandId: inside }, 'event')).id];
    await rejected(
      graphql(
        'mutation ($ids: [ID!]!) { updateEntries(kind: event, ids: $ids, data: { values: { x: 1 } }) }',
        { ids },
      ),
      403,
      'This key can only write entries in its scope. Check the brand, the kind and the dates.',
    );
  });

  test('bulk calls ignore entries outside the scope, and copies fail as for entries that do not exist', async () => {
    const [visible, hidden] = [await entry({ brandId: inside }), await entry({ brandId: outside })];
    const ids = [visible.id, hidden.id];
    const data = { showOnCalendar: false };
    expect((await key.rest('PATCH', '/logs/blog/bulk', { ids, data })).body).toEqual({ updated: 1 });
    const ofAllKinds = [...ids, (await entry({ brandId: inside }, 'event')).id];
    expect(
      await graphql(
        `mutation ($ids: [ID!]!) {
          updateEntries(ids: $ids, data: { showOnCalendar: true })
        }`,
        { ids: ofAllKinds },
      ),
    ).toMatchObject({ body: { updateEntries: 1 } });
    const copy = (...chosen: string[]) =>
      graphql('mutation ($ids: [ID!]!) { duplicateEntries(ids: $ids) { id kind brandId } }', { ids: chosen });
    await rejected(copy(...ids), 404, 'One entry no longer exists. Nothing was duplicated.');
    expect(await copy(hidden.id)).toEqual(await copy(UNKNOWN));
    const { body: copies } = await copy(visible.id);
    expect(copies).toMatchObject({ duplicateEntries: [{ kind: 'blog', brandId: inside }] });
    await team.planner.sql(`delete from entries where id not in ('${ids.join("','")}')`);
    expect((await graphql('mutation ($ids: [ID!]!) { deleteEntries(ids: $ids) }', { ids })).body).toEqual({
      deleteEntries: 1,
    });
    const { body } = await team.member.rest<Entity[]>('GET', '/logs/blog');
    expect(body).toEqual([hidden]);
  });

  test('repeating a request with another key or session does not return the first response', async () => {
    const body = { ...smallest('blog'), brandId: inside };
    const send = (client: Client) =>
      client.request('/api/logs/blog', {
        method: 'POST',
        json: body,
        headers: { 'idempotency-key': 'import-1' },
      });
    const first = await send(team.member);
    const second = await send(key);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await send(key)).body.id).toBe(second.body.id);
  });

  test('access ends when the only brand in the scope is deleted, and does not extend to other brands', async () => {
    const { id } = await entry({ brandId: inside });
    await team.admin.rest('DELETE', `/brands/${inside}`);
    expect((await key.rest('GET', '/brands')).body).toEqual([]);
    expect((await key.rest('GET', '/logs/blog')).body).toEqual([]);
    await rejected(key.rest('DELETE', `/logs/blog/${id}`), 404, 'Log entry not found');
    await rejected(key.rest('POST', '/logs/blog', { ...smallest('blog'), brandId: inside }), 400, NO_BRAND);
    const empty = await keyFor({ brandIds: [] });
    expect((await empty.rest('GET', '/logs/blog')).body).toEqual([]);
    expect((await empty.rest('GET', '/brands')).body).toEqual([]);
  });

  test('history and undo require a session', async () => {
    const { id } = await entry({ brandId: inside });
    const message = 'Access tokens cannot do this. Log in instead.';
    await rejected(graphql(`{ entryHistory(id: "${id}", first: 1) { edges { cursor } } }`), 403, message);
    const change = team.member.changeIds.at(-1);
    await rejected(graphql(`mutation { undoChange(id: "${change}") { changeId } }`), 403, message);
  });

  test('a link cannot write', async () => {
    const { secret } = await createToken(team.admin, { kind: 'link' });
    const client = tokenClient(team.planner, (await exchange(team.planner, secret)).body.token);
    const { id } = await entry({ brandId: inside });
    const message = 'This access token can only read.';
    await rejected(client.rest('POST', '/logs/blog', smallest('blog')), 403, message);
    await rejected(client.rest('DELETE', `/logs/blog/${id}`), 403, message);
  });
});

describe.each(soakDatabases)('GET /api/entries on %s', (database) => {
  const team = useTeam(database);

  test('lists the entries of all kinds that overlap the range, by date', async () => {
    const post = (path: string, body: object) => team.member.rest('POST', `/logs/${path}`, body);
    const { body: brand } = await team.admin.rest('POST', '/brands', { name: 'Northwind', color: '#123456' });
    const event = { name: 'Fair', startDate: '2026-02-27', endDate: '2026-03-02', brandId: brand.id };
    const { body: fair } = await post('events', event);
    const { body: blog } = await post('blog', { ...smallest('blog', '2026-03-08'), showOnCalendar: false });
    await post('blog', smallest('blog', '2026-04-01'));
    const list = async (query: string) =>
      (await team.member.request<Entity[]>(`/api/entries?from=2026-03-01&to=2026-03-31${query}`)).body;
    expect(await list('')).toEqual([
      {
        ...{ id: fair.id, kind: 'event', title: 'Fair', startDate: '2026-02-27', endDate: '2026-03-02' },
        ...{ brandId: brand.id, color: null, showOnCalendar: true, dynamicFields: {}, version: 1 },
        ...{ fields: { location: null, notes: null }, createdAt: fair.createdAt, updatedAt: fair.updatedAt },
      },
      expect.objectContaining({ id: blog.id, kind: 'blog', fields: { category: null } }),
    ]);
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('&kind=blog')).toEqual([blog.id]);
    expect(await ids('&kind=blog&kind=event')).toEqual([fair.id, blog.id]);
    expect(await ids(`&brand=${brand.id}`)).toEqual([fair.id]);
    expect(await ids(`&brand=${UNKNOWN}`)).toEqual([]);
  });

  test.each([
    ['', 'from is required; to is required'],
    ['from=2026-03-01', 'to is required'],
    ['from=2026-03-01&to=x', 'to must be a calendar date as YYYY-MM-DD'],
    ['from=2026-03-01&from=2026-03-02&to=2026-03-31', 'from can only be sent once'],
    ['from=2026-03-02&to=2026-03-01', 'to must be on or after from'],
    ['from=2026-01-01&to=2027-12-31', 'A calendar range can have at most 400 days'],
    ['from=2026-03-01&to=2026-03-31&brand=x', 'brand.0 must be an id'],
    [
      'from=2026-03-01&to=2026-03-31&kind=x',
      'kind.0 must be one of: blog, email, social, event, podcast, other',
    ],
  ])('rejects the query %j', async (query, message) => {
    const { status, body } = await team.member.rest('GET', `/entries?${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });
});
