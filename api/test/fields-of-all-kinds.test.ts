import { beforeEach, describe, expect, test } from 'vitest';
import { fieldOfAllKinds } from '../src/db/migrations/field-of-all-kinds.js';
import { linkClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const FIELDS = `{ fields { id name label type isBuiltIn version options { id name } kinds { kind } } }`;
const UPDATE = `mutation ($id: ID!, $input: FieldUpdateInput!) {
  updateField(id: $id, input: $input) { label options { id name } kinds { kind } }
}`;
const CREATE_KIND = 'mutation ($input: KindInput!) { createKind(input: $input) { id } }';
const CREATE_FIELD = 'mutation ($input: FieldInput!) { createField(input: $input) { id } }';
const CREATE = 'mutation ($input: EntryInput!) { createEntry(input: $input) { id values } }';
const PATCH =
  'mutation ($id: ID!, $values: EntryValues) { updateEntry(id: $id, input: { values: $values }) { id } }';
const FIND = 'query ($filter: EntryFilter!) { entries(filter: $filter) { edges { node { id } } } }';
const READ = 'query ($id: ID!) { entry(id: $id) { values } }';
const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { changeId } }';
const WEBINAR = {
  name: 'Webinar',
  pluralName: 'Webinars',
  icon: 'presentation',
  color: 'teal',
  dates: 'day',
};

const LEVELS = [
  { id: 'low', name: 'Low' },
  { id: 'normal', name: 'Normal', color: 'teal' },
  { id: 'high', name: 'High', isDone: true },
];

// What the migration of each field would add, a value as REST shows it and as it is stored, its text in a file, and a
// condition that it meets.
const FIELDS_BY_TYPE = [
  [
    { id: 'priority', label: 'Priority', type: 'dropdown', options: LEVELS },
    'High',
    'high',
    'High',
    ['isAnyOf', ['high']],
  ],
  [
    { id: 'channels', label: 'Channels', type: 'multipleChoice', options: LEVELS },
    ['Low', 'High'],
    ['low', 'high'],
    'Low; High',
    ['hasAllOf', ['low']],
  ],
  [{ id: 'effort', label: 'Effort', type: 'number' }, 3, 3, '3', ['atLeast', 2]],
  [
    { id: 'deadline', label: 'Deadline', type: 'date' },
    '2126-04-01',
    '2126-04-01',
    '2126-04-01',
    ['after', '2126-03-31'],
  ],
  [{ id: 'approved', label: 'Approved', type: 'boolean' }, true, true, 'Yes', ['is', true]],
  [
    { id: 'summary', label: "Editor's summary", type: 'longText' },
    'A long text',
    'A long text',
    'A long text',
    ['contains', 'long'],
  ],
] as const;

describe.each(databases)('built-in fields of all kinds on %s', (database) => {
  const team = useTeam(database);

  async function send<Result>(query: string, variables: object = {}, client: Client = team.admin) {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message] as unknown as Result;
    return Object.values(data ?? {})[0] as Result;
  }
  const fieldOf = async (id: string) =>
    (await send<(Entity & { kinds: { kind: string }[] })[]>(FIELDS)).find((field) => field.id === id);
  const kindsOf = async (id: string) => (await fieldOf(id))?.kinds.map(({ kind }) => kind);
  const kinds = async () => (await team.admin.rest<Entity[]>('GET', '/kinds')).body.map(({ id }) => id);
  const migrate = async (field: Parameters<typeof fieldOfAllKinds>[0]) => {
    for (const sql of fieldOfAllKinds(field)) await team.planner.sql(sql);
  };
  const find = async (filter: object) => {
    const { edges } = await send<{ edges: { node: Entity }[] }>(FIND, { filter });
    return edges.map(({ node }) => node.id);
  };
  const storedIn = async (id: string, field: string) =>
    (await send<{ values: Record<string, unknown> }>(READ, { id })).values[field];

  beforeEach(async () => {
    const ids = FIELDS_BY_TYPE.map(([{ id }]) => `'${id}'`);
    await team.planner.sql(`delete from fields where id in (${ids.join(', ')})`);
    await send(CREATE_KIND, { input: WEBINAR });
    const dropdown = { label: 'Priority', type: 'dropdown', options: [{ name: 'Urgent' }] };
    await send(CREATE_FIELD, { input: { ...dropdown, kinds: [{ kind: 'podcast' }] } });
    for (const [field] of FIELDS_BY_TYPE) await migrate(field);
  });

  test.each(FIELDS_BY_TYPE)(
    'can be of any type: $type',
    async (field, shown, stored, cell, [operator, value]) => {
      const { id } = field;
      const [own, builtIn] = await Promise.all(
        ['webinar', 'event'].map(async (kind) => {
          const body = { startDate: DAY, endDate: DAY, title: 'Fair', name: 'Fair' };
          const json = { ...body, dynamicFields: { [id]: shown } };
          const path = kind === 'event' ? 'events' : kind;
          return (await team.member.rest('POST', `/logs/${path}`, json)).body;
        }),
      );
      expect([own?.dynamicFields, builtIn?.dynamicFields]).toEqual([{ [id]: shown }, { [id]: shown }]);
      const [first, second] = [own?.id ?? '', builtIn?.id ?? ''];
      expect(await storedIn(second, id)).toEqual(stored);
      const condition = { field: id, operator, value };
      expect((await find({ conditions: [condition] })).toSorted()).toEqual([first, second].toSorted());
      expect((await team.member.request<string>('/api/logs/events.csv')).body).toContain(cell);

      await send(PATCH, { id: first, values: { [id]: null } });
      const change = team.admin.changeIds.at(-1) ?? '';
      expect(await find({ conditions: [condition] })).toEqual([second]);
      await send(UNDO, { id: change });
      expect(await storedIn(first, id)).toEqual(stored);

      const link = await linkClient(team.planner, team.admin, { fields: ['category'] });
      expect(JSON.stringify(await link.rest('GET', '/logs/events'))).not.toContain(`"${id}"`);
    },
  );

  test('are built in for all kinds, except for those that have a field of that name', async () => {
    expect(await fieldOf('priority')).toMatchObject({
      ...{ id: 'priority', name: 'priority', label: 'Priority', type: 'dropdown', isBuiltIn: true },
      options: LEVELS.map(({ id, name }) => ({ id, name })),
    });
    const all = await kinds();
    expect((await kindsOf('effort'))?.toSorted()).toEqual(all.toSorted());
    expect((await kindsOf('priority'))?.toSorted()).toEqual(all.filter((id) => id !== 'podcast').toSorted());
  });

  test('can be removed from a kind, but neither renamed nor deleted', async () => {
    expect(await send(UPDATE, { id: 'effort', input: { label: 'Work' } })).toEqual([400, expect.any(String)]);
    expect(await send('mutation { deleteField(id: "effort") }')).toEqual([409, expect.any(String)]);
    const others = (await kinds()).filter((id) => id !== 'blog').map((kind) => ({ kind }));
    await send(UPDATE, { id: 'effort', input: { kinds: others } });
    expect(await kindsOf('effort')).not.toContain('blog');
    await send(UNDO, { id: team.admin.changeIds.at(-1) });
    expect(await kindsOf('effort')).toContain('blog');
  });

  test('are fields of kinds that are created later, unless the request lists other fields', async () => {
    const { id } = await send<Entity>(CREATE_KIND, { input: { ...WEBINAR, name: 'Own kind' } });
    const change = team.admin.changeIds.at(-1) ?? '';
    expect(await kindsOf('effort')).toContain(id);
    expect(await kindsOf('priority')).not.toContain(id);
    const values = { effort: 5 };
    const entry = { kind: id, title: 'Talk', startDate: DAY, values };
    expect(await send(CREATE, { input: entry })).toMatchObject({ values });
    await team.planner.sql('delete from entries');
    const { changeId } = await send<{ changeId: string }>(UNDO, { id: change });
    expect(await kinds()).not.toContain(id);
    await send(UNDO, { id: changeId });
    expect(await kindsOf('effort')).toContain(id);

    const input = { ...WEBINAR, name: 'Seminar', fieldIds: ['campaignName', 'category'] };
    const other = await send<Entity>(CREATE_KIND, { input });
    expect([await kindsOf('effort'), await kindsOf('category')]).toEqual([
      expect.not.arrayContaining([other.id]),
      expect.arrayContaining([other.id]),
    ]);
    const unknown = { ...WEBINAR, name: 'Course', fieldIds: ['nothing'] };
    expect(await send(CREATE_KIND, { input: unknown })).toEqual([400, expect.any(String)]);
  });
});
