import { beforeEach, describe, expect, test } from 'vitest';
import type { Entity } from './client.js';
import { databases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const FIELD = 'id version options { id name color isDone isArchived } kinds { id }';
const CREATE = `mutation ($input: FieldInput!) { field: createField(input: $input) { ${FIELD} } }`;
const UPDATE = `mutation ($id: ID!, $input: FieldUpdateInput!) {
  field: updateField(id: $id, input: $input) { ${FIELD} }
}`;
const FIND = `query ($filter: EntryFilter!) { entries(filter: $filter) { edges { node { id } } } }`;
const HISTORY = `query ($id: ID!) { entryHistory(id: $id, first: 5) {
  edges { node { values { name before after } changeSet { id action subjectType subjectCount } } }
} }`;
const ACTIVITY = `{ activity(first: 1, filter: { subjectTypes: [field] }) {
  edges { node { id action subjectCount changes { subjectType title values { name before after } } } }
} }`;

interface Option {
  id: string;
  name: string;
  isDone: boolean;
  isArchived: boolean;
}
interface Field extends Entity {
  options: Option[];
  kinds: { id: string }[];
}

describe.each(databases)('the options of a field on %s', (database) => {
  const team = useTeam(database);
  beforeEach(() => team.planner.clearContent());

  async function send<Result>(query: string, variables: object = {}) {
    const { data, errors } = await team.admin.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message] as unknown as Result;
    return Object.values(data ?? {})[0] as Result;
  }
  const create = (names: readonly string[], kinds: readonly string[] = ['blog', 'email']) =>
    send<Field>(CREATE, {
      input: {
        ...{ label: 'Status', type: 'dropdown', options: names.map((name) => ({ name })) },
        kinds: kinds.map((kind) => ({ kind })),
      },
    });
  const update = (id: string, input: object) => send<Field>(UPDATE, { id, input });
  const add = async (status: string | null) => {
    const json = { date: DAY, blogName: 'Post', dynamicFields: { status } };
    return (await team.member.rest('POST', '/logs/blog', json)).body;
  };
  const read = async ({ id }: Entity) => {
    const { body } = await team.member.rest('GET', `/logs/blog/${id}`);
    const { status } = body.dynamicFields as Record<string, unknown>;
    return { status, version: body.version, updatedAt: body.updatedAt };
  };
  const found = async (filter: object) => {
    const { edges } = await send<{ edges: { node: Entity }[] }>(FIND, { filter });
    return edges.map(({ node }) => node.id);
  };
  const kept = (options: readonly Option[]) => options.map(({ id, name }) => ({ id, name }));

  test('keep their entries when they are renamed, which does not change the entries', async () => {
    const { id, options } = await create(['In review', 'Draft', 'Done']);
    const [review, draft, done] = kept(options);
    const entry = await add('in REVIEW');
    const other = await add('Draft');
    const before = [await read(entry), await read(other)];
    const changed = await update(id, { options: [{ ...review, name: 'Waiting for “Ümlaut”' }, draft, done] });
    expect(changed.options[0]).toMatchObject({ id: review?.id, name: 'Waiting for “Ümlaut”' });
    expect([await read(entry), await read(other)]).toEqual([
      { ...before[0], status: 'Waiting for “Ümlaut”' },
      before[1],
    ]);
    expect(await found({ search: 'umlaut post' })).toEqual([entry.id]);
    expect(await found({ search: 'review' })).toEqual([]);
    expect(await found({ search: 'waiting draft' })).toEqual([]);
    expect(await found({ search: 'draft' })).toEqual([other.id]);
    const [{ text } = { text: '' }] = await team.planner.sql<{ text: string }>(
      'select search_text as text from entries where id = ?',
      [entry.id],
    );
    await team.member.rest('PATCH', `/logs/blog/${entry.id}`, { blogName: entry.blogName });
    const [{ text: edited } = { text: '' }] = await team.planner.sql<{ text: string }>(
      'select search_text as text from entries where id = ?',
      [entry.id],
    );
    expect(text).toBe(edited);
  });

  test('are archived, and come back by name or id, as they were', async () => {
    const { id, options } = await create(['Draft', 'Done']);
    const [draft, done] = kept(options);
    const entry = await add('Done');
    await update(id, { options: [{ ...draft }, { ...done, isDone: true, color: 'green' }] });
    const { options: left } = await update(id, { options: [draft] });
    expect(left).toMatchObject([draft, { ...done, isArchived: true, isDone: true, color: 'green' }]);
    expect((await read(entry)).status).toBe('Done');
    const isDone = { conditions: [{ field: id, operator: 'isAnyOf', value: [done?.id] }] };
    expect(await found(isDone)).toEqual([entry.id]);
    const again = { date: DAY, blogName: 'New', dynamicFields: { status: 'Done' } };
    expect((await team.member.rest('POST', '/logs/blog', again)).status).toBe(400);
    const back = { ...done, isArchived: false, isDone: true, color: 'green' };
    expect((await update(id, { options: [draft, { name: ' done ' }] })).options[1]).toMatchObject({
      ...back,
      name: 'done',
    });
    await update(id, { options: [draft] });
    expect((await update(id, { options: [done, draft] })).options[0]).toMatchObject(back);
  });

  test('are recorded with whether they count as finished', async () => {
    const { id, options } = await create(['Draft', 'Done']);
    const [draft, done] = kept(options);
    await update(id, { options: [draft, { ...done, isDone: true }] });
    const { edges } = await send<{ edges: { node: Entity }[] }>(ACTIVITY);
    const [change] = edges.map(({ node }) => node);
    expect(change).toMatchObject({
      ...{ action: 'edit', subjectCount: 2 },
      changes: [
        { title: 'Status', values: [{ name: 'doneOptions', before: null, after: ['Done'] }] },
        { title: 'Status', values: [{ name: 'doneOptions', before: null, after: ['Done'] }] },
      ],
    });
  });

  test('are replaced in all entries of their kinds, as a change of these entries', async () => {
    const { id, options } = await create(['Draft', 'Idea', 'Done', 'Old']);
    const [draft, idea, done] = kept(options);
    const [first, second, third, fourth] = [
      await add('Draft'),
      await add('Idea'),
      await add('Done'),
      await add('Old'),
    ];
    const before = await read(third);
    const replacements = [
      { option: draft?.id, replacement: done?.id },
      { option: idea?.id, replacement: null },
    ];
    const { options: left } = await update(id, { options: [done], replacements });
    expect(left.map(({ name, isArchived }) => [name, isArchived])).toEqual([
      ...[
        ['Done', false],
        ['Draft', true],
        ['Idea', true],
        ['Old', true],
      ],
    ]);
    expect([await read(first), await read(second), await read(third), await read(fourth)]).toMatchObject([
      { status: 'Done', version: 2 },
      { status: null, version: 2 },
      before,
      { status: 'Old', version: 1 },
    ]);
    expect((await found({ search: 'done' })).toSorted()).toEqual([first.id, third.id].toSorted());
    expect(await found({ search: 'idea' })).toEqual([]);
    const history = await send<{ edges: { node: Entity }[] }>(HISTORY, { id: first.id });
    expect(history.edges[0]?.node).toMatchObject({
      values: [{ name: 'field:status', before: 'Draft', after: 'Done' }],
      changeSet: { action: 'edit', subjectType: 'field', subjectCount: 4 },
    });
  });

  test('are not replaced if they remain, or by options that do not exist', async () => {
    const { id, options } = await create(['Draft', 'Done']);
    const [draft, done] = kept(options);
    const replace = (option: unknown, replacement: unknown, rest: unknown[]) =>
      update(id, { options: rest, replacements: [{ option, replacement }] });
    expect(await replace(draft?.id, done?.id, [draft, done])).toMatchObject([
      ...[400, expect.stringMatching(/^replacements.0.option /)],
    ]);
    expect(await replace(draft?.id, draft?.id, [done])).toMatchObject([
      ...[400, expect.stringMatching(/^replacements.0.replacement /)],
    ]);
    expect((await update(id, {})).options.map(({ isArchived }) => isArchived)).toEqual([false, false]);
  });
});
