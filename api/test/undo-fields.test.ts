import { beforeEach, describe, expect, test } from 'vitest';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const FIELD = `id name label type options { id name color isDone isArchived } isShareable
  kinds { id kind isRequired displayOrder }`;
const FIELDS = `{ fields { isBuiltIn ${FIELD} } }`;
const CREATE = `mutation ($input: FieldInput!) { field: createField(input: $input) { ${FIELD} } }`;
const UPDATE = `mutation ($id: ID!, $input: FieldUpdateInput!) {
  field: updateField(id: $id, input: $input) { ${FIELD} }
}`;
const DELETE = 'mutation ($id: ID!) { id: deleteField(id: $id) }';
const KIND = 'id name pluralName icon color dates titleLabel isHidden';
const KINDS = `{ kinds { ${KIND} } }`;
const CREATE_KIND = `mutation ($input: KindInput!) { kind: createKind(input: $input) { ${KIND} } }`;
const UPDATE_KIND = `mutation ($id: LogKind!, $input: KindUpdateInput!) {
  kind: updateKind(id: $id, input: $input) { ${KIND} }
}`;
const DELETE_KIND = 'mutation ($id: LogKind!) { id: deleteKind(id: $id) }';
const UNDO =
  'mutation ($id: ID!) { undone: undoChange(id: $id) { changeId entries { id } removedIds left { id } } }';
const FIND = 'query ($search: String!) { entries(filter: { search: $search }) { edges { node { id } } } }';
const ACTIVITY = `{ activity(first: 1) { edges { node {
  id action subjectType subjectCount canUndo undoableCount undoes
} } } }`;
const PRESS = {
  name: 'Press release',
  pluralName: 'Press releases',
  icon: 'newspaper',
  color: 'teal',
  dates: 'span',
};
const SINCE = [409, 'Nothing was undone because it has since been changed or deleted.'];

interface Field extends Entity {
  options: { id: string; name: string }[];
  kinds: { id: string; kind: string }[];
}

describe.each(databases)('undoing changes to fields and kinds on %s', (database) => {
  const team = useTeam(database);
  beforeEach(() => team.planner.clearContent());

  async function send<Result>(query: string, variables: object = {}, client: Client = team.admin) {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message] as unknown as Result;
    return Object.values(data ?? {})[0] as Result;
  }
  const create = (kinds: readonly string[], more: object = {}) => {
    const options = [{ name: 'Draft' }, { name: 'Done' }];
    const input = {
      label: 'Status',
      type: 'dropdown',
      options,
      kinds: kinds.map((kind) => ({ kind })),
      ...more,
    };
    return send<Field>(CREATE, { input });
  };
  const update = (id: string, input: object) => send<Field>(UPDATE, { id, input });
  const last = () => team.admin.changeIds.at(-1) ?? '';
  const undo = (id: string, client?: Client) =>
    send<{ changeId: string; left: { id: string }[] }>(UNDO, { id }, client);
  const redo = async (id: string) => {
    const { changeId } = await undo(id);
    return undo(changeId);
  };
  const state = async () => ({
    fields: (await send<Entity[]>(FIELDS)).filter(({ isBuiltIn }) => !isBuiltIn),
    kinds: await send<Entity[]>(KINDS),
  });
  const add = async (status: string | null, json: object = {}) =>
    (
      await team.member.rest('POST', '/logs/blog', {
        date: DAY,
        blogName: 'Post',
        dynamicFields: { status },
        ...json,
      })
    ).body;
  const read = async (id: string) => (await team.member.rest('GET', `/logs/blog/${id}`)).body;
  const found = async (search: string) => {
    const { edges } = await send<{ edges: { node: Entity }[] }>(FIND, { search });
    return edges.map(({ node }) => node.id);
  };

  /** Makes a change, undoes and redoes it, and leaves it undone. Checks what there is each time. */
  async function undoes(change: () => Promise<unknown>): Promise<void> {
    const before = await state();
    await change();
    const id = last();
    const after = await state();
    expect(after).not.toEqual(before);
    const { changeId } = await undo(id);
    expect(await state()).toEqual(before);
    const { changeId: redone } = await undo(changeId);
    expect(await state()).toEqual(after);
    await undo(redone);
    expect(await state()).toEqual(before);
  }

  test('removes new fields, and creates them again with the same ids', () =>
    undoes(() => create(['blog', 'email'])));

  test('restores what a field was, for all kinds', async () => {
    const { id, options } = await create(['blog', 'email']);
    const [draft, done] = options.map(({ id: option, name }) => ({ id: option, name }));
    await undoes(() =>
      update(id, { label: 'State', kinds: [{ kind: 'blog', isRequired: true, displayOrder: 4 }] }),
    );
    await undoes(() => update(id, { options: [{ ...done, isDone: true, color: 'green' }, draft] }));
    await undoes(() => update(id, { options: [{ ...draft, name: 'Sketch' }, done] }));
    await undoes(() => update(id, { options: [done], type: 'dropdown' }));
    await undoes(() => update(id, { type: 'text' }));
    await undoes(() => update(id, { kinds: [{ kind: 'event' }, { kind: 'blog' }] }));
    await undoes(() =>
      team.admin.rest('PUT', `/field-configs/${id}`, {
        fieldLabel: 'A',
        fieldType: 'number',
        displayOrder: 8,
      }),
    );
  });

  test('restores deleted fields, whose values are shown and found again', async () => {
    const { id, kinds } = await create(['blog', 'email']);
    const entry = await add('Done');
    await undoes(() => send(DELETE, { id }));
    expect((await read(entry.id)).dynamicFields).toEqual({ status: 'Done' });
    await send(DELETE, { id });
    const deletion = last();
    await team.member.rest('PATCH', `/logs/blog/${entry.id}`, { blogName: 'Edited' });
    expect(await found('done')).toEqual([]);
    await undo(deletion);
    expect(await read(entry.id)).toMatchObject({ blogName: 'Edited', dynamicFields: { status: 'Done' } });
    expect(await found('done')).toEqual([entry.id]);
    await undoes(() => team.admin.rest('DELETE', `/field-configs/${kinds[1]?.id}`));
  });

  test('does not find options by names that were undone', async () => {
    const { id, options } = await create(['blog']);
    const [draft, done] = options.map(({ id: option, name }) => ({ id: option, name }));
    const entry = await add('Draft');
    await update(id, { options: [{ ...draft, name: 'Sketch' }, done] });
    expect([await found('draft'), await found('sketch')]).toEqual([[], [entry.id]]);
    await undo(last());
    expect([await found('draft'), await found('sketch')]).toEqual([[entry.id], []]);
    expect(await read(entry.id)).toEqual(entry);
  });

  test('keeps other changes, and archives options that entries may have', async () => {
    const { id, options } = await create(['blog']);
    const [draft, done] = options.map(({ id: option, name }) => ({ id: option, name }));
    await update(id, { label: 'State' });
    const renaming = last();
    await update(id, { options: [draft, done, { name: 'Ready' }] });
    const adding = last();
    const entry = await add('Ready');
    await undo(renaming);
    expect((await state()).fields).toMatchObject([{ label: 'Status', options: [{}, {}, { name: 'Ready' }] }]);
    await undo(adding);
    expect((await state()).fields).toMatchObject([
      { options: [{}, {}, { name: 'Ready', isArchived: true }] },
    ]);
    expect((await read(entry.id)).dynamicFields).toEqual({ status: 'Ready' });
  });

  test('is a conflict if the field has changed, or if its name or kind is taken', async () => {
    const { id } = await create(['blog', 'email']);
    const creation = last();
    await update(id, { label: 'State' });
    const renaming = last();
    expect(await undo(creation)).toEqual(SINCE);
    await update(id, { label: 'Step' });
    expect(await undo(renaming)).toEqual(SINCE);
    await send(DELETE, { id });
    const deletion = last();
    expect(await undo(renaming)).toEqual(SINCE);
    await create(['email']);
    expect(await undo(deletion)).toMatchObject([409, expect.stringMatching(/'Step'.*'Status'/)]);
    expect((await state()).fields).toMatchObject([{ label: 'Status' }]);
    await send(DELETE, { id: (await state()).fields[0]?.id });
    expect(await undo(deletion)).toMatchObject({ changeId: expect.any(String) });
    expect(await undo(deletion)).toEqual([409, 'This change has already been undone.']);
  });

  test.each(['REST', 'GraphQL'])(
    'makes lists of the values of a dropdown that becomes a multiple choice in %s, and undoes it',
    async (channel) => {
      const { id, options } = await create(['blog', 'email']);
      const entry = await add('Draft');
      const empty = await add(null);
      const email = { date: DAY, subject: 'Hidden', dynamicFields: { status: 'Done' } };
      const { body: hidden } = await team.member.rest('POST', '/logs/email', email);
      await update(id, { kinds: [{ kind: 'blog' }] });
      if (channel === 'GraphQL') await update(id, { type: 'multipleChoice' });
      else {
        const dropdownOptions = options.map(({ name }) => name);
        const body = { fieldLabel: 'Status', fieldType: 'multipleChoice', dropdownOptions };
        expect((await team.admin.rest('PUT', `/field-configs/${id}`, body)).status).toBe(200);
      }
      const conversion = last();
      expect(await read(entry.id)).toMatchObject({ dynamicFields: { status: ['Draft'] }, version: 2 });
      expect(await read(empty.id)).toEqual(empty);
      expect(await found('draft')).toEqual([entry.id]);
      const { changeId } = await undo(conversion);
      expect(await read(entry.id)).toMatchObject({ dynamicFields: { status: 'Draft' }, version: 3 });
      await undo(changeId);
      expect((await read(entry.id)).dynamicFields).toEqual({ status: ['Draft'] });
      await update(id, { kinds: [{ kind: 'blog' }, { kind: 'email' }] });
      const { body: shown } = await team.member.rest('GET', `/logs/email/${hidden.id}`);
      expect(shown.dynamicFields).toEqual({ status: ['Done'] });
    },
  );

  test('replaces options and makes lists at the same time', async () => {
    const { id, options } = await create(['blog']);
    const [draft, done] = options.map(({ id: option, name }) => ({ id: option, name }));
    const entries = [await add('Draft'), await add('Done')];
    const replacements = [{ option: draft?.id, replacement: done?.id }];
    await update(id, { type: 'multipleChoice', options: [done], replacements });
    const values = await Promise.all(entries.map(async (one) => (await read(one.id)).dynamicFields));
    expect(values).toEqual([{ status: ['Done'] }, { status: ['Done'] }]);
    await undo(last());
    expect(await Promise.all(entries.map((one) => read(one.id)))).toMatchObject([
      { dynamicFields: { status: 'Draft' } },
      { dynamicFields: { status: 'Done' } },
    ]);
  });

  test('gives entries their replaced options back, except those that were changed again', async () => {
    const { id, options } = await create(['blog']);
    const [draft, done] = options.map(({ id: option, name }) => ({ id: option, name }));
    const [first, second] = [await add('Draft'), await add('Draft')];
    await add('Done');
    await update(id, { options: [done], replacements: [{ option: draft?.id, replacement: done?.id }] });
    const replacing = last();
    await team.member.rest('PATCH', `/logs/blog/${second.id}`, { blogName: 'Edited' });
    const [set] = (await send<{ edges: { node: Entity }[] }>(ACTIVITY)).edges;
    expect(set?.node.action).toBe('edit');
    const { changeId, left } = await undo(replacing);
    expect(left).toEqual([{ id: second.id }]);
    expect(await read(first.id)).toMatchObject({ version: 3, dynamicFields: { status: 'Draft' } });
    expect(await read(second.id)).toMatchObject({ version: 3, dynamicFields: { status: 'Done' } });
    expect(await found('draft')).toEqual([first.id]);
    const [undone] = (await send<{ edges: { node: Entity }[] }>(ACTIVITY)).edges;
    expect(undone?.node).toEqual({
      ...{ id: changeId, action: 'undo', subjectType: 'field', subjectCount: 2, undoes: replacing },
      ...{ canUndo: true, undoableCount: 2 },
    });
    await undo(changeId);
    expect(await read(first.id)).toMatchObject({ version: 4, dynamicFields: { status: 'Done' } });
    expect(await found('draft')).toEqual([]);
  });

  test('restores kinds, with their fields', async () => {
    await undoes(() => send(CREATE_KIND, { input: PRESS }));
    await send(CREATE_KIND, { input: PRESS });
    const creation = last();
    const id = 'press-release';
    await undoes(() =>
      send(UPDATE_KIND, { id, input: { name: 'News', color: 'red', dates: 'day', isHidden: true } }),
    );
    await undoes(() => send(UPDATE_KIND, { id: 'blog', input: { color: 'red' } }));
    await create([id, 'blog']);
    await create([id], { label: 'Outlet' });
    await undoes(() => send(DELETE_KIND, { id }));
    expect(await undo(creation)).toEqual(SINCE);
  });

  test('restores a kind whose fields changed with it, as one change', async () => {
    await send(CREATE_KIND, { input: { ...PRESS, fieldIds: ['category'] } });
    const id = 'press-release';
    const status = await create(['blog', id]);
    const outlet = await create(['blog'], { label: 'Outlet' });
    const fieldIds = [outlet.id, 'category', 'campaignName'];
    const changes = team.admin.changeIds.length;
    await send(UPDATE_KIND, { id, input: { name: 'News', fieldIds } });
    expect(team.admin.changeIds).toHaveLength(changes + 1);
    const { fields } = await state();
    expect(fields.map(({ label, kinds }) => [label, kinds])).toEqual([
      ['Status', [expect.objectContaining({ kind: 'blog' })]],
      [
        'Outlet',
        [expect.objectContaining({ kind: 'blog' }), expect.objectContaining({ kind: id, displayOrder: 1 })],
      ],
    ]);
    await undo(last());
    await undoes(() => send(UPDATE_KIND, { id, input: { name: 'News', fieldIds } }));
    await undoes(() => send(UPDATE_KIND, { id, input: { fieldIds: ['category'] } }));
    const again = { id, input: { fieldIds: ['category', status.id] } };
    expect(await send(UPDATE_KIND, again)).toMatchObject({ name: 'Press release' });
    const unchanged = team.admin.changeIds.length;
    await send(UPDATE_KIND, again);
    expect(team.admin.changeIds).toHaveLength(unchanged);
    expect(await send(UPDATE_KIND, { id: 'blog', input: { fieldIds: [] } })).toEqual([
      400,
      expect.any(String),
    ]);
    const gone = await send(UPDATE_KIND, { id, input: { fieldIds: ['nothing'] } });
    expect(gone).toEqual([400, expect.any(String)]);
  });

  test('does not delete kinds with entries, or make entries shorter', async () => {
    await send(CREATE_KIND, { input: { ...PRESS, dates: 'day' } });
    const creation = last();
    const id = 'press-release';
    await send(UPDATE_KIND, { id, input: { dates: 'span' } });
    const change = last();
    const json = { startDate: DAY, endDate: '2126-03-09', title: 'Award' };
    expect((await team.member.rest('POST', `/logs/${id}`, json)).status).toBe(201);
    expect(await undo(change)).toEqual([409, 'Some entries of this type last several days.']);
    expect(await undo(creation)).toEqual(SINCE);
    await send(UPDATE_KIND, { id, input: { name: 'News' } });
    const renaming = last();
    await send(CREATE_KIND, { input: PRESS });
    expect(await undo(renaming)).toMatchObject([
      409,
      expect.stringMatching(/'Press release' already exists/),
    ]);
  });

  test('is for administrators, and requires a recent login if links then show more', async () => {
    const { id } = await create(['blog'], { isShareable: true });
    await send(DELETE, { id });
    const deletion = last();
    expect(await undo(deletion, team.member)).toMatchObject([403, expect.any(String)]);
    await team.planner.sql(`update sessions set created_at = now() - interval '11 minutes'`);
    expect(await undo(deletion)).toMatchObject([403, expect.stringMatching(/^Log in again/)]);
    await team.planner.sql('update sessions set created_at = now()');
    expect(await undo(deletion)).toMatchObject({ changeId: expect.any(String), left: [] });
    expect(await redo(last())).toMatchObject({ changeId: expect.any(String) });
  });
});
