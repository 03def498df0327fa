import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createToken, exchange, linkClient, resign, tokenClient } from './access-tokens.js';
import type { Client } from './client.js';
import { runs } from './full.js';
import { CHANGES, eventually, type LiveStream, openStream as open } from './live-stream.js';
import {
  ADMIN_EMAIL,
  createTestPlanner,
  MEMBER_EMAIL,
  PASSWORD,
  soakDatabases,
  type TestPlanner,
  useTeam,
} from './planner.js';
import { smallest } from './samples.js';

const ORIGIN = 'https://intranet.example';

const streams: LiveStream[] = [];

const openStream: typeof open = async (...options) => {
  const stream = await open(...options);
  streams.push(stream);
  return stream;
};

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

describe.each(soakDatabases)('live updates with access tokens on %s', (database) => {
  const team = useTeam(database);
  let inside: string;
  let outside: string;

  const brand = async (name: string) =>
    (await team.admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
  const blog = async (more: object) =>
    (await team.admin.rest('POST', '/logs/blog', { date: '2026-03-08', blogName: 'Launch', ...more })).body
      .id;
  const patch = async (id: string, values: object) => {
    expect((await team.admin.rest('PATCH', `/logs/blog/${id}`, values)).status).toBe(200);
  };
  const keyClient = async (input: object, owner = team.member) =>
    tokenClient(team.planner, (await createToken(owner, { kind: 'key', ...input })).secret);
  const link = (input: object) => linkClient(team.planner, team.admin, input);
  const idOf = async (client: Client) => (await client.rest('GET', '/auth/user')).body.id;
  const lastChange = () => team.admin.changeIds.at(-1);

  /** Waits until a stream has the last change. */
  function delivered(stream: LiveStream) {
    const last = lastChange();
    return eventually(() => expect(stream.changes().at(-1)?.id).toBe(last));
  }

  /** Makes a change in the scope, waits until it arrives, and returns the changes that arrived before it. */
  async function changesOf(stream: LiveStream, more: object = {}) {
    await blog({ brandId: inside, ...more });
    await delivered(stream);
    return stream.changes().slice(0, -1);
  }

  const subjectsOf = async (stream: LiveStream) =>
    (await changesOf(stream)).map(({ subjects }) => subjects.map(({ id }) => id));

  beforeEach(async () => {
    inside = await brand('Northwind');
    outside = await brand('Tailspin');
  });

  describe('a delivered change', () => {
    test('includes only entries in the scope', async () => {
      const stream = await openStream(
        await link({ brandIds: [inside], kinds: ['blog', 'social'], from: '2026-03-01' }),
      );
      expect(stream.status).toBe(200);
      const first = await blog({ brandId: inside });
      await blog({ brandId: outside });
      await blog({});
      await blog({ brandId: inside, date: '2026-02-28' });
      await blog({ brandId: inside, showOnCalendar: false });
      await team.admin.rest('POST', '/logs/events', { ...smallest('event'), brandId: inside });
      expect(await subjectsOf(stream)).toEqual([[first]]);
    });

    test('includes authors and hidden entries if the token is a key, but not if it is a link', async () => {
      const scope = { brandIds: [inside] };
      const [linked, keyed] = [await openStream(await link(scope)), await openStream(await keyClient(scope))];
      const hidden = await blog({ brandId: inside, showOnCalendar: false });
      expect(await subjectsOf(keyed)).toEqual([[hidden]]);
      await eventually(() => expect(linked.changes()).toHaveLength(1));
      expect(linked.changes()[0]?.actor).toBeNull();
      expect(keyed.changes().map(({ actor }) => actor?.id)).toEqual(Array(2).fill(await idOf(team.admin)));
    });

    test.each([
      ['the brand', () => ({ brandId: outside }), () => ({ brandId: inside })],
      ['the date', () => ({ date: '2026-02-28' }), () => ({ date: '2026-03-09' })],
      ['whether it is on the calendar', () => ({ showOnCalendar: false }), () => ({ showOnCalendar: true })],
    ] as const)(
      'includes an entry that moves out of or into the scope because %s changes',
      async (_, out, back) => {
        const id = await blog({ brandId: inside });
        const stream = await openStream(await link({ brandIds: [inside], from: '2026-03-01' }));
        await patch(id, out());
        const left = lastChange();
        await eventually(() => expect(stream.changes()).toHaveLength(1));
        await patch(id, { blogName: 'Renamed outside' });
        await patch(id, back());
        const returned = lastChange();
        const changes = await changesOf(stream);
        expect(changes.map((change) => change.id)).toEqual([left, returned]);
        // For the link, an entry outside the scope does not exist.
        expect(changes[0]).toMatchObject({ action: 'edit', subjects: [{ id, version: null }] });
        expect(changes[1]?.subjects[0]?.version).toBe(4);
      },
    );

    test('includes deleted entries only if they were in the scope', async () => {
      const [kept, removed] = [await blog({ brandId: outside }), await blog({ brandId: inside })];
      const stream = await openStream(await link({ brandIds: [inside] }));
      for (const id of [kept, removed]) await team.admin.rest('DELETE', `/logs/blog/${id}`);
      expect(await changesOf(stream)).toMatchObject([
        { action: 'delete', subjectCount: 1, subjects: [{ id: removed, version: null }] },
      ]);
    });

    test('lists only the entries that are in the scope, and hides how many others have changed', async () => {
      const ids = [await blog({ brandId: inside }), await blog({ brandId: outside }), await blog({})];
      const stream = await openStream(await keyClient({ brandIds: [inside] }));
      const bulk = (of: string[], showOnCalendar: boolean) =>
        team.admin.rest('PATCH', '/logs/blog/bulk', { ids: of, data: { showOnCalendar } });
      await bulk(ids, false);
      await bulk(ids.slice(1), true);
      const changes = await changesOf(stream);
      expect(changes).toMatchObject([{ action: 'bulkEdit', subjectCount: 1, subjects: [{ id: ids[0] }] }]);
    });

    test('counts only the entries that are in the scope, even if there are too many to list', async () => {
      const insert = (brandId: string, kind: string, count: number) =>
        team.planner.sql<{ id: string }>(
          `insert into entries (id, kind, title, brand_id, start_date, end_date, show_on_calendar, created_at, updated_at)
           select gen_random_uuid(), ?, 'Many', ?, '2026-03-08', '2026-03-08', true, now(), now()
           from generate_series(1, ?) returning id`,
          [kind, brandId, count],
        );
      const none = await insert(outside, 'blog', 101);
      const few = [...(await insert(outside, 'social', 100)), ...(await insert(inside, 'social', 2))];
      const many = [...(await insert(outside, 'other', 20)), ...(await insert(inside, 'other', 101))];
      const stream = await openStream(await link({ brandIds: [inside] }));
      for (const [kind, rows] of Object.entries({ blog: none, social: few, other: many })) {
        const { errors } = await team.admin.graphql(
          `mutation ($ids: [ID!]!) { deleteEntries(kind: ${kind}, ids: $ids) }`,
          { ids: rows.map(({ id }) => id) },
        );
        expect(errors).toBeUndefined();
      }
      const [first, second, ...others] = await changesOf(stream);
      expect(others).toEqual([]);
      expect(first?.subjectCount).toBe(2);
      const listed = few.slice(100).map(({ id }) => id);
      expect(first?.subjects.map(({ id }) => id).toSorted()).toEqual(listed.toSorted());
      expect(second).toMatchObject({ subjectCount: 101, subjects: [] });
    });

    const renameBrand = (id: string) =>
      team.admin.rest('PUT', `/brands/${id}`, { name: `Brand ${uuid()}`, color: '#654321' });

    test('includes only brands in the scope', async () => {
      const stream = await openStream(await keyClient({ brandIds: [inside] }));
      for (const id of [outside, inside]) await renameBrand(id);
      await brand('Fabrikam');
      expect(await changesOf(stream)).toMatchObject([
        { subjectType: 'brand', subjectCount: 1, subjects: [{ id: inside, type: 'brand' }] },
      ]);
    });

    test('includes only brands of visible entries for links', async () => {
      const scope = { kinds: ['blog'], from: '2026-03-01' };
      const stream = await openStream(await link(scope));
      const ofNamedBrands = await openStream(await link({ ...scope, brandIds: [inside, outside] }));
      await blog({ brandId: outside, showOnCalendar: false, date: '2026-03-09' });
      await blog({ brandId: outside, date: '2026-02-28' });
      await team.admin.rest('POST', '/logs/events', { ...smallest('event'), brandId: outside });
      await renameBrand(outside);
      expect(await subjectsOf(stream)).toEqual([]);
      const visible = await blog({ brandId: outside });
      // New entries are announced in batches, so other changes can overtake them.
      await delivered(stream);
      await renameBrand(outside);
      expect((await subjectsOf(stream)).slice(1)).toEqual([[visible], [outside]]);
      await eventually(() => expect(ofNamedBrands.changes()).toEqual(stream.changes()));
    });

    test('includes the entries of a deleted brand as edits if the brand is outside the scope', async () => {
      const id = await blog({ brandId: outside });
      const stream = await openStream(await link({ brandIds: [inside], withoutBrand: true }));
      await team.admin.rest('DELETE', `/brands/${outside}`);
      expect(await changesOf(stream)).toMatchObject([
        { action: 'edit', subjectType: 'entry', subjectCount: 1, subjects: [{ id, type: 'entry' }] },
      ]);
    });

    test('includes only custom fields in the scope, of kinds in the scope', async () => {
      const field = async (logType: string, fieldLabel: string, isShareable: boolean) => {
        const body = { logType, fieldLabel, fieldType: 'text', isRequired: false, isShareable };
        return (await team.admin.rest('POST', '/field-configs', body)).body.id;
      };
      const shared = await field('blog', 'Status', true);
      const hidden = await field('blog', 'Budget', false);
      const place = await field('event', 'Place', true);
      const scope = { brandIds: [inside], kinds: ['blog'] };
      const [linked, keyed] = [await openStream(await link(scope)), await openStream(await keyClient(scope))];
      const rename = (id: string, fieldLabel: string, isShareable: boolean) =>
        team.admin.rest('PUT', `/field-configs/${id}`, { fieldLabel, fieldType: 'text', isShareable });
      await rename(shared, 'State', true);
      await rename(hidden, 'Cost', false);
      // A field that becomes shareable is not added to existing links.
      await rename(hidden, 'Cost', true);
      await rename(place, 'Venue', true);
      expect(await subjectsOf(linked)).toEqual([[shared]]);
      await eventually(() => expect(keyed.changes()).toHaveLength(4));
      await rename(shared, 'State', false);
      await eventually(() => expect(linked.events.at(-1)?.type).toBe('missed'));
      for (const id of [shared, hidden, place]) await team.admin.rest('DELETE', `/field-configs/${id}`);
    });

    test('includes accounts, logins and access tokens only in sessions of administrators and of the user who owns them', async () => {
      const other = await team.planner.join(team.admin, 'other@planner.example');
      const clients = [team.admin, team.member, other, await keyClient({}), await keyClient({}, team.admin)];
      const [admin, owner, stranger, ...keyed] = await Promise.all(
        [...clients, await link({ brandIds: [inside] })].map((client) => openStream(client)),
      );
      const { token } = await createToken(team.member, { kind: 'key' });
      await createToken(team.admin, { kind: 'link' });
      await team.admin.rest('PATCH', `/users/${await idOf(team.member)}`, { firstName: 'Noor' });
      await team.planner.visitor().rest('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
      const typesOf = async (stream: LiveStream | undefined) =>
        (await changesOf(stream as LiveStream)).map(({ subjectType }) => subjectType);
      expect(await typesOf(stranger)).toEqual([]);
      for (const stream of keyed) {
        expect((await typesOf(stream)).filter((type) => type !== 'entry')).toEqual([]);
      }
      expect(
        (await changesOf(owner as LiveStream)).find(({ subjectType }) => subjectType === 'accessToken'),
      ).toMatchObject({ action: 'create', subjects: [{ id: token.id, type: 'accessToken' }] });
      expect((await typesOf(owner)).filter((type) => type === 'accessToken')).toHaveLength(1);
      expect((await typesOf(admin)).filter((type) => type === 'accessToken')).toHaveLength(2);
      await team.admin.rest('DELETE', `/users/${await idOf(other)}`);
    });
  });

  test('announce team views only to sessions, and personal views to nobody', async () => {
    const clients = [team.admin, await keyClient({}), await link({ brandIds: [inside] })];
    const [session, ...keyed] = await Promise.all(clients.map((client) => openStream(client)));
    const create = 'mutation ($input: SavedViewInput!) { view: createSavedView(input: $input) { id } }';
    await team.member.graphql(create, { input: { name: 'Personal', state: '' } });
    const { data } = await team.member.graphql(create, {
      input: { name: 'Team', state: '', isShared: true },
    });
    expect(await changesOf(session as LiveStream)).toMatchObject([
      { action: 'create', subjectType: 'savedView', subjects: [{ id: data?.view?.id, type: 'savedView' }] },
    ]);
    for (const stream of keyed) {
      expect((await changesOf(stream)).map(({ subjectType }) => subjectType)).not.toContain('savedView');
    }
  });

  test('start with `missed` only if something in the scope has changed', async () => {
    const client = await link({ brandIds: [inside] });
    const first = async (since: number) => (await openStream(client, { since })).events[0]?.type;
    await team.planner.sql('delete from change_sets');
    await blog({ brandId: outside });
    expect(await first(1_000)).toBe('connected');
    // If the last fetch was that long ago, the server sends `missed` without checking each change.
    expect(await first(600_000)).toBe('missed');
    await blog({ brandId: inside });
    expect(await first(1_000)).toBe('missed');
  });

  test('start quickly after many changes to the same entry', async () => {
    const client = await link({ brandIds: [inside] });
    const id = await blog({ brandId: outside });
    await team.planner.sql('delete from change_sets');
    const first = async (since: number) => (await openStream(client, { since })).events[0]?.type;
    const change = async (count: number) => {
      // Begin the ids with the current time, as version 7 UUIDs do.
      const time = Date.now().toString(16).padStart(12, '0');
      const ids = `select ('${time}' || '7000' || '8' || lpad(to_hex(i), 15, '0'))::uuid as id
        from generate_series(1, ${count}) as i`;
      await team.planner.sql(`insert into change_sets (id, at, channel, action, subject_type, subject_count)
        select id, now(), 'rest', 'edit', 'entry', 1 from (${ids}) as ids`);
      await team.planner.sql(
        `insert into changes (change_set_id, subject_id, subject_type, kind, title, before, after)
        select id, ?::uuid, 'entry', 'blog', 'Launch', '{"showOnCalendar": true}', '{"showOnCalendar": true}'
        from (${ids}) as ids`,
        [id],
      );
    };
    await change(8_000);
    expect(await first(1_000)).toBe('connected');
    // Now there are too many changes for the server to check each of them.
    await change(4_000);
    expect(await first(1_000)).toBe('missed');
  });

  test('start with `connected`, even while something in the scope changes', async () => {
    const client = await link({});
    await openStream(client);
    const first = async () => {
      await blog({});
      return (await openStream(client)).events[0]?.type;
    };
    const types = await Promise.all(Array.from({ length: 20 }, first));
    expect(types).toEqual(types.map(() => 'connected'));
  });

  const change =
    'mutation ($id: ID!, $input: AccessTokenUpdateInput!) { updateAccessToken(id: $id, input: $input) { id } }';
  const update = async (by: Client, id: string, input: object) => {
    expect((await by.graphql(change, { id, input })).errors).toBeUndefined();
  };

  test('send `missed` when the scope changes, and then apply the new scope', async () => {
    const { secret, token } = await createToken(team.member, { kind: 'key', brandIds: [outside] });
    const stream = await openStream(tokenClient(team.planner, secret));
    await update(team.member, token.id, { name: 'Renamed' });
    await update(team.member, token.id, { brandIds: [inside] });
    await eventually(() => expect(stream.events.at(-1)?.type).toBe('missed'));
    await blog({ brandId: outside });
    expect(await changesOf(stream)).toEqual([]);
    expect(stream.events.map(({ type }) => type)).toEqual(['connected', 'missed', 'change']);
  });

  describe('end within a second when', () => {
    const revoke = async (id: string) =>
      team.admin.graphql('mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }', { id });

    test.each(['key', 'link'])('a %s is revoked', async (kind) => {
      const { secret, token } = await createToken(team.admin, { kind });
      const bearer = kind === 'key' ? secret : (await exchange(team.planner, secret)).body.token;
      const stream = await openStream(tokenClient(team.planner, bearer));
      const other = await openStream(await link({}));
      await revoke(token.id);
      await stream.completed(1_000);
      expect(other.isComplete()).toBe(false);
    });

    test('the owner of a key loses approval or is deleted', async () => {
      for (const end of ['PATCH', 'DELETE'] as const) {
        const owner = await team.planner.join(team.admin, 'leaver@planner.example');
        const id = await idOf(owner);
        const stream = await openStream(await keyClient({}, owner));
        const path = end === 'PATCH' ? `/users/${id}/approve` : `/users/${id}`;
        await team.admin.rest(end, path, end === 'PATCH' ? { isApproved: false } : undefined);
        await stream.completed(1_000);
        if (end === 'PATCH') await team.admin.rest('DELETE', `/users/${id}`);
      }
    });

    test('a token expires', async () => {
      const key = await keyClient({ expiresAt: soon(3_000) });
      const linked = await link({ expiresAt: soon(3_000) });
      const open = [await openStream(key), await openStream(linked)];
      expect(open.map((stream) => stream.isComplete())).toEqual([false, false]);
      for (const stream of open) await stream.completed(4_000);
    });

    test('the expiry of a token is changed to an earlier time', async () => {
      const { secret, token } = await createToken(team.member, { kind: 'key', expiresAt: null });
      const stream = await openStream(tokenClient(team.planner, secret));
      await update(team.member, token.id, { expiresAt: soon(1_500) });
      await stream.completed(2_500);
    });

    test('the short-lived token of a link expires', async () => {
      const { secret } = await createToken(team.admin, { kind: 'link' });
      const { token } = (await exchange(team.planner, secret)).body;
      const shortLived = await resign(token, { exp: Math.floor(Date.now() / 1000) + 3 });
      const stream = await openStream(tokenClient(team.planner, shortLived));
      expect(stream.events[0]?.type).toBe('connected');
      await stream.completed(4_000);
    });

    test('the origin of an embed is removed', async () => {
      const { secret, token } = await createToken(team.admin, { kind: 'embed', origins: [ORIGIN] });
      const headers = { origin: ORIGIN };
      const { body } = await exchange(team.planner, secret, headers);
      const stream = await openStream(tokenClient(team.planner, body.token, headers));
      expect(stream.headers.get('access-control-allow-origin')).toBe('*');
      await update(team.admin, token.id, { origins: [ORIGIN, 'https://other.example'] });
      await update(team.admin, token.id, { origins: ['https://other.example'] });
      await stream.completed(1_000);
    });
  });

  test('are rejected for revoked tokens', async () => {
    const { secret, token } = await createToken(team.admin, { kind: 'key' });
    await team.planner.sql('update access_tokens set revoked_at = now() where id = ?', [token.id]);
    const rejected = await openStream(tokenClient(team.planner, secret));
    expect(rejected.errors[0]?.message).toBe('This access token was revoked. Ask for a new one.');
  });
});

describe.each(soakDatabases)('the limits for live updates with access tokens on %s', (database) => {
  test('count each key separately, and all links and embeds together', async () => {
    const planner = await createTestPlanner(database, { live: { maxPerUser: 1, maxPublic: 2 } });
    try {
      const admin = await planner.register(ADMIN_EMAIL);
      await planner.join(admin, MEMBER_EMAIL);
      const key = tokenClient(planner, (await createToken(admin, { kind: 'key' })).secret);
      const other = tokenClient(planner, (await createToken(admin, { kind: 'key' })).secret);
      const links = [await linkClient(planner, admin), await linkClient(planner, admin)];
      const statuses: number[] = [];
      for (const client of [admin, key, other, ...links]) statuses.push((await openStream(client)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      const second = await openStream(key);
      expect(second.status).toBe(429);
      expect(second.errors[0]?.message).toBe(
        'This key has too many live connections (at most 1). Close some of them.',
      );
      expect((await openStream(links[0] as Client)).status).toBe(503);
    } finally {
      await planner.close();
    }
  });

  test('do not let one link use up the streams of other links', async () => {
    const planner = await createTestPlanner(database, { live: { maxPerShared: 1 } });
    try {
      const admin = await planner.register(ADMIN_EMAIL);
      const [first, second] = [await linkClient(planner, admin), await linkClient(planner, admin)];
      const statuses: number[] = [];
      for (const client of [first, first, second]) statuses.push((await openStream(client)).status);
      expect(statuses).toEqual([200, 503, 200]);
    } finally {
      await planner.close();
    }
  });

  /** Serves the planner. Returns a function that opens a stream from an address, and one that closes all of them. */
  async function servedTo(planner: TestPlanner) {
    const origin = await planner.serve({ TRUST_PROXY: 'loopback' });
    const closing = new AbortController();
    // Keep the responses, because the garbage collector cancels the body of a response that nobody can read anymore.
    const responses: Response[] = [];
    return {
      close() {
        closing.abort();
        responses.length = 0;
      },
      async open(address: string, headers: Record<string, string>): Promise<number> {
        const response = await fetch(`${origin}/graphql`, {
          method: 'POST',
          headers: {
            ...headers,
            ...{
              accept: 'text/event-stream',
              'content-type': 'application/json',
              'x-forwarded-for': address,
            },
          },
          body: JSON.stringify({ query: CHANGES }),
          signal: closing.signal,
        });
        responses.push(response);
        return response.status;
      },
    };
  }

  const linkHeaders = async (planner: TestPlanner, admin: Client) => {
    const { secret } = await createToken(admin, { kind: 'link' });
    return { authorization: `Bearer ${(await exchange(planner, secret)).body.token}` };
  };

  test('count the streams of all links from one address or IPv6 site, but not those of users', async () => {
    const planner = await createTestPlanner(database, { live: { maxPerAddress: 2, maxPerSite: 3 } });
    try {
      const admin = await planner.register(ADMIN_EMAIL);
      const [first, second] = [await linkHeaders(planner, admin), await linkHeaders(planner, admin)];
      const session = { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') };
      const { open, close } = await servedTo(planner);
      const statuses: [string, number][] = [];
      for (const [address, headers] of [
        ['203.0.113.1', first],
        ['203.0.113.1', second],
        ['203.0.113.1', second],
        ['203.0.113.1', session],
        ['203.0.113.2', second],
        ['2001:db8:0:1::1', first],
        ['2001:db8:0:1::2', first],
        ['2001:db8:0:1::3', first],
        ['2001:db8:0:2::1', first],
        ['2001:db8:0:3::1', first],
        ['2001:db8:1:1::1', first],
      ] as const) {
        statuses.push([address, await open(address, headers)]);
      }
      expect(statuses.map(([, status]) => status)).toEqual([
        ...[200, 200, 429, 200, 200],
        ...[200, 200, 429, 200, 429, 200],
      ]);
      close();
      const { open: openAgain, close: closeAgain } = await servedTo(planner);
      await eventually(async () => expect(await openAgain('203.0.113.1', first)).toBe(200));
      closeAgain();
    } finally {
      await planner.close();
    }
  });

  test('leave streams for other visitors of a link if one address opens too many', async () => {
    const planner = await createTestPlanner(database);
    try {
      const admin = await planner.register(ADMIN_EMAIL);
      const headers = await linkHeaders(planner, admin);
      const { open, close } = await servedTo(planner);
      const flood = Array.from({ length: runs(130, 520) }, () => open('203.0.113.1', headers));
      expect(await open('203.0.113.2', headers)).toBe(200);
      const opened = (await Promise.all(flood)).filter((status) => status === 200);
      expect(opened).toHaveLength(100);
      expect(await open('203.0.113.3', headers)).toBe(200);
      close();
    } finally {
      await planner.close();
    }
  });

  test('send `missed` instead of changes that are too large to read', async () => {
    const planner = await createTestPlanner(database, { live: { maxDelivered: 1 } });
    try {
      const admin = await planner.register(ADMIN_EMAIL);
      const entry = async () => (await admin.rest('POST', '/logs/blog', smallest('blog'))).body.id;
      const ids = [await entry(), await entry()];
      const [linked, own] = [await openStream(await linkClient(planner, admin)), await openStream(admin)];
      await admin.rest('PATCH', '/logs/blog/bulk', { ids, data: { showOnCalendar: false } });
      await eventually(() => expect(own.changes().at(-1)?.subjectCount).toBe(2));
      await eventually(() => expect(linked.events.at(-1)?.type).toBe('missed'));
      expect(linked.changes()).toEqual([]);
    } finally {
      await planner.close();
    }
  });
});
