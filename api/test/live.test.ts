import { afterEach, describe, expect, test } from 'vitest';
import { eventually, type LiveStream, openStream as open } from './live-stream.js';
import {
  ADMIN_EMAIL,
  createTestPlanner,
  databases,
  MEMBER_EMAIL,
  PASSWORD,
  soakDatabases,
  useTeam,
} from './planner.js';

const streams: LiveStream[] = [];

const openStream: typeof open = async (...options) => {
  const stream = await open(...options);
  streams.push(stream);
  return stream;
};

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});

const post = { date: '2026-03-08', blogName: 'Launch' };

describe.each(databases)('live updates on %s', (database) => {
  const team = useTeam(database);

  test('deliver changes made through all transports, with their author but not their content', async () => {
    const { admin, member } = team;
    const stream = await openStream(member);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-cache, no-transform');
    expect(stream.events).toEqual([{ type: 'connected', change: null, editing: [] }]);

    const { body: entry } = await admin.rest('POST', '/logs/blog', post);
    await admin.rest('PATCH', `/logs/blog/${entry.id}`, { blogName: 'Launch day', date: '2026-04-09' });
    const { data } = await admin.graphql(
      'mutation { createBrand(input: { name: "Lumen", color: "red" }) { id } }',
    );
    await admin.graphql('mutation ($id: ID!) { deleteEntry(id: $id) }', { id: entry.id });
    await eventually(() => expect(stream.changes()).toHaveLength(4));
    const [created, edited, brand, deleted] = stream.changes();
    const { body: viewer } = await admin.rest('GET', '/auth/user');
    expect(created).toMatchObject({
      id: admin.changeIds.at(-4),
      actor: { id: viewer.id },
      action: 'create',
      subjectType: 'entry',
      subjectCount: 1,
      subjects: [{ id: entry.id, type: 'entry', kind: 'blog' }],
    });
    expect(edited).toMatchObject({ action: 'edit', subjects: [{ id: entry.id }] });
    const previous = { previousStartDate: '2026-03-08', previousEndDate: '2026-03-08' };
    expect(created?.subjects[0]).toMatchObject({ previousStartDate: null, previousEndDate: null });
    expect(edited?.subjects[0]).toMatchObject(previous);
    expect(deleted?.subjects[0]).toMatchObject({
      ...{ startDate: null, endDate: null },
      ...{ previousStartDate: '2026-04-09', previousEndDate: '2026-04-09' },
    });
    expect(brand?.subjects[0]).toMatchObject({ startDate: null, previousStartDate: null });
    expect(brand).toMatchObject({
      subjectType: 'brand',
      subjects: [{ id: data?.createBrand?.id, type: 'brand', kind: null, version: null }],
    });
    expect(deleted).toMatchObject({ action: 'delete', subjects: [{ id: entry.id, version: null }] });
    expect(JSON.stringify(stream.events)).not.toContain('Launch');
  });

  test('deliver nothing if the transaction is rolled back or nothing changes', async () => {
    const { admin, member } = team;
    const { body: entry } = await admin.rest('POST', '/logs/blog', post);
    const stream = await openStream(member);
    await admin.rest('PUT', `/logs/blog/${entry.id}`, { ...post, version: 7 });
    await admin.rest('PATCH', `/logs/blog/${entry.id}`, { blogName: 'Launch' });
    await admin.rest('POST', '/logs/blog', { ...post, blogName: 'Last' });
    await eventually(() => expect(stream.changes()).toHaveLength(1));
    expect(stream.changes()[0]?.id).toBe(admin.changeIds.at(-1));
  });

  test('omit the subjects of large changes', async () => {
    const { admin, member, planner } = team;
    await planner.sql(`insert into entries (id, kind, title, start_date, end_date, show_on_calendar, created_at, updated_at)
      select gen_random_uuid(), 'other', 'Many', '2026-03-08', '2026-03-08', true, now(), now() from generate_series(1, 101)`);
    const rows = await planner.sql<{ id: string }>('select id from entries');
    const stream = await openStream(member);
    await admin.graphql('mutation ($ids: [ID!]!) { deleteEntries(kind: other, ids: $ids) }', {
      ids: rows.map(({ id }) => id),
    });
    await eventually(() => expect(stream.changes()).toHaveLength(1));
    expect(stream.changes()[0]).toMatchObject({ subjectType: 'entry', subjectCount: 101, subjects: [] });
  });

  test('send account changes only to administrators and the affected user', async () => {
    const { admin, member, planner } = team;
    const other = await planner.join(admin, 'other@planner.example');
    const [adminStream, memberStream, otherStream] = await Promise.all(
      [admin, member, other].map((client) => openStream(client)),
    );
    const { body: user } = await other.rest('GET', '/auth/user');
    await admin.rest('PATCH', `/users/${user.id}`, { firstName: 'Noor' });
    await admin.rest('POST', '/logs/blog', post);
    await eventually(() => expect(memberStream?.changes()).toHaveLength(1));
    await eventually(() => expect(otherStream?.changes()).toHaveLength(2));
    await eventually(() => expect(adminStream?.changes()).toHaveLength(2));
    expect(memberStream?.changes()[0]?.subjectType).toBe('entry');
    expect(otherStream?.changes()[0]).toMatchObject({ subjectType: 'user', subjects: [{ id: user.id }] });
    await admin.rest('DELETE', `/users/${user.id}`);
  });

  test('apply changed permissions to open streams', async () => {
    const { admin, member } = team;
    const stream = await openStream(member);
    const { body: user } = await member.rest('GET', '/auth/user');
    await admin.rest('PATCH', `/users/${user.id}/admin`, { isAdmin: true });
    const { body: pending } = await admin.rest('POST', '/users', {
      email: 'new@planner.example',
      password: PASSWORD,
    });
    await eventually(() => expect(stream.changes().at(-1)?.subjects[0]?.id).toBe(pending.id));
    await admin.rest('PATCH', `/users/${user.id}/admin`, { isAdmin: false });
    await eventually(() => expect(stream.changes()).toHaveLength(3));
    await admin.rest('DELETE', `/users/${pending.id}`);
    await admin.rest('POST', '/logs/blog', post);
    await eventually(() => expect(stream.changes()).toHaveLength(4));
    expect(stream.changes()[3]?.subjectType).toBe('entry');
  });

  describe('the first event', () => {
    const agedChanges = () => team.planner.sql('delete from change_sets');

    test('is `missed` if content has changed since the client fetched it', async () => {
      const { admin, member } = team;
      await admin.rest('POST', '/logs/blog', post);
      expect((await openStream(member, { since: 1000 })).events[0]?.type).toBe('missed');
    });

    test('is `connected` if there have only been logins since the fetch, or if `since` is omitted', async () => {
      const { admin, member } = team;
      await agedChanges();
      await admin.rest('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
      expect((await openStream(member, { since: 1000 })).events[0]?.type).toBe('connected');
      await admin.rest('POST', '/logs/blog', post);
      expect((await openStream(member)).events[0]?.type).toBe('connected');
    });
  });

  describe('end when', () => {
    const joined = () => team.planner.join(team.admin, 'leaver@planner.example');
    const idOf = async (client: typeof team.admin) => (await client.rest('GET', '/auth/user')).body.id;
    const leave = async (id: string) => team.admin.rest('DELETE', `/users/${id}`);

    test('the user logs out', async () => {
      const client = await joined();
      const id = await idOf(client);
      const [stream, other] = [await openStream(client), await openStream(team.member)];
      await client.rest('POST', '/auth/logout');
      await stream.completed(1_000);
      expect(other.isComplete()).toBe(false);
      await leave(id);
    });

    test('the user changes the password in another browser', async () => {
      const client = await joined();
      const id = await idOf(client);
      const elsewhere = team.planner.visitor();
      await elsewhere.rest('POST', '/auth/login', { email: 'leaver@planner.example', password: PASSWORD });
      const [stream, kept] = [await openStream(client), await openStream(elsewhere)];
      const changed = await elsewhere.graphql(
        'mutation { changePassword(current: "a long enough password", new: "another long password") }',
      );
      expect(changed.errors).toBeUndefined();
      await stream.completed(1_000);
      expect(kept.isComplete()).toBe(false);
      await leave(id);
    });

    test("an administrator revokes the user's approval", async () => {
      const client = await joined();
      const id = await idOf(client);
      const stream = await openStream(client);
      await team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: false });
      await stream.completed(1_000);
      await leave(id);
    });

    test('the account is deleted', async () => {
      const client = await joined();
      const stream = await openStream(client);
      await leave(await idOf(client));
      await stream.completed(1_000);
    });

    test('another login in the same browser replaces the session', async () => {
      const client = await joined();
      const id = await idOf(client);
      const stream = await openStream(client);
      await client.rest('POST', '/auth/login', { email: MEMBER_EMAIL, password: PASSWORD });
      await stream.completed(1_000);
      await leave(id);
    });
  });

  test('are rejected without a session, or if the request does not accept a stream', async () => {
    const { visitor, member } = team;
    const stream = await openStream(visitor);
    expect(stream.errors[0]?.extensions).toMatchObject({ status: 401, type: 'unauthorized' });
    const { errors } = (
      await member.request<{ errors: LiveStream['errors'] }>('/graphql', {
        method: 'POST',
        headers: { accept: 'application/json' },
        json: { query: 'subscription { changes { type } }' },
      })
    ).body;
    expect(errors[0]?.message).toBe('A subscription is a stream. Send `Accept: text/event-stream`.');
  });
});

describe.each(soakDatabases)('the limits for live updates on %s', (database) => {
  test('reject streams beyond the limit until other streams have ended', async () => {
    const planner = await createTestPlanner(database, { live: { maxPerUser: 2, maxStreams: 3 } });
    try {
      const admin = await planner.register(ADMIN_EMAIL);
      const member = await planner.join(admin, MEMBER_EMAIL);
      const first = await openStream(admin);
      await openStream(admin);
      const third = await openStream(admin);
      expect(third.status).toBe(429);
      expect(third.headers.get('retry-after')).toBe('30');
      expect(third.errors[0]?.message).toBe('You have 2 live connections. Close some pages of the planner.');
      await openStream(member);
      const fifth = await openStream(member);
      expect(fifth.status).toBe(503);
      expect(fifth.errors[0]?.message).toBe('This server has too many live connections. Try again later.');
      await first.close();
      await eventually(async () => expect((await openStream(member)).status).toBe(200));
    } finally {
      await planner.close();
    }
  });

  test('send heartbeats, and end streams whose session has expired', async () => {
    const planner = await createTestPlanner(database, { live: { heartbeat: 100 } });
    try {
      const admin = await planner.register(ADMIN_EMAIL);
      const stream = await openStream(admin);
      await eventually(() =>
        expect(stream.events.filter(({ type }) => type === 'heartbeat').length).toBeGreaterThan(1),
      );
      await planner.sql("update sessions set expires_at = now() - interval '1 second'");
      await stream.completed();
    } finally {
      await planner.close();
    }
  });
});
