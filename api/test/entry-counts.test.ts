import { beforeEach, describe, expect, test } from 'vitest';
import { linkClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const COUNTS = `{
  kindCounts { kind count longCount }
  fieldCounts { fieldId count kinds { kind count } options { optionId count } }
}`;
const FIELD = 'id options { id name } kinds { kind }';
const CREATE = `mutation ($input: FieldInput!) { field: createField(input: $input) { ${FIELD} } }`;
const UPDATE = `mutation ($id: ID!, $input: FieldUpdateInput!) {
  field: updateField(id: $id, input: $input) { ${FIELD} }
}`;

interface Counts {
  kindCounts: { kind: string; count: number; longCount: number }[];
  fieldCounts: {
    fieldId: string;
    count: number;
    kinds: { kind: string; count: number }[];
    options: { optionId: string; count: number }[];
  }[];
}

describe.each(databases)('counts of entries on %s', (database) => {
  const team = useTeam(database);
  beforeEach(() => team.planner.clearContent());

  async function send<Result>(query: string, variables: object = {}, client: Client = team.admin) {
    const { data, errors } = await client.graphql<Result>(query, variables);
    expect(errors).toBeUndefined();
    return data as Result;
  }
  async function create(input: object) {
    const { field } = await send<{ field: Entity & { options: Entity[] } }>(CREATE, { input });
    return { id: field.id, options: field.options.map((option) => option.id) };
  }
  async function add(kind: string, json: object) {
    const { status, body } = await team.member.rest('POST', `/logs/${kind}`, { date: DAY, ...json });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body;
  }
  const read = async (kind: string, { id }: Entity) =>
    (await team.member.rest('GET', `/logs/${kind}/${id}`)).body.dynamicFields;
  const lastChange = async () => {
    const query = '{ activity(first: 1) { edges { node { id } } } }';
    const { activity } = await send<{ activity: { edges: { node: Entity }[] } }>(query);
    return activity.edges[0]?.node.id;
  };
  const counts = (client?: Client) => send<Counts>(COUNTS, {}, client);
  const countOf = async (id: string, client?: Client) =>
    (await counts(client)).fieldCounts.find(({ fieldId }) => fieldId === id);

  test('are those of each kind, of all entries with a value in a field, and of each option', async () => {
    const status = await create({
      ...{ label: 'Status', type: 'dropdown', options: [{ name: 'Draft' }, { name: 'Done' }] },
      kinds: [{ kind: 'blog' }, { kind: 'event' }],
    });
    const tags = await create({
      ...{ label: 'Tags', type: 'multipleChoice', options: [{ name: 'Launch' }, { name: 'Press' }] },
      kinds: [{ kind: 'blog' }],
    });
    await add('blog', { blogName: 'A', dynamicFields: { status: 'Done', tags: ['Launch', 'Press'] } });
    await add('blog', { blogName: 'B', category: 'News', dynamicFields: { status: 'Done', tags: [] } });
    await add('blog', { blogName: 'C', dynamicFields: { status: '', tags: ['Press'] } });
    const days = { startDate: DAY, endDate: '2126-03-10' };
    await add('events', { name: 'D', ...days, date: undefined, dynamicFields: { status: 'Draft' } });
    const { kindCounts, fieldCounts } = await counts();
    expect(kindCounts.slice(0, 4)).toEqual([
      { kind: 'blog', count: 3, longCount: 0 },
      { kind: 'email', count: 0, longCount: 0 },
      { kind: 'social', count: 0, longCount: 0 },
      { kind: 'event', count: 1, longCount: 1 },
    ]);
    expect(fieldCounts.filter(({ count }) => count > 0)).toEqual([
      { fieldId: 'category', count: 1, kinds: [{ kind: 'blog', count: 1 }], options: expect.any(Array) },
      {
        ...{ fieldId: status.id, count: 3 },
        kinds: expect.arrayContaining([
          { kind: 'blog', count: 2 },
          { kind: 'event', count: 1 },
        ]),
        options: status.options.map((optionId, index) => ({ optionId, count: index + 1 })),
      },
      {
        ...{ fieldId: tags.id, count: 2, kinds: [{ kind: 'blog', count: 2 }] },
        options: tags.options.map((optionId, index) => ({ optionId, count: index + 1 })),
      },
    ]);
  });

  test('of a link contain nothing that the link does not show', async () => {
    const { id } = await create({
      ...{ label: 'Budget', type: 'number', isShareable: true },
      kinds: [{ kind: 'blog' }, { kind: 'email' }],
    });
    await add('blog', { blogName: 'A', dynamicFields: { budget: 1 } });
    await add('blog', { blogName: 'B', showOnCalendar: false, dynamicFields: { budget: 2 } });
    await add('email', { subject: 'C', dynamicFields: { budget: 3 } });
    const shows = (fields: readonly string[]) =>
      linkClient(team.planner, team.admin, { kinds: ['blog'], fields });
    const client = await shows([id]);
    expect(await counts(client)).toEqual({
      kindCounts: [{ kind: 'blog', count: 1, longCount: 0 }],
      fieldCounts: [{ fieldId: id, count: 1, kinds: [{ kind: 'blog', count: 1 }], options: [] }],
    });
    expect(await countOf(id, await shows(['category']))).toBeUndefined();
  });

  test('of lists follow replaced options, and so do values, searches and Undo', async () => {
    const names = ['Launch', 'Press', 'Old'];
    const { id, options } = await create({
      ...{ label: 'Tags', type: 'multipleChoice', options: names.map((name) => ({ name })) },
      kinds: [{ kind: 'blog' }],
    });
    const both = await add('blog', { blogName: 'A', dynamicFields: { tags: ['Launch', 'Old'] } });
    const one = await add('blog', { blogName: 'B', dynamicFields: { tags: ['Old'] } });
    const other = await add('blog', { blogName: 'C', dynamicFields: { tags: ['Press'] } });
    const textOf = async ({ id: entryId }: Entity) =>
      (
        await team.planner.sql<{ text: string }>('select search_text as text from entries where id = ?', [
          entryId,
        ])
      )[0]?.text;
    const [launch, press, old] = options as [string, string, string];
    const kept = [
      { id: launch, name: 'Läunch' },
      { id: press, name: 'Press' },
    ];
    const replacements = [{ option: old, replacement: launch }];
    await send(UPDATE, { id, input: { options: kept, replacements } });
    const undo = await lastChange();
    expect(await read('blog', both)).toEqual({ tags: ['Läunch'] });
    expect(await read('blog', one)).toEqual({ tags: ['Läunch'] });
    expect(await read('blog', other)).toEqual({ tags: ['Press'] });
    expect((await countOf(id))?.options).toEqual([
      { optionId: launch, count: 2 },
      { optionId: press, count: 1 },
      { optionId: old, count: 0 },
    ]);
    const replaced = await textOf(one);
    await team.member.rest('PATCH', `/logs/blog/${one.id}`, { blogName: 'B' });
    expect(await textOf(one)).toBe(replaced);
    await team.admin.graphql('mutation ($id: ID!) { undoChange(id: $id) { changeId } }', { id: undo });
    expect(await read('blog', both)).toEqual({ tags: ['Launch', 'Old'] });
    expect(await textOf(both)).toMatch(/launch old$/);
    await send(UPDATE, { id, input: { options: [{ id: launch, name: 'Start' }, ...kept.slice(1)] } });
    expect(await textOf(both)).toMatch(/start old$/);
    await send(UPDATE, {
      id,
      input: { options: kept.slice(1), replacements: [{ option: launch }] },
    });
    expect(await read('blog', both)).toEqual({ tags: ['Old'] });
    expect(await textOf(both)).toMatch(/\told$/);
  });
});
