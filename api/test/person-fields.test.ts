import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, exchange, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';

const DAY = '2026-03-08';

interface Listed {
  dynamicFields: Record<string, unknown>;
  values: Record<string, unknown>;
}

describe.each(databases)('fields whose values are people on %s', (database) => {
  const team = useTeam(database);
  let [ana, me, fieldId] = ['', '', ''];
  let people = 0;

  beforeEach(async () => {
    people += 1;
    const email = `ana${people}@planner.example`;
    await team.planner.join(team.admin, email);
    const users = await team.admin.rest<{ id: string; email: string }[]>('GET', '/users');
    ana = users.body.find((user) => user.email === email)?.id ?? '';
    await team.admin.rest('PATCH', `/users/${ana}`, { firstName: 'Ana', lastName: 'Lima' });
    const listed = await team.member.rest<{ id: string; isMe: boolean }[]>('GET', '/people');
    me = listed.body.find(({ isMe }) => isMe)?.id ?? '';
    fieldId = (
      await team.admin.rest('POST', '/field-configs', {
        ...{ logType: 'blog', fieldLabel: 'Owner', fieldType: 'person', isShareable: true },
      })
    ).body.id;
    return async () => {
      await team.admin.rest('DELETE', `/users/${ana}`);
    };
  });

  const add = (blogName: string, owner: unknown, client = team.member) =>
    client.rest('POST', '/logs/blog', { date: DAY, blogName, dynamicFields: { owner } });

  const ownersOf = async (client: Client, path = '/logs/blog') =>
    (await client.rest<Entity[]>('GET', path)).body.map(({ dynamicFields }) => dynamicFields);

  async function titles(conditions: object[], search?: string, client = team.member) {
    const { data, errors } = await client.graphql<{ entries: { edges: { node: { title: string } }[] } }>(
      `query ($filter: EntryFilter) { entries(first: 50, filter: $filter, sort: { field: "${fieldId}" }) {
        edges { node { title } } } }`,
      { filter: { conditions, search } },
    );
    expect(errors).toBeUndefined();
    return data?.entries.edges.map(({ node }) => node.title);
  }

  test('have an id in GraphQL, an id and a name in REST, and a name in files', async () => {
    const { body, status } = await add('Launch', { id: ana.toUpperCase() });
    expect(status).toBe(201);
    expect(body.dynamicFields).toEqual({ owner: { id: ana, name: 'Ana Lima' } });
    expect(await ownersOf(team.member)).toEqual([body.dynamicFields]);
    expect(await ownersOf(team.member, `/entries?from=${DAY}&to=${DAY}`)).toEqual([body.dynamicFields]);
    const { data } = await team.member.graphql<{ entry: Listed }>(`{ entry(id: "${body.id}") { values } }`);
    expect(data?.entry).toEqual({ values: { [fieldId]: ana } });
    const file = await team.member.raw('/api/logs/blog.csv');
    expect(await file.text()).toContain(',Ana Lima\r\n');
    const patched = await team.member.rest('PATCH', `/logs/blog/${body.id}`, { blogName: 'Launched' });
    expect(patched.body.dynamicFields).toEqual(body.dynamicFields);
    const put = { date: DAY, blogName: 'Launched', dynamicFields: { owner: me } };
    const changed = await team.member.rest('PUT', `/logs/blog/${body.id}`, put);
    expect(changed.body.dynamicFields).toMatchObject({ owner: { id: me } });
  });

  test('must be people whose accounts are approved', async () => {
    for (const owner of ['Ana Lima', '0198c0de-0000-7000-8000-000000000000', 7]) {
      expect(await add('Launch', owner)).toMatchObject({
        status: 400,
        body: { message: 'Owner must be the id of a person whose account is approved' },
      });
    }
    const { body } = await add('Launch', ana);
    await team.admin.rest('PATCH', `/users/${ana}/approve`, { isApproved: false });
    expect((await add('Another', ana)).status).toBe(400);
    const put = { date: DAY, blogName: 'Launched', dynamicFields: { owner: ana } };
    const changed = await team.member.rest('PUT', `/logs/blog/${body.id}`, put);
    expect(changed.body.dynamicFields).toEqual({ owner: { id: ana, name: 'Ana Lima' } });
  });

  test('can be filtered, searched and sorted, also after a person is renamed', async () => {
    await add('By me', me);
    await add('By Ana', ana);
    await add('By nobody', null);
    const on = (operator: string, value?: unknown) => ({ field: fieldId, operator, value });
    expect(await titles([on('isAnyOf', ['me'])])).toEqual(['By me']);
    expect(await titles([on('isAnyOf', ['me'])], undefined, team.admin)).toEqual([]);
    expect(await titles([on('isNoneOf', ['me'])])).toEqual(['By Ana', 'By nobody']);
    expect(await titles([on('isAnyOf', [ana, null])])).toEqual(['By Ana', 'By nobody']);
    expect(await titles([], 'lima')).toEqual(['By Ana']);
    await team.admin.rest('PATCH', `/users/${ana}`, { lastName: 'Söder' });
    expect(await titles([], 'lima')).toEqual([]);
    expect(await titles([], 'soder ana')).toEqual(['By Ana']);
  });

  test('change from one person to another in all entries of all kinds, and back with an undo', async () => {
    const kinds = ['blog', 'event'].map((kind) => ({ kind }));
    const create = 'mutation ($input: FieldInput!) { createField(input: $input) { id } }';
    await team.admin.graphql(create, { input: { label: 'Reviewer', type: 'person', kinds } });
    const event = { name: 'Fair', startDate: DAY, endDate: DAY, dynamicFields: { reviewer: ana } };
    expect((await team.member.rest('POST', '/logs/events', event)).status).toBe(201);
    await team.member.rest('POST', '/logs/blog', {
      ...{ date: '2020-01-01', blogName: 'Both', dynamicFields: { owner: ana, reviewer: ana } },
    });
    await add('By me', me);
    const count = async (id: string) =>
      (await team.admin.graphql<Entity>('query ($id: ID!) { personEntryCount(id: $id) }', { id })).data;
    expect(await count(ana)).toEqual({ personEntryCount: 2 });

    const handOver = (to: string) =>
      team.admin.graphql<{ handOver: number }>(
        'mutation ($from: ID!, $to: ID!) { handOver(from: $from, to: $to) }',
        { from: ana, to },
      );
    expect((await handOver('0198c0de-0000-7000-8000-000000000000')).errors?.[0]?.message).toBe(
      'User not found',
    );
    const { data } = await handOver(me);
    expect(data).toEqual({ handOver: 2 });
    expect([await count(ana), await count(me)]).toEqual([{ personEntryCount: 0 }, { personEntryCount: 3 }]);
    expect(await titles([], 'lima')).toEqual([]);
    const names = (path: string) =>
      ownersOf(team.member, path).then((all) =>
        all.map((values) => Object.values(values as object).map((person) => person?.id)),
      );
    expect(await names('/logs/events')).toEqual([[me]]);

    const undo = 'mutation ($id: ID!) { undoChange(id: $id) { left { id } } }';
    const id = team.admin.changeIds.at(-1);
    expect((await team.admin.graphql(undo, { id })).data).toEqual({ undoChange: { left: [] } });
    expect([await count(ana), await count(me)]).toEqual([{ personEntryCount: 2 }, { personEntryCount: 1 }]);
    expect(await titles([], 'lima')).toEqual(['Both', 'Fair']);
  });

  test('stay when an account is deleted, without the name', async () => {
    const { body } = await add('Launch', ana);
    await team.admin.rest('DELETE', `/users/${ana}`);
    const owner = { id: ana, name: 'Deleted user' };
    expect(await ownersOf(team.member)).toEqual([{ owner }]);
    expect(await titles([], 'lima')).toEqual([]);
    const put = { date: DAY, blogName: 'Launched', dynamicFields: { owner } };
    expect((await team.member.rest('PUT', `/logs/blog/${body.id}`, put)).body.dynamicFields).toEqual({
      owner,
    });
  });

  test('are names on links that show the field, also on frozen ones', async () => {
    await add('Launch', ana);
    for (const isFrozen of [false, true]) {
      const { secret } = await createToken(team.admin, { kind: 'link', fields: [fieldId], isFrozen });
      const link = tokenClient(team.planner, (await exchange(team.planner, secret)).body.token);
      expect(await ownersOf(link)).toEqual([{ owner: { id: null, name: 'Ana Lima' } }]);
      const { data } = await link.graphql<{ calendar: Listed[] }>(
        `{ calendar(from: "${DAY}", to: "${DAY}") { values } }`,
      );
      expect(data?.calendar).toEqual([{ values: { [fieldId]: 'Ana Lima' } }]);
      expect((await link.graphql<{ people: Entity[] }>('{ people { id } }')).data).toEqual({ people: [] });
      const fields = await link.graphql('{ fields { name options { name } } }');
      expect(JSON.stringify(fields)).not.toContain(ana);
    }
  });

  test('keep the text that was stored before, and what a change of the type records', async () => {
    const text = { logType: 'blog', fieldLabel: 'Author', fieldType: 'text' };
    const { body } = await team.admin.rest('POST', '/field-configs', text);
    await team.member.rest('POST', '/logs/blog', {
      ...{ date: DAY, blogName: 'Launch', dynamicFields: { author: 'Zoë' } },
    });
    const person = { ...text, fieldName: 'author', fieldType: 'person', isRequired: false };
    const changed = await team.admin.rest('PUT', `/field-configs/${body.id}`, person);
    expect(changed.status).toBe(200);
    expect(await ownersOf(team.member)).toEqual([{ author: { id: null, name: 'Zoë' } }]);
    expect(await team.planner.sql(`select 1 from options where field_id = ?`, [body.id])).toEqual([]);
  });

  test('are listed without email addresses', async () => {
    const { body } = await team.member.rest<object[]>('GET', '/people');
    expect(JSON.stringify(body)).not.toContain('@');
    expect(body).toContainEqual({
      ...{ id: ana, firstName: 'Ana', lastName: 'Lima', profileImageUrl: null },
      ...{ isApproved: true, isMe: false },
    });
  });
});
