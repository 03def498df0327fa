import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const END = '2126-03-10';
const CHANGE =
  'mutation ($from: LogKind!, $to: LogKind!, $ids: [ID!]) { changeKind(from: $from, to: $to, ids: $ids) }';
const CREATE = 'mutation ($input: FieldInput!) { createField(input: $input) { id } }';
const CREATE_KIND = 'mutation ($input: KindInput!) { createKind(input: $input) { id } }';
const UPDATE_KIND = `mutation ($shortensEntries: Boolean, $input: KindUpdateInput!) {
  updateKind(id: "fair", shortensEntries: $shortensEntries, input: $input) { id dates }
}`;
const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { changeId left { id reason } } }';
const FAIR = { name: 'Fair', pluralName: 'Fairs', icon: 'tent', color: 'teal', dates: 'span' };

describe.each(databases)('changing the kind of entries on %s', (database) => {
  const team = useTeam(database);
  beforeEach(async () => {
    await team.planner.clearContent();
    await team.planner.sql('delete from kinds where not is_built_in');
  });

  async function send<Result>(query: string, variables: object = {}, client: Client = team.admin) {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message] as unknown as Result;
    return Object.values(data ?? {})[0] as Result;
  }
  const change = (from: string, to: string, ids?: readonly string[], client: Client = team.member) =>
    send<number>(CHANGE, { from, to, ids }, client);
  async function add(path: string, json: object) {
    const { status, body } = await team.member.rest('POST', `/logs/${path}`, json);
    expect(status).toBe(201);
    return body;
  }
  const read = async (path: string, { id }: Entity) =>
    (await team.member.rest('GET', `/logs/${path}/${id}`)).body;
  const lastChange = async () => {
    const query =
      '{ activity(first: 1) { edges { node { id action subjectCount changes { kind values { name before after } } } } } }';
    const { edges } = await send<{ edges: { node: Entity }[] }>(query);
    return edges[0]?.node as Entity;
  };
  const undoLast = async () =>
    send<{ changeId: string; left: object[] }>(UNDO, { id: (await lastChange()).id });
  const searchText = async ({ id }: Entity) =>
    (
      await team.planner.sql<{ text: string }>('select search_text as text from entries where id = ?', [id])
    )[0]?.text;

  test('keeps their values, shows those of the new kind, and can be undone', async () => {
    const kinds = ['event', 'blog'].map((kind) => ({ kind }));
    await send(CREATE, { input: { label: 'Shared', type: 'text', kinds } });
    await send(CREATE, { input: { label: 'Booth', type: 'text', kinds: kinds.slice(0, 1) } });
    const event = await add('events', {
      ...{ name: 'Fair', startDate: DAY, endDate: END, location: 'Bern' },
      dynamicFields: { shared: 'Both', booth: '12A' },
    });
    const other = await add('events', { name: 'Other', startDate: DAY, endDate: DAY });
    const text = await searchText(event);
    expect(await change('event', 'blog', [event.id])).toBe(1);
    const changed = await read('blog', event);
    expect(changed).toMatchObject({
      ...{ blogName: 'Fair', date: DAY, category: null, dynamicFields: { shared: 'Both' }, version: 2 },
    });
    expect((await team.member.rest('GET', `/logs/events/${event.id}`)).status).toBe(404);
    expect(await searchText(event)).toMatch(/^fair\n[^\n]+\tboth$/);
    expect(await read('events', other)).toEqual(other);
    expect(await lastChange()).toMatchObject({
      ...{ action: 'bulkEdit', subjectCount: 1 },
      changes: [
        {
          kind: 'blog',
          values: expect.arrayContaining([
            { name: 'kind', before: 'event', after: 'blog' },
            { name: 'endDate', before: END, after: DAY },
          ]),
        },
      ],
    });
    await undoLast();
    const { version, updatedAt: _, ...restored } = await read('events', event);
    expect(version).toBe(3);
    expect(event).toMatchObject(restored);
    expect(await searchText(event)).toBe(text);
    await undoLast();
    expect(await read('blog', event)).toMatchObject({ date: DAY, dynamicFields: { shared: 'Both' } });
  });

  test('changes all entries of a kind for administrators, so that the kind can be deleted', async () => {
    await send(CREATE_KIND, { input: FAIR });
    const fair = await add('fair', { title: 'Spring', startDate: DAY, endDate: END });
    expect(await change('fair', 'event')).toMatchObject([403, expect.any(String)]);
    expect(await change('fair', 'gone', [fair.id])).toEqual([404, 'This type of entry no longer exists']);
    expect(await change('fair', 'event', undefined, team.admin)).toBe(1);
    const { id } = await lastChange();
    expect(await read('events', fair)).toMatchObject({ name: 'Spring', startDate: DAY, endDate: END });
    await send('mutation { deleteKind(id: "fair") }');
    const deletion = await lastChange();
    expect(await send(UNDO, { id })).toEqual([
      409,
      "Nothing was undone because the type 'Fair' no longer exists. Restore it first.",
    ]);
    expect(await read('events', fair)).toMatchObject({ version: 2 });
    await send('mutation ($id: ID!) { restoreChange(id: $id) { changeId } }', { id: deletion.id });
    await send(UNDO, { id });
    expect(await read('fair', fair)).toMatchObject({ title: 'Spring', endDate: END });
  });

  test('is possible only within the scope of a key', async () => {
    const post = await add('blog', { blogName: 'Post', date: DAY });
    const { secret } = await createToken(team.member, {
      kind: 'key',
      canWrite: true,
      kinds: ['blog', 'email'],
    });
    const key = tokenClient(team.planner, secret);
    expect(await change('blog', 'other', [post.id], key)).toMatchObject([403, expect.any(String)]);
    expect(await change('blog', 'email', [post.id], key)).toBe(1);
    expect(await read('email', post)).toMatchObject({ subject: 'Post' });
  });

  test('shortens entries of a kind that no longer lasts several days, if asked to', async () => {
    await send(CREATE_KIND, { input: FAIR });
    const fair = await add('fair', { title: 'Spring', startDate: DAY, endDate: END });
    const short = await add('fair', { title: 'Autumn', startDate: DAY, endDate: DAY });
    const shorten = (shortensEntries: boolean) =>
      send<Entity>(UPDATE_KIND, { shortensEntries, input: { dates: 'day' } });
    expect(await shorten(false)).toMatchObject([409, expect.stringContaining('several days')]);
    expect(await shorten(true)).toMatchObject({ dates: 'day' });
    expect(await read('fair', fair)).toMatchObject({ endDate: DAY, version: 2 });
    expect(await read('fair', short)).toEqual(short);
    await undoLast();
    expect(await read('fair', fair)).toMatchObject({ endDate: END, version: 3 });
    const redo = await undoLast();
    expect(redo).toMatchObject({ changeId: expect.any(String) });
    expect(await read('fair', fair)).toMatchObject({ endDate: DAY });
    expect(await send('{ kinds { id dates } }')).toContainEqual({ id: 'fair', dates: 'day' });
  });
});
