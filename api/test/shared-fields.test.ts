import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const FIELD = `id name label type options { id name color isDone isArchived } isShareable version
  kinds { id kind isRequired displayOrder }`;
const CREATE = `mutation ($input: FieldInput!) { field: createField(input: $input) { ${FIELD} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int, $input: FieldUpdateInput!) {
  field: updateField(id: $id, version: $version, input: $input) { ${FIELD} }
}`;
const DELETE = 'mutation ($id: ID!, $version: Int) { id: deleteField(id: $id, version: $version) }';
const ACTIVITY = `{ activity(first: 10, filter: { subjectTypes: [field] }) {
  edges { node { action changes { kind title values { name before after } } } }
} }`;
const STATUS = {
  label: 'Status',
  type: 'dropdown',
  options: [{ name: 'Draft' }, { name: 'Done', isDone: true }],
};

interface Field extends Entity {
  name: string;
  options: { id: string; name: string; isDone: boolean; isArchived: boolean }[];
  version: number;
  kinds: { id: string; kind: string; isRequired: boolean; displayOrder: number }[];
}

describe.each(databases)('fields of several kinds on %s', (database) => {
  const team = useTeam(database);
  beforeEach(() => team.planner.clearContent());

  /** Returns the result of a call, or the status and the message of its error. */
  async function send<Result>(query: string, variables: object = {}, client: Client = team.admin) {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message] as unknown as Result;
    return Object.values(data ?? {})[0] as Result;
  }
  const create = (kinds: readonly (string | object)[], input: object = {}) =>
    send<Field>(CREATE, {
      input: {
        ...STATUS,
        ...input,
        kinds: kinds.map((one) => (typeof one === 'string' ? { kind: one } : one)),
      },
    });
  const update = (id: string, input: object, version?: number) => send<Field>(UPDATE, { id, version, input });
  const share = async (logType: string, fieldId: string, more: object = {}) => {
    const { status, body } = await team.admin.rest('POST', '/field-configs', { logType, fieldId, ...more });
    return status === 201 ? body : ([status, body.message] as unknown as Entity);
  };
  const remove = (id: string, version?: number) => send<string>(DELETE, { id, version });
  const labels = async (kind: string, client: Client = team.member) =>
    (await client.rest<Entity[]>('GET', `/field-configs/${kind}`)).body.map(({ fieldLabel }) => fieldLabel);
  const add = async (kind: string, json: object) =>
    (await team.member.rest('POST', `/logs/${kind}`, { date: DAY, ...json })).body;
  const read = async (kind: string, id: string) =>
    (await team.member.rest('GET', `/logs/${kind}/${id}`)).body.dynamicFields;
  const found = async (search: string, client: Client = team.member) => {
    const query =
      'query ($search: String!) { entries(filter: { search: $search }) { edges { node { id } } } }';
    const { edges } = await send<{ edges: { node: Entity }[] }>(query, { search }, client);
    return edges.map(({ node }) => node.id);
  };

  test('are ordered for one kind, which can be undone', async () => {
    const [one, two, three] = [
      await create(['blog', 'email'], { label: 'One' }),
      await create(['blog', 'email'], { label: 'Two' }),
      await create(['blog'], { label: 'Three' }),
    ];
    const order = (ids: string[], client = team.admin) =>
      client.graphql<{ orderFields: Entity[] }>(
        'mutation ($ids: [ID!]!) { orderFields(kind: "blog", ids: $ids) { id } }',
        { ids },
      );
    await order([three.id, one.id]);
    expect(await labels('blog')).toEqual(['Three', 'One', 'Two']);
    expect(await labels('email')).toEqual(['One', 'Two']);
    const orders = (await team.member.rest<Entity[]>('GET', '/field-configs/blog')).body;
    expect(orders.map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2]);
    const { edges } = await send<{ edges: { node: Entity }[] }>(
      '{ activity(first: 1) { edges { node { id } } } }',
    );
    await send('mutation ($id: ID!) { undoChange(id: $id) { changeId } }', { id: edges[0]?.node.id });
    expect(await labels('blog')).toEqual(['One', 'Two', 'Three']);
    expect((await order([two.id], team.member)).errors?.[0]?.extensions.status).toBe(403);
  });

  test('are created for kinds, with what belongs to each kind', async () => {
    await create(['blog'], { label: 'First', type: 'text', options: null });
    const field = await create(['blog', { kind: 'email', isRequired: true, displayOrder: 3 }]);
    expect(field).toMatchObject({
      ...{ name: 'status', label: 'Status', type: 'dropdown', isShareable: false, version: 1 },
      options: [
        { name: 'Draft', color: null, isDone: false, isArchived: false },
        { name: 'Done', color: null, isDone: true, isArchived: false },
      ],
      kinds: [
        { id: field.id, kind: 'blog', isRequired: false, displayOrder: 1 },
        { kind: 'email', isRequired: true, displayOrder: 3 },
      ],
    });
    expect(await labels('email')).toEqual(['Status']);
    const { activity } = (await team.admin.graphql<{ activity: { edges: Entity[] } }>(ACTIVITY))
      .data as never as {
      activity: { edges: { node: { action: string; changes: Entity[] } }[] };
    };
    expect(activity.edges[0]?.node).toMatchObject({
      action: 'create',
      changes: [
        { kind: 'blog', title: 'Status' },
        { kind: 'email', title: 'Status' },
      ],
    });
    expect(await send(CREATE, { input: { ...STATUS, kinds: [{ kind: 'social' }] } }, team.member)).toEqual([
      ...[403, 'You must be an administrator to access this page.'],
    ]);
  });

  test('are not created with invalid input', async () => {
    await create(['blog']);
    expect(await create(['event', 'blog'])).toEqual([
      ...[409, "A field named 'status' already exists. Choose another label."],
    ]);
    expect(await labels('event')).toEqual([]);
    expect(await create([])).toEqual([400, 'kinds is required']);
    expect(await create(['event', 'event'])).toEqual([400, 'kinds can only be sent once']);
    expect(await create(['gone'])).toMatchObject([400, expect.stringMatching(/^kinds must be one of/)]);
    expect(await create(['event'], { options: [] })).toEqual([
      400,
      'A dropdown requires at least one option',
    ]);
    expect(await create(['event'], { options: [{ name: 'Done' }, { name: ' DONE' }] })).toEqual([
      ...[409, "An option named 'DONE' already exists."],
    ]);
    expect(await create(['event'], { name: 'constructor' })).toMatchObject([400, expect.any(String)]);
  });

  test('are created once per Idempotency-Key', async () => {
    const json = { query: CREATE, variables: { input: { ...STATUS, kinds: [{ kind: 'blog' }] } } };
    const headers = { 'Idempotency-Key': 'one' };
    const call = () =>
      team.admin.request<{ data: { field: Field } }>('/graphql', { method: 'POST', json, headers });
    const [first, second] = [await call(), await call()];
    expect(second.body.data).toEqual(first.body.data);
    expect(await labels('blog')).toEqual(['Status']);
  });

  test('are changed for all kinds, except for what belongs to a kind', async () => {
    const { id, kinds } = await create(['blog', 'email']);
    const blog = { kind: 'blog', isRequired: true, displayOrder: 4 };
    const changed = await update(
      id,
      { label: 'State', kinds: [blog, { kind: 'email' }, { kind: 'podcast' }] },
      1,
    );
    expect(changed).toMatchObject({
      ...{ label: 'State', name: 'status', version: 2 },
      kinds: [
        { id: kinds[1]?.id, kind: 'email', isRequired: false, displayOrder: 0 },
        { kind: 'podcast', isRequired: false, displayOrder: 0 },
        { id: kinds[0]?.id, ...blog },
      ],
    });
    expect(await update(id, { label: 'Mine' }, 1)).toEqual([
      ...[409, 'Someone else changed this field in the meantime.'],
    ]);
    expect(await update(id, { kinds: [{ kind: 'podcast', displayOrder: 7 }] }, 2)).toMatchObject({
      ...{ label: 'State', kinds: [{ kind: 'podcast', displayOrder: 7 }], version: 3 },
    });
    expect(await labels('blog')).toEqual([]);
    expect(await update(id, {})).toMatchObject({ version: 3 });
    expect(await update(id, { kinds: [] })).toMatchObject([400, expect.any(String)]);
    expect(await update(id, { options: [{ id: 'unknown', name: 'Draft' }] })).toMatchObject([
      ...[400, expect.stringMatching(/^options.0.id/)],
    ]);
    expect(await update('unknown', {})).toEqual([404, 'Field configuration not found']);
  });

  test('are shared with another kind, which then shows values that its entries have stored', async () => {
    const { id } = await create(['blog', 'podcast'], { label: 'Outlet', type: 'text', options: null });
    const entry = await add('podcast', { episodeTitle: 'Talk', dynamicFields: { outlet: 'Daily' } });
    await update(id, { kinds: [{ kind: 'blog' }] });
    expect(await read('podcast', entry.id)).toEqual({});
    await team.member.rest('PATCH', `/logs/podcast/${entry.id}`, { episodeTitle: 'Chat' });
    expect(await found('daily')).toEqual([]);
    const { body, status } = await team.admin.rest('POST', '/field-configs', {
      ...{ logType: 'podcast', fieldId: id, isRequired: true },
    });
    expect([status, body]).toMatchObject([
      201,
      { logType: 'podcast', fieldName: 'outlet', fieldLabel: 'Outlet', isRequired: true, displayOrder: 0 },
    ]);
    expect(await read('podcast', entry.id)).toEqual({ outlet: 'Daily' });
    expect(await found('daily')).toEqual([entry.id]);
    expect(await share('podcast', id)).toEqual([409, "This type already has the field 'Outlet'."]);
    expect(await share('blog', 'unknown')).toEqual([400, 'This field no longer exists.']);
  });

  test('are not shared with a kind that has another field with the same name', async () => {
    const { id } = await create(['blog']);
    await create(['email'], { label: 'STATUS' });
    const message = "'Status' can't be added, because this type has the field 'STATUS' with the same name.";
    expect(await share('email', id)).toEqual([409, message]);
    expect(await update(id, { kinds: [{ kind: 'blog' }, { kind: 'email' }] })).toEqual([409, message]);
    await create(['event'], { label: 'Campaign' });
    expect(await share('event', 'campaignName')).toEqual([
      ...[409, "'Campaign' can't be added, because this type has the field 'Campaign' with the same name."],
    ]);
    await share('podcast', 'campaignName');
    expect(await create(['podcast'], { label: 'Campaign' })).toEqual([
      ...[409, "A field named 'campaign' already exists. Choose another label."],
    ]);
  });

  test('can be built-in ones, whose values are then custom values of the other kinds', async () => {
    const { id } = await share('podcast', 'campaignName', { isRequired: true });
    const entry = await add('podcast', { episodeTitle: 'Talk', dynamicFields: { campaignName: 'Spring' } });
    const email = await add('email', { subject: 'News', campaignName: 'Spring' });
    expect((await found('spring')).toSorted()).toEqual([entry.id, email.id].toSorted());
    expect(await read('podcast', entry.id)).toEqual({ campaignName: 'Spring' });
    expect(await update('campaignName', { kinds: [{ kind: 'podcast' }, { kind: 'blog' }] })).toMatchObject({
      kinds: [{ kind: 'email' }, { kind: 'podcast', isRequired: true }, { kind: 'blog' }],
    });
    const fixed = "can't be changed, because this field is built in";
    expect(await update('campaignName', { label: 'Mine' })).toEqual([400, `label ${fixed}`]);
    expect(await update('campaignName', { type: 'number' })).toEqual([400, `type ${fixed}`]);
    const put = (more: object) =>
      team.admin.rest('PUT', `/field-configs/${id}`, { fieldLabel: 'Campaign', fieldType: 'text', ...more });
    expect(await put({ displayOrder: 3 })).toMatchObject({ status: 200, body: { displayOrder: 3 } });
    expect(await put({ fieldLabel: 'Mine' })).toMatchObject({ status: 400 });
    expect(await remove('campaignName')).toMatchObject([409, expect.stringMatching(/built in/)]);
    expect(await share('email', 'campaignName')).toEqual([
      409,
      "This type already has the field 'Campaign'.",
    ]);
    expect((await team.admin.rest('DELETE', `/field-configs/${id}`)).status).toBe(204);
    expect(await update('campaignName', { kinds: [] })).toMatchObject([400, expect.any(String)]);
    expect(await labels('blog')).toEqual(['Campaign']);
  });

  test('are hidden from keys that hide their texts, for all kinds', async () => {
    await share('podcast', 'description');
    const { id } = await add('podcast', { episodeTitle: 'Talk', dynamicFields: { description: 'Secret' } });
    const { secret } = await createToken(team.admin, { kind: 'key', fields: ['category'] });
    const client = tokenClient(team.planner, secret);
    expect(await labels('podcast', client)).toEqual([]);
    expect((await client.rest<Entity[]>('GET', '/fields')).body.map(({ id }) => id)).not.toContain(
      'description',
    );
    expect((await client.rest<Entity[]>('GET', '/logs/podcast')).body).toMatchObject([{ dynamicFields: {} }]);
    expect([await found('secret'), await found('secret', client)]).toEqual([[id], []]);
  });

  test('are deleted for all kinds, or with the last kind that uses them', async () => {
    const { id, kinds } = await create(['blog', 'email']);
    expect(await remove(id, 7)).toEqual([409, 'Someone else changed this field in the meantime.']);
    expect(await remove(id, 1)).toBe(id);
    expect([await labels('blog'), await labels('email')]).toEqual([[], []]);
    expect(await remove(id)).toEqual([404, 'Field configuration not found']);
    const next = await create(['blog', 'email']);
    for (const { id: configuration } of next.kinds) {
      expect((await team.admin.rest('DELETE', `/field-configs/${configuration}`)).status).toBe(204);
    }
    expect(await update(next.id, {})).toEqual([404, 'Field configuration not found']);
    expect(kinds).toHaveLength(2);
  });

  test('require a recent login if links can then show more', async () => {
    const shown = await create(['blog'], { isShareable: true });
    const hidden = await create(['email']);
    await team.planner.sql(`update sessions set created_at = now() - interval '11 minutes'`);
    const rejected = [403, 'Log in again to do this. It requires a login within the last ten minutes.'];
    expect(await create(['event'], { isShareable: true })).toEqual(rejected);
    expect(await update(hidden.id, { isShareable: true })).toEqual(rejected);
    expect(await update(shown.id, { kinds: [{ kind: 'blog' }, { kind: 'event' }] })).toEqual(rejected);
    expect(await share('event', shown.id)).toEqual(rejected);
    expect(await update(shown.id, { label: 'State' })).toMatchObject({ label: 'State' });
    expect(await share('event', hidden.id)).toMatchObject({ logType: 'event' });
    await team.planner.sql('update sessions set created_at = now()');
    expect(await update(shown.id, { kinds: [{ kind: 'blog' }, { kind: 'podcast' }] })).toMatchObject({
      version: 3,
    });
    const link = await linkClient(team.planner, team.admin, {});
    expect(await labels('podcast', link)).toEqual(['State']);
  });
});
