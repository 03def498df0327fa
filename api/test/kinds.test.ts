import { BUILT_IN_FIELDS } from '@content-planner/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { fetchFeed, parseFeed } from './feeds.js';
import { soakDatabases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const NEXT = '2126-03-09';
const PRESS = {
  ...{ name: 'Press release', pluralName: 'Press releases', icon: 'newspaper', color: 'teal' },
  dates: 'day',
};
const KIND = 'id name pluralName icon color dates titleLabel isBuiltIn isHidden version';
const LIST = `{ kinds { ${KIND} } }`;
const CREATE = `mutation ($input: KindInput!) { kind: createKind(input: $input) { ${KIND} } }`;
const UPDATE = `mutation ($id: LogKind!, $version: Int, $input: KindUpdateInput!) {
  kind: updateKind(id: $id, version: $version, input: $input) { ${KIND} }
}`;
const DELETE = 'mutation ($id: LogKind!) { id: deleteKind(id: $id) }';
const ACTIVITY = `{ activity(first: 20, filter: { subjectTypes: [kind] }) {
  edges { node { action changes { title kind values { name before after } } } }
} }`;
const ENTRY = 'id kind title startDate endDate version values';
const CREATE_ENTRY = `mutation ($input: EntryInput!) { entry: createEntry(input: $input) { ${ENTRY} } }`;
const UPDATE_ENTRY = `mutation ($id: ID!, $version: Int, $input: EntryPatch!) {
  entry: updateEntry(id: $id, version: $version, input: $input) { ${ENTRY} }
}`;

describe.each(soakDatabases)('kinds on %s', (database) => {
  const team = useTeam(database);
  beforeEach(async () => {
    await team.planner.sql('delete from entries');
    await team.planner.sql('delete from kinds where not is_built_in');
    await team.planner.sql(
      `update kinds set is_hidden = false, color = '#3B82F6', version = 1 where id = 'blog'`,
    );
  });

  /** Returns the result of a call, or the status and the message of its error. */
  async function send<Result>(client: Client, query: string, variables: object = {}) {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message];
    return Object.values(data ?? {})[0] as Result;
  }
  const status = async (call: Promise<unknown>) => ((await call) as unknown[])[0];
  const create = (input: object = {}, client = team.admin) =>
    send<Entity>(client, CREATE, { input: { ...PRESS, ...input } });
  const update = (id: string, input: object, version?: number, client = team.admin) =>
    send<Entity>(client, UPDATE, { id, input, version });
  const remove = (id: string, client = team.admin) => send<string>(client, DELETE, { id });
  const ids = async (client: Client = team.admin) =>
    ((await send<Entity[]>(client, LIST)) as Entity[]).map(({ id }) => id);
  const list = async (path: string, client: Client = team.member) =>
    (await client.rest<Entity[]>('GET', path)).body;

  test('are the built-in ones and those that administrators create', async () => {
    expect(await ids(team.member)).toEqual([...LOG_KINDS]);
    const kind = await create();
    expect(kind).toEqual({
      ...{
        id: 'press-release',
        ...PRESS,
        titleLabel: 'Title',
        isBuiltIn: false,
        isHidden: false,
        version: 1,
      },
    });
    expect(await ids(team.member)).toEqual([...LOG_KINDS, 'press-release']);
    const [blog] = (await send<Entity[]>(team.member, LIST)) as Entity[];
    expect(blog).toMatchObject({
      ...{ id: 'blog', name: 'Blog Post', pluralName: 'Blog Posts', icon: 'file-text', color: '#3B82F6' },
      ...{ dates: 'day', titleLabel: 'Blog Name', isBuiltIn: true },
    });
    expect(await list('/kinds')).toEqual(await send(team.member, LIST));
    const forbidden = [403, 'You must be an administrator to access this page.'];
    expect(await create({ name: 'Mine' }, team.member)).toEqual(forbidden);
    expect(await update('blog', { isHidden: true }, undefined, team.member)).toEqual(forbidden);
    expect(await remove('press-release', team.member)).toEqual(forbidden);
  });

  test('of administrators are listed in the order that they choose, which can be undone', async () => {
    for (const name of ['A', 'B', 'C']) await create({ name });
    const order = (ids: string[], client = team.admin) =>
      send<Entity[]>(client, 'mutation ($ids: [LogKind!]!) { orderKinds(ids: $ids) { id } }', { ids });
    const last = async () => {
      const query = '{ activity(first: 1) { edges { node { id changes { title values { name } } } } } }';
      const { edges } = (await send(team.admin, query)) as { edges: { node: Entity }[] };
      return edges[0]?.node as Entity;
    };
    const undo = async ({ id }: Entity) =>
      send(team.admin, 'mutation ($id: ID!) { undoChange(id: $id) { changeId } }', { id });
    await order(['c', 'blog', 'a']);
    expect(await ids()).toEqual([...LOG_KINDS, 'c', 'a', 'b']);
    const first = await last();
    const values = [{ name: 'displayOrder' }];
    expect(first.changes).toHaveLength(3);
    expect(first.changes).toContainEqual({ title: 'C', values });
    await order(['c', 'b']);
    const second = await last();
    expect((second.changes as Entity[]).map(({ title }) => title).toSorted()).toEqual(['A', 'B']);
    expect(await status(undo(first))).toBe(409);
    await undo(second);
    await undo(first);
    expect(await ids()).toEqual([...LOG_KINDS, 'a', 'b', 'c']);
    // Nothing changes.
    const { id } = await last();
    await order(['a', 'b']);
    expect((await last()).id).toBe(id);
    await order(['c', 'a']);
    await remove('c');
    const restored = await send(team.admin, 'mutation ($id: ID!) { restoreChange(id: $id) { changeId } }', {
      id: (await last()).id,
    });
    expect(restored).toEqual({ changeId: expect.any(String) });
    expect(await ids()).toEqual([...LOG_KINDS, 'c', 'a', 'b']);
    await create({ name: 'D' });
    expect(await ids()).toEqual([...LOG_KINDS, 'c', 'a', 'b', 'd']);
    expect(await status(order(['a'], team.member) as Promise<unknown>)).toBe(403);
  });

  test.each([
    ['Événement  spécial!', 'evenement-special'],
    ['Events', 'events-2'],
    ['All', 'all-2'],
    ['Blog', 'blog-2'],
    ['動画', 'kind'],
    ['a'.repeat(60), 'a'.repeat(37)],
  ])('have ids that are derived from their names: %s', async (name, id) => {
    expect(await create({ name })).toMatchObject({ id, name });
  });

  test('have unique names, and there are at most 24', async () => {
    await create();
    expect(await create({ name: 'press RELEASE ' })).toEqual([
      409,
      "A type named 'press RELEASE' already exists. Choose another name.",
    ]);
    expect(await status(create({ name: 'Blog post' }))).toBe(409);
    for (let n = LOG_KINDS.length + 2; n <= 24; n += 1) await create({ name: `Kind ${n}` });
    expect(await create({ name: 'One more' })).toEqual([
      409,
      'There can be at most 24 types. Delete one first.',
    ]);
  });

  test('can be changed, unless somebody else has changed them', async () => {
    await create();
    expect(await update('press-release', { name: 'News', dates: 'span', isHidden: true }, 1)).toMatchObject({
      ...{ id: 'press-release', name: 'News', pluralName: 'Press releases', dates: 'span', isHidden: true },
      version: 2,
    });
    expect(await update('press-release', { color: 'red' }, 1)).toEqual([
      409,
      'Someone else changed this type in the meantime.',
    ]);
    expect(await update('gone', { color: 'red' })).toEqual([404, 'This type of entry no longer exists']);
    expect(await status(update('blog', { name: 'Post' }))).toBe(400);
    expect(await update('blog', { isHidden: true, color: 'red' })).toMatchObject({
      ...{ isHidden: true, color: 'red', name: 'Blog Post', version: 2 },
    });
    expect(await send(team.admin, ACTIVITY)).toMatchObject({
      edges: [
        { node: { action: 'edit', changes: [{ title: 'Blog Post', kind: 'blog' }] } },
        { node: { action: 'edit', changes: [{ title: 'News', kind: 'press-release' }] } },
        { node: { action: 'create', changes: [{ title: 'Press release', kind: 'press-release' }] } },
      ],
    });
  });

  test('can be deleted if they have no entries, together with fields that no other kind has', async () => {
    await create();
    const field = { logType: 'press-release', fieldLabel: 'Outlet', fieldType: 'text' };
    expect((await team.admin.rest('POST', '/field-configs', field)).status).toBe(201);
    const { body } = await team.member.rest('POST', '/logs/press-release', { title: 'A', startDate: DAY });
    expect(await status(remove('press-release'))).toBe(409);
    await team.member.rest('DELETE', `/logs/press-release/${body.id}`);
    expect(await remove('press-release')).toBe('press-release');
    expect(await team.planner.sql(`select 1 from fields where name = 'outlet'`)).toEqual([]);
    expect(await status(remove('press-release'))).toBe(404);
    expect(await remove('other')).toEqual([409, 'This type is built in. Hide it instead.']);
  });

  describe('that an administrator created', () => {
    let fieldId: string;
    beforeEach(async () => {
      await create();
      const field = {
        ...{ logType: 'press-release', fieldLabel: 'Outlet', fieldType: 'dropdown', isShareable: true },
        dropdownOptions: ['Daily', 'Weekly'],
      };
      fieldId = (await team.admin.rest('POST', '/field-configs', field)).body.id;
    });
    /** Returns the id of an option. */
    const optionOf = async (name: string) => {
      const query = 'select id from options where field_id = ? and name = ?';
      return (await team.planner.sql<{ id: string }>(query, [fieldId, name]))[0]?.id;
    };
    const press = async (body: object = {}): Promise<Entity> =>
      (
        await team.member.rest('POST', '/logs/press-release', {
          ...{ title: 'Award', startDate: DAY, dynamicFields: { outlet: 'Daily' } },
          ...body,
        })
      ).body;

    test('have entries in REST', async () => {
      const entry = await press();
      expect(entry).toMatchObject({
        ...{ title: 'Award', startDate: DAY, endDate: DAY, dynamicFields: { outlet: 'Daily' }, version: 1 },
      });
      const path = `/logs/press-release/${entry.id}`;
      expect(await list('/logs/press-release')).toEqual([entry]);
      expect((await team.member.rest('GET', path)).body).toEqual(entry);
      expect((await team.member.rest('PATCH', path, { title: 'Prize' })).body).toMatchObject({
        ...{ title: 'Prize', dynamicFields: { outlet: 'Daily' }, version: 2 },
      });
      const put = { title: 'Put', startDate: NEXT, dynamicFields: { outlet: 'Weekly' } };
      expect((await team.member.rest('PUT', path, put)).body).toMatchObject({ ...put, endDate: NEXT });
      const long = await team.member.rest('PUT', path, { ...put, endDate: '2126-03-12' });
      expect(long).toMatchObject({ status: 400, body: { errors: [{ code: 'oneDayOnly' }] } });
      const data = { showOnCalendar: false, dynamicFields: { outlet: 'Daily' } };
      expect(
        (await team.member.rest('PATCH', '/logs/press-release/bulk', { ids: [entry.id], data })).body,
      ).toEqual({ updated: 1 });
      expect((await team.member.rest('GET', `/logs/blog/${entry.id}`)).status).toBe(404);
      expect((await team.member.rest('GET', '/logs/gone')).status).toBe(404);
      expect((await team.member.rest('POST', '/logs/gone', { title: 'A', startDate: DAY })).status).toBe(404);
      expect((await team.member.rest('GET', '/logs/event')).status).toBe(404);
      expect((await team.member.rest('DELETE', path)).status).toBe(204);
    });

    test('have entries in GraphQL, with values by field and option', async () => {
      const option = await optionOf('Weekly');
      const input = {
        kind: 'press-release',
        title: 'Award',
        startDate: DAY,
        values: { [fieldId]: option },
      };
      const entry = (await send<Entity>(team.member, CREATE_ENTRY, { input })) as Entity;
      expect(entry).toEqual({
        ...{ id: expect.any(String), kind: 'press-release', title: 'Award', startDate: DAY, endDate: DAY },
        ...{ version: 1, values: { [fieldId]: option } },
      });
      const { id } = entry;
      expect(
        await send(team.member, UPDATE_ENTRY, { id, version: 1, input: { startDate: NEXT } }),
      ).toMatchObject({ startDate: NEXT, endDate: NEXT, title: 'Award', values: { [fieldId]: option } });
      const change = (variables: object) => send(team.member, UPDATE_ENTRY, { id, ...variables });
      expect(await status(change({ version: 1, input: { title: 'B' } }))).toBe(409);
      expect(await status(change({ input: { values: { gone: 1 } } }))).toBe(400);
      expect(
        await send(team.member, UPDATE_ENTRY, { id, input: { values: { [fieldId]: null } } }),
      ).toHaveProperty('values', {});
      const social = {
        ...{ kind: 'social', title: 'Teaser', startDate: DAY },
        values: { mediaType: 'Video', platforms: ['instagram', 'tiktok'] },
      };
      const post = (await send<Entity>(team.member, CREATE_ENTRY, { input: social })) as Entity;
      expect(post).toMatchObject({ kind: 'social', values: social.values });
      expect(
        await send(team.member, UPDATE_ENTRY, { id: post.id, input: { values: { platforms: [] } } }),
      ).toMatchObject({ values: { mediaType: 'Video' } });
      const unknown = { ...input, kind: 'gone', values: {} };
      expect(await status(send(team.member, CREATE_ENTRY, { input: unknown }))).toBe(404);
    });

    test('are in the calendar, its counts, pages, imports, history and undo', async () => {
      const { id } = await press();
      const option = await optionOf('Daily');
      const range = `from: "${DAY}", to: "${DAY}"`;
      const query = `{
        calendar(${range}) { id kind }
        calendarCounts(${range}, today: "${DAY}", by: kind) { kind total }
        list: entries(filter: { kinds: ["press-release"], startsFrom: "${DAY}" }) { nodes { id } }
        entries(filter: { search: "award", conditions: [
          { field: "@kind", operator: "isAnyOf", value: ["press-release"] }
          { field: "${fieldId}", operator: "isAnyOf", value: ["${option}"] }
        ] }) { edges { node { id } } totalCount }
      }`;
      const { data, errors } = await team.member.graphql<Record<string, unknown>>(query);
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        calendar: [{ id, kind: 'press-release' }],
        calendarCounts: expect.arrayContaining([{ kind: 'press-release', total: 1 }]),
        list: { nodes: [{ id }] },
        entries: { edges: [{ node: { id } }], totalCount: 1 },
      });
      const rows = [
        { kind: 'press-release', title: 'Sheet', startDate: DAY, dynamicFields: { outlet: 'Daily' } },
      ];
      const { body } = await team.member.request<{ data: { imported: { changeId: string } } }>(
        '/graphql/import',
        {
          ...{ method: 'POST' },
          json: {
            query: `mutation ($rows: [ImportRowInput!]!) {
              imported: importEntries(rows: $rows, dryRun: false) { createdCount changeId }
            }`,
            variables: { rows },
          },
        },
      );
      expect(body.data.imported).toMatchObject({ createdCount: 1 });
      expect(await list('/logs/press-release')).toHaveLength(2);
      await team.member.graphql('mutation ($id: ID!) { undoChange(id: $id) { changeId } }', {
        id: body.data.imported.changeId,
      });
      expect(await list('/logs/press-release')).toHaveLength(1);
      const history = await team.member.graphql<{ entryHistory: object }>(
        'query ($id: ID!) { entryHistory(id: $id) { edges { node { kind values { name after } } } } }',
        { id },
      );
      expect(history.data?.entryHistory).toMatchObject({
        edges: [
          {
            node: {
              kind: 'press-release',
              values: expect.arrayContaining([{ name: 'title', after: 'Award' }]),
            },
          },
        ],
      });
    });

    test('can be deleted after an undo has removed their entries, which can then not be created again', async () => {
      await create();
      const rows = [{ kind: 'press-release', title: 'Sheet', startDate: DAY }];
      const { body } = await team.member.request<{ data: { imported: { changeId: string } } }>(
        '/graphql/import',
        {
          ...{ method: 'POST' },
          json: {
            query: `mutation ($rows: [ImportRowInput!]!) {
              imported: importEntries(rows: $rows, dryRun: false) { changeId }
            }`,
            variables: { rows },
          },
        },
      );
      const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { changeId removedIds } }';
      const undone = await send<Entity>(team.member, UNDO, { id: body.data.imported.changeId });
      expect(undone).toMatchObject({ removedIds: [expect.any(String)] });
      expect(await remove('press-release')).toBe('press-release');
      const { changeId } = undone as Entity;
      expect(await status(send(team.member, UNDO, { id: changeId }))).toBe(409);
    });

    test('are in files and feeds, with their names', async () => {
      await press();
      await team.member.rest('POST', '/logs/blog', { date: DAY, blogName: 'Post' });
      const { body: file } = await team.member.request<string>('/api/entries.csv');
      expect(file).toContain(`Press release,${DAY},${DAY},Award,`);
      const own = (await team.member.request<string>('/api/entries.csv?kind=press-release')).body;
      expect(own.split('\r\n').slice(0, 2)).toEqual([
        'Date,Title,Brand,Color,On Calendar,Outlet',
        `${DAY},Award,,,Yes,Daily`,
      ]);
      const { secret } = await createToken(team.member, { kind: 'feed', fields: [fieldId] });
      const { events } = parseFeed((await fetchFeed(team.planner, secret)).body);
      expect(events).toMatchObject([
        ...[{ title: 'Award', color: 'teal', description: 'Type: Press release\nOutlet: Daily' }],
        { title: 'Post', description: 'Type: Blog Post' },
      ]);
    });

    test('have fields in REST', async () => {
      await press();
      const { status: found, body } = await team.member.rest<Entity[]>('GET', '/field-configs/press-release');
      expect([found, body]).toMatchObject([200, [{ logType: 'press-release', fieldName: 'outlet' }]]);
      const key = await createToken(team.admin, { kind: 'key', kinds: ['blog'] });
      const outside = tokenClient(team.planner, key.secret);
      for (const [kind, client] of [
        ['gone', team.member],
        ['press-release', outside],
      ] as const) {
        const { status: missing, body: error } = await client.rest('GET', `/field-configs/${kind}`);
        expect([missing, error.message]).toEqual([404, 'This type of entry no longer exists']);
      }
      const patch = await team.member.request('/api/field-configs/gone', { method: 'PATCH' });
      expect([patch.status, patch.headers.get('allow')]).toEqual([405, 'GET']);
    });

    test('are listed with the fields that they use', async () => {
      await team.admin.rest('POST', '/field-configs', {
        ...{ logType: 'blog', fieldLabel: 'Budget', fieldType: 'number' },
      });
      const query = `{ fields {
        id name label type options { id name color isDone isArchived } isBuiltIn isShareable version
        kinds { id kind isRequired displayOrder }
      } }`;
      const fields = (await send<Entity[]>(team.member, query)) as Entity[];
      const builtIn = fields.filter(({ isBuiltIn }) => isBuiltIn).map(({ id }) => id);
      expect(builtIn.toSorted()).toEqual(Object.keys(BUILT_IN_FIELDS).toSorted());
      expect(fields.find(({ id }) => id === 'platforms')).toMatchObject({
        ...{ type: 'multipleChoice', isBuiltIn: true, kinds: [{ kind: 'social' }] },
        options: BUILT_IN_FIELDS.platforms.options.map(({ id, name }) => ({ id, name })),
      });
      expect(fields.filter(({ isBuiltIn }) => !isBuiltIn)).toMatchObject([
        {
          name: 'outlet',
          options: [{ name: 'Daily' }, { name: 'Weekly' }],
          kinds: [{ kind: 'press-release' }],
        },
        { name: 'budget', type: 'number', options: [], isShareable: false, kinds: [{ kind: 'blog' }] },
      ]);
      expect(await list('/fields')).toMatchObject(fields);
      const link = await linkClient(team.planner, team.admin, { kinds: ['press-release', 'podcast'] });
      expect((await list('/fields', link)).map(({ name }) => name)).toEqual(['outlet']);
      const key = await createToken(team.admin, { kind: 'key', kinds: ['blog'] });
      const visible = await list('/fields', tokenClient(team.planner, key.secret));
      expect(visible.map(({ name }) => name)).toEqual(['category', 'budget']);
    });

    test('are only visible through links that include them', async () => {
      await press();
      const query = `{ kinds { id } calendar(from: "${DAY}", to: "${DAY}") { title values } }`;
      const shown = async (input: object) =>
        (await (await linkClient(team.planner, team.admin, input)).graphql<Record<string, unknown>>(query))
          .data;
      expect(await shown({})).toEqual({ kinds: LOG_KINDS.map((id) => ({ id })), calendar: [] });
      expect(await shown({ kinds: ['press-release'] })).toEqual({
        kinds: [{ id: 'press-release' }],
        calendar: [{ title: 'Award', values: { [fieldId]: await optionOf('Daily') } }],
      });
      const blog = await linkClient(team.planner, team.admin, { kinds: ['blog'] });
      expect((await blog.rest('GET', '/logs/press-release')).status).toBe(404);
    });
  });
});
