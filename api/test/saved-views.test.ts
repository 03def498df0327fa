import { describe, expect, test } from 'vitest';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { soakDatabases, useTeam } from './planner.js';

interface View {
  id: string;
  name: string;
  isShared: boolean;
  state: string;
  version: number;
  createdBy: { id: string } | null;
  isOwn: boolean;
  canEdit: boolean;
}

const VIEW = '{ id name isShared state version createdBy { id } isOwn canEdit }';
const LIST = `{ views: savedViews ${VIEW} }`;
const CREATE = `mutation ($input: SavedViewInput!) { view: createSavedView(input: $input) ${VIEW} }`;
const UPDATE = `mutation ($id: ID!, $version: Int, $input: SavedViewUpdateInput!) {
  view: updateSavedView(id: $id, version: $version, input: $input) ${VIEW}
}`;
const DELETE = 'mutation ($id: ID!) { id: deleteSavedView(id: $id) }';
const ACTIVITY = `{ activity(first: 20, filter: { subjectTypes: [savedView] }) {
  edges { node { action changes { title values { name before after } } } }
} }`;

describe.each(soakDatabases)('saved views on %s', (database) => {
  const team = useTeam(database);

  /** Returns the result of a call, or the status and the message of its error. */
  async function send<Result>(client: Client, query: string, variables: object = {}) {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message];
    return Object.values(data ?? {})[0] as Result;
  }

  const tryToCreate = (client: Client, input: object = {}) =>
    send<View>(client, CREATE, { input: { name: 'Launch', state: 'view=month', ...input } });
  const create = async (client: Client, input: object = {}) => (await tryToCreate(client, input)) as View;
  const update = (client: Client, { id }: View, input: object, version?: number) =>
    send<View>(client, UPDATE, { id, input, version });
  const remove = (client: Client, { id }: View) => send<string>(client, DELETE, { id });
  const list = async (client: Client) => (await send<View[]>(client, LIST)) as View[];
  const names = async (client: Client) => (await list(client)).map(({ name }) => name);

  const NOT_FOUND = [404, 'View not found'];
  const FORBIDDEN = [403, 'Only the creator of a team view and administrators can change it.'];

  test('can be created, listed by name, changed and deleted', async () => {
    const view = await create(team.member, { name: ' Launch ', state: '?view=month&brand=a%20b' });
    expect(view).toMatchObject({
      name: 'Launch',
      isShared: false,
      state: 'view=month&brand=a%20b',
      version: 1,
    });
    expect(view).toMatchObject({ isOwn: true, canEdit: true, createdBy: { id: expect.any(String) } });
    await create(team.member, { name: 'agenda', state: '' });
    expect(await names(team.member)).toEqual(['agenda', 'Launch']);
    const changed = await update(team.member, view, { name: 'Launch 2', state: 'view=week' }, 1);
    expect(changed).toEqual({ ...view, name: 'Launch 2', state: 'view=week', version: 2 });
    expect(await update(team.member, view, { name: 'Launch 2' })).toEqual(changed);
    expect(await remove(team.member, view)).toBe(view.id);
    expect(await names(team.member)).toEqual(['agenda']);
    expect(await remove(team.member, view)).toEqual(NOT_FOUND);
  });

  test('are only visible to their owner, unless they are shared', async () => {
    const personal = await create(team.member, { name: 'Personal' });
    const shared = await create(team.member, { name: 'Shared', isShared: true });
    expect(await names(team.admin)).toEqual(['Shared']);
    expect(await update(team.admin, personal, { name: 'x' })).toEqual(NOT_FOUND);
    expect(await remove(team.admin, personal)).toEqual(NOT_FOUND);
    expect(await update(team.member, personal, { isShared: true })).toMatchObject({ isShared: true });
    expect(await list(team.admin)).toMatchObject([
      { name: 'Personal', isOwn: false, canEdit: true },
      { name: 'Shared', isOwn: false, canEdit: true },
    ]);
    expect(await update(team.member, shared, { isShared: false })).toMatchObject({ isShared: false });
    expect(await names(team.admin)).toEqual(['Personal']);
  });

  test('can be changed by their creator and administrators if they are shared with the team', async () => {
    const ofAdmin = await create(team.admin, { name: 'Admin', isShared: true });
    expect(await list(team.member)).toMatchObject([{ name: 'Admin', isOwn: false, canEdit: false }]);
    expect(await update(team.member, ofAdmin, { name: 'x' })).toEqual(FORBIDDEN);
    expect(await remove(team.member, ofAdmin)).toEqual(FORBIDDEN);
    const ofMember = await create(team.member, { name: 'Member', isShared: true });
    expect(await update(team.admin, ofMember, { name: 'Renamed' })).toMatchObject({ name: 'Renamed' });
    expect(await update(team.admin, ofMember, { isShared: false })).toEqual([
      403,
      'Only the creator of a team view can make it personal.',
    ]);
    expect(await remove(team.admin, ofMember)).toBe(ofMember.id);
  });

  test('are not overwritten if someone else has changed them in the meantime', async () => {
    const view = await create(team.member, { isShared: true });
    await update(team.admin, view, { state: 'view=week' }, 1);
    const variables = { id: view.id, version: 1, input: { state: 'view=agenda' } };
    const { errors } = await team.member.graphql(UPDATE, variables);
    expect(errors).toMatchObject([
      {
        message: 'Someone else changed this view in the meantime.',
        extensions: { status: 409, current: { id: view.id, state: 'view=week', version: 2, isShared: true } },
      },
    ]);
    expect(await update(team.member, view, variables.input, 2)).toMatchObject({ version: 3 });
  });

  test('have names that are unique for each user and within the team', async () => {
    const view = await create(team.member, { name: 'Café' });
    const taken = [409, 'You already have a view with this name.'];
    const takenInTeam = [409, 'The team already has a view with this name.'];
    expect(await tryToCreate(team.member, { name: 'CAFE\u0301' })).toEqual(taken);
    await create(team.admin, { name: 'Café' });
    const shared = await create(team.admin, { name: 'Café', isShared: true });
    expect(await tryToCreate(team.member, { name: 'café', isShared: true })).toEqual(takenInTeam);
    expect(await update(team.member, view, { isShared: true })).toEqual(takenInTeam);
    expect(await update(team.admin, shared, { isShared: false })).toEqual(taken);
    expect(await update(team.admin, shared, { name: 'CAFÉ' })).toMatchObject({ name: 'CAFÉ' });
    const calls = [1, 2].map(() => () => tryToCreate(team.member, { name: 'Same', isShared: true }));
    const lock = `select key from settings where key = 'saved-views-lock' for update`;
    const results = await team.planner.meeting(lock, calls);
    const values = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason));
    expect(values).toContainEqual(takenInTeam);
    expect(values).toContainEqual(expect.objectContaining({ name: 'Same', version: 1 }));
  });

  test.each([
    [{ name: ' ' }, 'name is required'],
    [{ name: 'x'.repeat(61) }, 'name can have at most 60 characters'],
    [{ state: 'x'.repeat(4001) }, 'state can have at most 4000 characters'],
    [{ state: 'a b' }, 'state must be a URL search string'],
    [{ state: 'view=month#x' }, 'state must be a URL search string'],
  ])('reject invalid values: %j', async (input, message) => {
    expect(await tryToCreate(team.member, input)).toEqual([400, message]);
    expect(await update(team.member, await create(team.member), input)).toEqual([400, message]);
  });

  test('are limited to 200 per user, whether personal or shared', async () => {
    const { createdBy } = await create(team.member, { isShared: true });
    await team.planner.sql(
      `insert into saved_views (id, name, owner_id, created_by, state, created_at, updated_at)
       select gen_random_uuid(), n::text, ?, ?, '', now(), now() from generate_series(1, 198) n`,
      [createdBy?.id, createdBy?.id],
    );
    const last = await create(team.member, { name: 'Last' });
    const full = [409, 'You can have at most 200 views. Delete one first.'];
    expect(await tryToCreate(team.member, { name: 'One more' })).toEqual(full);
    expect(await tryToCreate(team.admin, { name: 'One more' })).toMatchObject({ name: 'One more' });
    expect(await update(team.member, last, { name: 'Changed' })).toMatchObject({ name: 'Changed' });
  });

  test('are not accessible with access tokens', async () => {
    await create(team.admin, { isShared: true });
    const { secret } = await createToken(team.admin, { kind: 'key', canWrite: true });
    const rejected = [403, 'Access tokens cannot do this. Log in instead.'];
    const clients = [tokenClient(team.planner, secret), await linkClient(team.planner, team.admin)];
    for (const client of clients) {
      expect(await send(client, LIST)).toEqual(rejected);
      expect(await tryToCreate(client)).toEqual(rejected);
    }
  });

  test('appear in Activity only while they are shared with the team', async () => {
    const view = await create(team.member, { name: 'Private' });
    await update(team.member, view, { state: 'secret=1' });
    await update(team.member, view, { isShared: true, name: 'Team' });
    await update(team.member, view, { state: 'view=week' });
    await update(team.member, view, { isShared: false, name: 'Private again' });
    await remove(team.member, view);
    const { data } = await team.admin.graphql<{ activity: { edges: { node: Entity }[] } }>(ACTIVITY);
    const valuesOf = (before: string | null, after: string | null, name = 'state') => ({
      name,
      before,
      after,
    });
    expect(data?.activity.edges.map(({ node }) => node).toReversed()).toEqual([
      {
        action: 'create',
        changes: [{ title: 'Team', values: [valuesOf(null, 'Team', 'name'), valuesOf(null, 'secret=1')] }],
      },
      { action: 'edit', changes: [{ title: 'Team', values: [valuesOf('secret=1', 'view=week')] }] },
      {
        action: 'delete',
        changes: [{ title: 'Team', values: [valuesOf('Team', null, 'name'), valuesOf('view=week', null)] }],
      },
    ]);
  });

  test('are kept after their owner is deleted if they are shared with the team', async () => {
    const client = await team.planner.join(team.admin, 'leaving@planner.example');
    await create(client, { name: 'Personal' });
    const shared = await create(client, { name: 'Shared', isShared: true });
    await team.admin.rest('DELETE', `/users/${shared.createdBy?.id}`);
    expect(await list(team.admin)).toMatchObject([{ name: 'Shared', createdBy: null, canEdit: true }]);
    expect(await team.planner.sql('select name from saved_views')).toEqual([{ name: 'Shared' }]);
    expect(await remove(team.member, shared)).toEqual(FORBIDDEN);
  });
});
