import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client } from './client.js';
import { eventually, type LiveStream, openStream as open } from './live-stream.js';
import { ADMIN_EMAIL, createTestPlanner, MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';

const streams: LiveStream[] = [];

async function openStream(client: Client): Promise<LiveStream> {
  const stream = await open(client);
  streams.push(stream);
  return stream;
}

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});

const ANNOUNCE = `mutation ($id: ID!, $formId: ID!, $isEditing: Boolean!) {
  announceEditing(id: $id, formId: $formId, isEditing: $isEditing)
}`;

/** Announces that a form was opened or closed. */
async function announce(client: Client, id: string, formId: string, isEditing: boolean): Promise<void> {
  const { data, errors } = await client.graphql(ANNOUNCE, { id, formId, isEditing });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ announceEditing: true });
}

/** Opens a form, and returns a function that closes it. */
async function edit(client: Client, id: string, formId: string = randomUUID()): Promise<() => Promise<void>> {
  await announce(client, id, formId, true);
  return () => announce(client, id, formId, false);
}

const idOf = async (client: Client) => (await client.rest('GET', '/auth/user')).body.id as string;

const plan = async (client: Client) =>
  (await client.rest('POST', '/logs/blog', { date: '2026-03-08', blogName: 'Launch' })).body.id as string;

describe.each(soakDatabases)('announceEditing on %s', (database) => {
  const team = useTeam(database);
  let entryId: string;
  let memberId: string;
  const closing: (() => Promise<void>)[] = [];

  /** Opens a form that is closed after the test. */
  async function editing(client: Client, formId?: string): Promise<() => Promise<void>> {
    const close = await edit(client, entryId, formId);
    closing.push(close);
    return close;
  }

  /**
   * Returns the events that say who is editing the entry. Omits events about other entries, which might belong to the
   * previous test.
   */
  const announcements = ({ events }: LiveStream) =>
    events.filter(
      ({ type, editing: forms }) => type === 'editing' && forms?.some((form) => form.entryId === entryId),
    );

  beforeEach(async () => {
    entryId = await plan(team.admin);
    memberId = await idOf(team.member);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  test('shows other users who is editing, until the form is closed', async () => {
    const { admin, member } = team;
    const stream = await openStream(admin);
    const close = await editing(member);
    await eventually(() => expect(stream.editors()).toEqual({ [entryId]: [memberId] }));
    expect(stream.events.at(-1)).toEqual({
      type: 'editing',
      change: null,
      editing: [{ entryId, people: [{ id: memberId }] }],
    });
    await close();
    await eventually(() => expect(stream.editors()).toEqual({}));
  });

  test('shows who is editing to users who connect later', async () => {
    await editing(team.member);
    const stream = await openStream(team.admin);
    await eventually(() => expect(stream.editors()).toEqual({ [entryId]: [memberId] }));
    const again = await openStream(team.admin);
    expect(again.events).toMatchObject([{ type: 'connected', editing: [{ entryId }] }]);
  });

  test('lists users in the order in which they started editing', async () => {
    const { admin, member, planner } = team;
    const third = await planner.join(admin, 'third@planner.example');
    const thirdId = await idOf(third);
    const stream = await openStream(admin);
    await editing(member);
    const close = await edit(third, entryId);
    await eventually(() => expect(stream.editors()).toEqual({ [entryId]: [memberId, thirdId] }));
    await close();
    await eventually(() => expect(stream.editors()).toEqual({ [entryId]: [memberId] }));
    await admin.rest('DELETE', `/users/${thirdId}`);
  });

  test('does not show users their own editing, in any of their tabs or browsers', async () => {
    const { admin, member, planner } = team;
    const elsewhere = planner.visitor();
    await elsewhere.rest('POST', '/auth/login', { email: MEMBER_EMAIL, password: PASSWORD });
    const [own, other] = [await openStream(member), await openStream(admin)];
    await editing(member);
    await editing(elsewhere);
    await eventually(() => expect(other.editors()).toEqual({ [entryId]: [memberId] }));
    await editing(admin);
    const adminId = await idOf(admin);
    await eventually(() => expect(own.editors()).toEqual({ [entryId]: [adminId] }));
    expect(announcements(own)).toHaveLength(1);
    expect((await openStream(member)).editors()).toEqual({ [entryId]: [adminId] });
  });

  test('shows a user with two open forms until both forms are closed', async () => {
    const { admin, member } = team;
    const stream = await openStream(admin);
    const [first, second] = [await editing(member), await editing(member)];
    await first();
    const close = await editing(member);
    await close();
    // If closing one form also closed the other, there would be more events.
    await second();
    await eventually(() => expect(stream.editors()).toEqual({}));
    expect(announcements(stream)).toHaveLength(2);
  });

  test('does not change the entry', async () => {
    const { admin, member, planner } = team;
    const countSets = () => planner.sql('select count(*) from change_sets');
    const read = async () => {
      const { body, headers } = await admin.rest('GET', `/logs/blog/${entryId}`);
      return { body, tag: headers.get('etag') };
    };
    const before = [await read(), await countSets()];
    const close = await editing(member);
    await close();
    expect([await read(), await countSets()]).toEqual(before);
    expect(member.changeIds).toEqual([]);
  });

  describe('stops showing users when', () => {
    let leaver: Client;
    let leaverId: string;
    beforeEach(async () => {
      leaver = await team.planner.join(team.admin, 'leaver@planner.example');
      leaverId = await idOf(leaver);
    });
    afterEach(async () => {
      await team.admin.rest('DELETE', `/users/${leaverId}`);
    });

    test.each<[string, () => Promise<unknown>]>([
      ['they log out', () => leaver.rest('POST', '/auth/logout')],
      [
        'they lose their approval',
        () => team.admin.rest('PATCH', `/users/${leaverId}/approve`, { isApproved: false }),
      ],
      ['their account is deleted', () => team.admin.rest('DELETE', `/users/${leaverId}`)],
    ])('%s', async (_, leave) => {
      const stream = await openStream(team.admin);
      await edit(leaver, entryId);
      await eventually(() => expect(stream.editors()).toEqual({ [entryId]: [leaverId] }));
      await leave();
      await eventually(() => expect(stream.editors()).toEqual({}));
    });

    test('they log out while nobody is connected', async () => {
      await edit(leaver, entryId);
      await leaver.rest('POST', '/auth/logout');
      const stream = await openStream(team.admin);
      await eventually(() => expect(stream.editors()).toEqual({}));
    });
  });

  test('shows nothing to access tokens', async () => {
    const { admin, member, planner } = team;
    const key = tokenClient(planner, (await createToken(member, { kind: 'key' })).secret);
    const link = await linkClient(planner, admin, {});
    const scoped = [await openStream(key), await openStream(link)];
    const stream = await openStream(admin);
    await editing(member);
    await eventually(() => expect(stream.editors()).toEqual({ [entryId]: [memberId] }));
    scoped.push(await openStream(key), await openStream(link));
    await plan(admin);
    for (const { changes } of scoped) await eventually(() => expect(changes()).toHaveLength(1));
    for (const { events } of scoped) {
      expect(events.map(({ type }) => type)).not.toContain('editing');
      expect(events.every((event) => event.editing === null)).toBe(true);
    }
  });

  test('rejects unknown entries and invalid ids', async () => {
    const { member } = team;
    const formId = randomUUID();
    const rejected = async (id: string, form: string = formId) => {
      const { errors } = await member.graphql(ANNOUNCE, { id, formId: form, isEditing: true });
      return errors?.[0]?.message;
    };
    expect(await rejected(randomUUID())).toBe('Log entry not found');
    expect(await rejected('everything')).toBe('Log entry not found');
    for (const invalid of ['', 'my form', 'x'.repeat(65)]) {
      expect(await rejected(entryId, invalid)).toBe(
        'formId is invalid. Use 1 to 64 letters, digits, hyphens and underscores.',
      );
    }
    await team.admin.rest('DELETE', `/logs/blog/${entryId}`);
    expect(await rejected(entryId)).toBe('Log entry not found');
    // The entry might be deleted while its form is open, so closing the form must succeed.
    await announce(member, entryId, formId, false);
  });

  test('rejects access tokens and visitors', async () => {
    const { member, planner, visitor } = team;
    const { secret } = await createToken(member, { kind: 'key', canWrite: true });
    const variables = { id: entryId, formId: randomUUID(), isEditing: true };
    const key = await tokenClient(planner, secret).graphql(ANNOUNCE, variables);
    expect(key.errors?.[0]?.message).toBe('Access tokens cannot do this. Log in instead.');
    expect((await visitor.graphql(ANNOUNCE, variables)).errors?.[0]?.message).toBe('Unauthorized');
  });

  test('rejects more than 20 open forms from one user, but accepts repeated announcements of a form', async () => {
    const { admin, member } = team;
    const stream = await openStream(admin);
    const formIds = Array.from({ length: 20 }, (_, place) => `form-${place}`);
    for (const formId of formIds) await editing(member, formId);
    await eventually(() => expect(stream.editors()).toEqual({ [entryId]: [memberId] }));
    // The database might still be notifying the server of the last forms.
    await eventually(async () => {
      const formId = randomUUID();
      const { errors } = await member.graphql(ANNOUNCE, { id: entryId, formId, isEditing: true });
      if (!errors) await announce(member, entryId, formId, false);
      expect(errors?.[0]).toMatchObject({
        message: 'You are editing 20 entries. Close some of them.',
        extensions: { type: 'rateLimited', status: 429 },
      });
    });
    await editing(member, formIds[0]);
    await closing[0]?.();
    await eventually(() => editing(member));
  });
});

describe.each(soakDatabases)('on %s, a form that is no longer announced', (database) => {
  test('counts as closed after a while', async () => {
    const planner = await createTestPlanner(database, { live: { editingExpiry: 500 } });
    try {
      const admin = await planner.register(ADMIN_EMAIL);
      const member = await planner.join(admin, MEMBER_EMAIL);
      const entryId = await plan(admin);
      const formId = randomUUID();
      const stream = await openStream(admin);
      const start = performance.now();
      await edit(member, entryId, formId);
      // On a busy machine, the form can count as closed before the next line runs.
      await eventually(() => expect(stream.events.some(({ type }) => type === 'editing')).toBe(true));
      await edit(member, entryId, formId);
      await eventually(() => expect(stream.editors()).toEqual({}));
      expect(performance.now() - start).toBeGreaterThan(500);
      expect((await openStream(admin)).editors()).toEqual({});
    } finally {
      await planner.close();
    }
  });
});
