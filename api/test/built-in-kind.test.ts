import { afterEach, describe, expect, test } from 'vitest';
import { builtInKind, type NewKind } from '../src/db/migrations/built-in-kind.js';
import { fieldOfAllKinds } from '../src/db/migrations/field-of-all-kinds.js';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import { databases, useTeam } from './planner.js';

const TOWN_HALL: NewKind = {
  ...{
    id: 'town-hall',
    names: { one: 'Town hall', many: 'Town halls' },
    icon: 'presentation',
    color: '#0EA5E9',
  },
  ...{ dates: 'span', titleLabel: 'Topic' },
  fields: {
    host: { label: "Who's on", type: 'text' },
    room: { label: 'Room', type: 'dropdown', options: [{ id: 'hall', name: "King's Hall" }] },
  },
};
const OWN = { icon: 'radio', color: 'teal', dates: 'day', titleLabel: 'Title' };
const KINDS = '{ kinds { id name color dates isBuiltIn } }';

describe.each(databases)('a migration that adds a built-in kind on %s', (database) => {
  const team = useTeam(database);
  const add = async () => {
    for (const sql of builtInKind(TOWN_HALL)) await team.planner.sql(sql);
  };
  const create = (name: string) =>
    team.admin.graphql('mutation ($input: KindInput!) { createKind(input: $input) { id } }', {
      input: { ...OWN, name, pluralName: `${name}s` },
    });
  const added = async () => {
    const { data } = await team.member.graphql<{ kinds: { id: string }[] }>(KINDS);
    return data?.kinds.slice(LOG_KINDS.length);
  };
  const fields = async () =>
    (
      await team.planner.sql<{ id: string }>(
        `select field_id as id from kind_fields where kind_id = 'town-hall' order by position, is_built_in`,
      )
    ).map(({ id }) => id);
  const townHall = { id: 'town-hall', name: 'Town hall', dates: 'span', isBuiltIn: true };

  afterEach(async () => {
    await team.planner.sql('delete from entries');
    await team.planner.sql(`delete from kinds where id in ('town-hall', 'talk', 'radio')`);
    await team.planner.sql(`delete from fields where id in ('host', 'room', 'priority', 'effort')`);
  });

  test('adds the kind and its fields after the built-in ones', async () => {
    await create('Radio');
    await add();
    expect(await added()).toMatchObject([{ ...townHall, color: '#0EA5E9' }, { id: 'radio' }]);
    expect(await fields()).toEqual(['host', 'room']);
    expect(await team.planner.sql(`select id, name from options where field_id = 'room'`)).toEqual([
      { id: 'hall', name: "King's Hall" },
    ]);
  });

  test('adds the fields that all other kinds have, unless the kind has a field of that name', async () => {
    await create('Town hall');
    await team.admin.rest('POST', '/field-configs', {
      ...{ logType: 'town-hall', fieldLabel: 'Effort', fieldType: 'text' },
    });
    for (const id of ['priority', 'effort']) {
      for (const sql of fieldOfAllKinds({ id, label: `The ${id}`, type: 'number' }))
        await team.planner.sql(sql);
    }
    await team.planner.sql(`delete from kind_fields where kind_id = 'town-hall' and field_id = 'priority'`);
    await add();
    expect((await fields()).map((id) => (id.length > 20 ? 'custom' : id))).toEqual([
      ...['custom', 'host', 'room', 'priority'],
    ]);
  });

  test("turns a team's own kind with the same id into the built-in one, and keeps its entries", async () => {
    await create('Town hall');
    const entry = { title: 'How we plan', startDate: '2026-03-08' };
    const { body } = await team.member.rest('POST', '/logs/town-hall', entry);
    await add();
    expect(await added()).toMatchObject([{ ...townHall, color: 'teal' }]);
    expect(await team.planner.sql('select id, kind, version from entries')).toEqual([
      { id: body.id, kind: 'town-hall', version: 1 },
    ]);
  });

  test('adds a number to the name of another kind that has the name', async () => {
    await create('Talk');
    await team.planner.sql(
      `update kinds set names = jsonb_set(names, '{one}', '"town hall"') where id = 'talk'`,
    );
    await add();
    expect(await added()).toMatchObject([townHall, { id: 'talk', name: 'town hall 2' }]);
  });
});
