import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { filterInput } from './filter-input.js';
import { databases, useTeam } from './planner.js';

const DAY = '2126-03-08';
const FIELD = 'id label type options { id name isArchived } kinds { id kind isRequired }';
const CREATE = `mutation ($input: FieldInput!) { createField(input: $input) { ${FIELD} } }`;
const MERGE = `mutation ($from: ID!, $into: ID!, $options: [OptionReplacementInput!]) {
  mergeFields(from: $from, into: $into, options: $options) { ${FIELD} }
}`;
const PREVIEW = `query ($from: ID!, $into: ID!) { fieldMerge(from: $from, into: $into) {
  kinds { kind count conflictCount } options { optionId replacementId }
} }`;
const FIND = 'query ($filter: EntryFilter!) { entries(filter: $filter) { edges { node { id } } } }';
const RESTORE = 'mutation ($id: ID!) { restoreChange(id: $id) { changeId } }';
const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { changeId } }';

interface Field extends Entity {
  options: { id: string; name: string }[];
  kinds: { id: string; kind: string; isRequired: boolean }[];
}

describe.each(databases)('merging fields on %s', (database) => {
  const team = useTeam(database);
  beforeEach(() => team.planner.clearContent());

  async function send<Result>(query: string, variables: object = {}, client: Client = team.admin) {
    const { data, errors } = await client.graphql<Record<string, Result>>(query, variables);
    const [error] = errors ?? [];
    if (error) return [error.extensions.status, error.message] as unknown as Result;
    return Object.values(data ?? {})[0] as Result;
  }
  const create = (label: string, kinds: readonly string[], names: readonly string[], more: object = {}) =>
    send<Field>(CREATE, {
      input: {
        ...{ label, type: 'dropdown', options: names.map((name) => ({ name })) },
        ...more,
        kinds: kinds.map((kind) => ({ kind, isRequired: kind === 'email' })),
      },
    });
  const merge = (from: string, into: string, options?: object[]) =>
    send<Field>(MERGE, { from, into, options });
  async function add(kind: string, title: object, dynamicFields: object) {
    const { status, body } = await team.member.rest('POST', `/logs/${kind}`, {
      date: DAY,
      ...title,
      dynamicFields,
    });
    expect(status).toBe(201);
    return body;
  }
  const read = async (kind: string, { id }: Entity, client: Client = team.member) => {
    const { body } = await client.rest('GET', `/logs/${kind}/${id}`);
    return body;
  };
  const found = async (filter: object, client: Client = team.member) => {
    const { edges } = await send<{ edges: { node: Entity }[] }>(FIND, { filter }, client);
    return edges.map(({ node }) => node.id).toSorted();
  };
  const on = (field: string, ...value: string[]) => ({ conditions: [{ field, operator: 'isAnyOf', value }] });
  const optionsOf = ({ options }: Field) => options.map(({ id }) => id) as [string, string, string];
  const onLast = async (query: string) => {
    const { edges } = await send<{ edges: { node: Entity }[] }>(
      '{ activity(first: 1) { edges { node { id } } } }',
    );
    return send<Entity>(query, { id: edges[0]?.node.id });
  };
  const undoLast = () => onLast(UNDO);
  const contentOf = (entries: readonly (readonly [string, Entity])[]) =>
    Promise.all(
      entries.map(async ([kind, entry]) => {
        const { version: _, updatedAt: __, ...body } = await read(kind, entry);
        return body;
      }),
    );
  const searchTexts = () => team.planner.sql('select id, search_text from entries order by id');

  test('moves the values and options of all entries, and Undo brings everything back', async () => {
    const into = await create('Status', ['blog', 'social'], ['Draft', 'In review', 'Done']);
    const from = await create('State', ['email', 'blog'], ['done', 'Idea', 'Review']);
    const [draft, inReview, done] = optionsOf(into);
    const [finished, idea, review] = optionsOf(from);
    const blog = await add('blog', { blogName: 'A' }, { state: 'Review' });
    const both = await add('blog', { blogName: 'B' }, { state: 'Idea', status: 'Draft' });
    const email = await add('email', { subject: 'C' }, { state: 'done' });
    const other = await add('email', { subject: 'D' }, { state: 'Idea' });
    const entries = [
      ...[['blog', blog] as const, ['blog', both] as const],
      ...[['email', email] as const, ['email', other] as const],
    ];
    const [before, textsBefore] = [await contentOf(entries), await searchTexts()];
    const given = { from: from.id, into: into.id };

    expect(await send(PREVIEW, given)).toEqual({
      kinds: expect.arrayContaining([
        { kind: 'email', count: 2, conflictCount: 0 },
        { kind: 'blog', count: 2, conflictCount: 1 },
      ]),
      options: [
        { optionId: finished, replacementId: done },
        { optionId: idea, replacementId: null },
        { optionId: review, replacementId: null },
      ],
    });
    expect(await merge(from.id, into.id, [{ option: review, replacement: inReview }])).toMatchObject({
      ...{ id: into.id, label: 'Status' },
      options: [{ id: draft }, { id: inReview }, { id: done }, { id: idea, name: 'Idea' }],
      kinds: expect.arrayContaining([
        { id: into.kinds.find(({ kind }) => kind === 'blog')?.id, kind: 'blog', isRequired: false },
        { id: from.kinds.find(({ kind }) => kind === 'email')?.id, kind: 'email', isRequired: true },
      ]),
    });
    expect((await contentOf(entries)).map(({ dynamicFields }) => dynamicFields)).toEqual([
      ...[{ status: 'In review' }, { status: 'Draft' }, { status: 'Done' }, { status: 'Idea' }],
    ]);
    expect(await found({ search: 'review' })).toEqual([blog.id]);
    expect(await found({ search: 'idea' })).toEqual([other.id]);
    const merged = await searchTexts();
    for (const [kind, { id, blogName, subject }] of entries) {
      await team.member.rest('PATCH', `/logs/${kind}/${id}`, blogName ? { blogName } : { subject });
    }
    expect(await searchTexts()).toEqual(merged);
    expect(await merge(from.id, into.id)).toEqual([404, 'Field configuration not found']);

    const { changeId: undone } = await undoLast();
    expect(await contentOf(entries)).toEqual(before);
    expect(await searchTexts()).toEqual(textsBefore);
    await send(UNDO, { id: undone });
    expect((await read('blog', blog)).dynamicFields).toEqual({ status: 'In review' });
    expect(await searchTexts()).toEqual(merged);
  });

  test('keeps filters, feeds, links and columns that name the merged field', async () => {
    const shareable = { isShareable: true };
    const into = await create('Status', ['blog'], ['Draft', 'Done'], shareable);
    const from = await create('State', ['email', 'blog'], ['Finished', 'Idea'], shareable);
    const [, done] = optionsOf(into);
    const [finished, idea] = optionsOf(from);
    const blog = await add('blog', { blogName: 'A' }, { state: 'Finished' });
    const email = await add('email', { subject: 'C' }, { state: 'Idea' });
    const link = await createToken(team.admin, { kind: 'link', kinds: ['blog', 'email'], fields: [from.id] });
    const key = await createToken(team.member, { kind: 'key', fields: [from.id] });
    const ofLink = await linkClient(team.planner, team.admin, {
      kinds: ['blog', 'email'],
      fields: [from.id],
    });
    await send(
      'mutation ($input: ColumnPreferenceInput!) { saveColumnPreference(kind: "email", input: $input) { columnOrder } }',
      { input: { visibleColumns: ['field:state', 'date'], columnOrder: ['field:state', 'date'] } },
    );
    await merge(from.id, into.id, [{ option: finished, replacement: done }]);
    const { formerFields } = (
      await send<Entity[]>('{ fields { id formerFields { id options { name replacement } } } }')
    ).find(({ id }) => id === into.id) as Entity;
    expect(formerFields).toContainEqual({
      id: from.id,
      options: expect.arrayContaining([{ name: 'Finished', replacement: 'Done' }]),
    });
    const [first] = from.kinds.map(({ id }) => id);
    expect(await found(on(from.id, finished ?? ''))).toEqual([blog.id]);
    expect(await found(on(from.id, 'Finished', 'Idea'))).toEqual([blog.id, email.id].toSorted());
    expect(await found(filterInput({ fields: [{ fieldId: first ?? '', values: ['Idea'] }] }))).toEqual([
      email.id,
    ]);
    expect(await found(on(into.id, idea ?? ''))).toEqual([email.id]);
    for (const client of [ofLink, tokenClient(team.planner, key.secret)]) {
      expect(await send('{ fields { id } }', {}, client)).toContainEqual({ id: into.id });
    }
    expect(await read('blog', blog, tokenClient(team.planner, key.secret))).toMatchObject({
      dynamicFields: { status: 'Done' },
    });
    const { visibleColumns } = await send<{ visibleColumns: string[] }>(
      '{ columnPreference(kind: "email") { visibleColumns } }',
    );
    expect(visibleColumns.slice(0, 2)).toEqual(['field:status', 'date']);
    const tokens = await send<{ id: string; fields: string[] }[]>('{ accessTokens { id fields } }');
    expect(tokens.find(({ id }) => id === link.token.id)?.fields).toEqual([into.id]);
    await send('mutation ($id: ID!) { deleteField(id: $id) }', { id: into.id });
    expect(await found(on(from.id, 'Idea'))).toEqual([]);
    await onLast(RESTORE);
    expect(await found(on(from.id, 'Finished', 'Idea'))).toEqual([blog.id, email.id].toSorted());
  });

  test('leaves entries empty for options without a replacement, although the other field has their names', async () => {
    const into = await create('Status', ['blog'], ['Draft', 'Done']);
    const from = await create('State', ['email'], ['Done']);
    const email = await add('email', { subject: 'A' }, { state: 'Done' });
    await merge(from.id, into.id, [{ option: optionsOf(from)[0], replacement: null }]);
    expect((await read('email', email)).dynamicFields).toEqual({ status: null });
  });

  test('shows no more to links once a merge is undone', async () => {
    const shareable = { isShareable: true };
    const into = await create('Status', ['blog'], ['Draft'], shareable);
    const from = await create('State', ['email'], ['Idea'], shareable);
    const ofLink = await linkClient(team.planner, team.admin, {
      kinds: ['blog', 'email'],
      fields: [from.id],
    });
    await merge(from.id, into.id);
    await undoLast();
    expect(await send('{ fields { id } }', {}, ofLink)).not.toContainEqual({ id: into.id });
  });

  test('adds text to built-in fields, and is not possible for other fields', async () => {
    const from = await create('Category', ['email', 'podcast'], [], { type: 'text', options: null });
    const other = await create('Budget', ['blog'], [], { type: 'number', options: null });
    const email = await add('email', { subject: 'A' }, { category: 'Spring' });
    expect(await merge(from.id, 'category')).toMatchObject({ id: 'category' });
    expect((await read('email', email)).dynamicFields).toEqual({ category: 'Spring' });
    const fails = [409, 'into must be another field of the same type, to which the values can be added'];
    expect(await merge(other.id, 'category')).toEqual(fails);
    expect(await merge(other.id, other.id)).toEqual(fails);
    expect(await merge('category', other.id)).toMatchObject([409, expect.stringContaining('built in')]);
    await undoLast();
    expect((await read('email', email)).dynamicFields).toEqual({ category: 'Spring' });
  });
});
