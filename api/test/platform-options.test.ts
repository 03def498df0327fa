import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createToken } from './access-tokens.js';
import type { Entity } from './client.js';
import { fetchFeed } from './feeds.js';
import { databases, useTeam } from './planner.js';

const date = '2126-03-08';
const PLATFORMS = ['facebook', 'instagram', 'tiktok', 'threads', 'xTwitter', 'youtube', 'snapchat'];
const FIELD = 'id version options { id name abbreviation isArchived } kinds { kind }';
const FIELDS = `{ fields { ${FIELD} } }`;
const UPDATE = `mutation ($version: Int, $input: FieldUpdateInput!) {
  field: updateField(id: "platforms", version: $version, input: $input) { ${FIELD} }
}`;
const CHANGES = `{ activity(first: 1) {
  edges { node { id changes { kind title values { name before after } } } }
} }`;
const UNDO = 'mutation ($id: ID!) { undoChange(id: $id) { changeId } }';
const VALUES = 'query ($id: ID!) { entry(id: $id) { values version } }';
const PATCH = `mutation ($id: ID!, $values: EntryValues) {
  updateEntry(id: $id, input: { values: $values }) { values }
}`;
const FIND = `query ($filter: EntryFilter!) { entries(filter: $filter) { edges { node { id } } } }`;

interface Option {
  id: string;
  name: string;
  abbreviation: string | null;
  isArchived: boolean;
}
interface Platforms extends Entity {
  options: Option[];
}

describe.each(databases)('options of the field for platforms on %s', (database) => {
  const team = useTeam(database);
  let linkedIn: string;

  async function send<Result>(query: string, variables: object = {}) {
    const { data, errors } = await team.admin.graphql<Record<string, Result>>(query, variables);
    if (errors?.[0]) return [errors[0].extensions.status, errors[0].message] as unknown as Result;
    return Object.values(data ?? {})[0] as Result;
  }
  const stored = async () =>
    (await send<Platforms[]>(FIELDS)).find(({ id }) => id === 'platforms') as Platforms;
  const update = (input: object, version?: number) => send<Platforms>(UPDATE, { input, version });
  const given = ({ options }: Platforms) =>
    options
      .filter(({ isArchived }) => !isArchived)
      .map(({ id, name, abbreviation }) => ({ id, name, abbreviation }));
  const change = async (changed: (options: Partial<Option>[]) => Partial<Option>[]) =>
    update({ options: changed(given(await stored())) });
  const add = async (json: object, kind = 'social') =>
    (await team.member.rest('POST', `/logs/${kind}`, { date, postName: 'Post', ...json })).body;
  const find = async (filter: object) => {
    const { edges } = await send<{ edges: { node: Entity }[] }>(FIND, { filter });
    return edges.map(({ node }) => node.id);
  };
  const csv = async (kind: string) => (await team.member.request<string>(`/api/logs/${kind}.csv`)).body;

  beforeAll(async () => {
    const { options } = await change((current) => [
      { name: 'LinkedIn', abbreviation: 'LI' },
      ...current.toReversed(),
    ]);
    linkedIn = options.find(({ name }) => name === 'LinkedIn')?.id ?? '';
  });
  beforeEach(() => team.planner.clearContent());

  test('start with those of all planners, which stay as they are', async () => {
    const { options } = await stored();
    expect(options.map(({ id }) => id)).toEqual([...PLATFORMS, linkedIn]);
    expect(options.at(-1)).toMatchObject({ name: 'LinkedIn', abbreviation: 'LI', isArchived: false });
    const renamed = await change(([first, ...others]) => [{ ...first, name: 'Meta' }, ...others]);
    expect(renamed).toEqual([400, expect.stringContaining('built in')]);
    for (const other of [
      { name: 'Pinterest' },
      { name: 'Pinterest', abbreviation: 'PIN1' },
      { name: 'Pinterest', abbreviation: 'P1' },
      { name: 'Pinterest', abbreviation: 'fb' },
      { name: 'facebook ', abbreviation: 'PIN' },
      { name: 'xtwitter', abbreviation: 'PIN' },
    ]) {
      expect((await change((current) => [...current, other])) as unknown as [number]).toEqual([
        expect.toSatisfy((status) => [400, 409].includes(status as number)),
        expect.any(String),
      ]);
    }
    expect((await update({ type: 'text' })) as unknown).toEqual([400, expect.any(String)]);
    expect(await team.member.graphql(UPDATE, { input: {} })).toMatchObject({
      errors: [{ extensions: { status: 403 } }],
    });
  });

  test('are booleans and a list of names in REST', async () => {
    const chosen = Object.fromEntries(PLATFORMS.map((name) => [name, name === 'instagram']));
    const post = await add({ ...chosen, otherPlatforms: [' linkedin '] });
    expect(post).toMatchObject({ ...chosen, otherPlatforms: ['LinkedIn'], dynamicFields: {} });
    expect(await send(VALUES, { id: post.id })).toMatchObject({
      values: { platforms: ['instagram', linkedIn] },
    });
    const path = `/logs/social/${post.id}`;
    const put = async (json: object) =>
      (await team.member.rest('PUT', path, { date, postName: 'Post', ...json })).body;
    expect(await put({ facebook: true })).toMatchObject({
      ...{ facebook: true, instagram: false, otherPlatforms: ['LinkedIn'] },
    });
    const patched = (json: object) => team.member.rest('PATCH', path, json);
    expect((await patched({ mediaType: 'Reel' })).body.otherPlatforms).toEqual(['LinkedIn']);
    const cleared = await put({ facebook: true, otherPlatforms: [] });
    expect(cleared.facebook).toBe(true);
    expect(cleared).not.toHaveProperty('otherPlatforms');
    expect((await patched({ otherPlatforms: ['LinkedIn'] })).body.otherPlatforms).toEqual(['LinkedIn']);
    const unknown = await team.member.rest<{ fieldErrors: object }>('PUT', path, {
      ...{ date, postName: 'Post', otherPlatforms: ['Myspace'] },
    });
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.body)).toContain('otherPlatforms');
    expect(JSON.stringify(unknown.body)).toContain('LinkedIn');
  });

  test('are ids in GraphQL', async () => {
    const post = await add({ facebook: true });
    const patch = (values: object) => send(PATCH, { id: post.id, values });
    expect(await patch({ platforms: [linkedIn, 'snapchat'] })).toEqual({
      values: { platforms: ['snapchat', linkedIn] },
    });
    expect(await patch({ mediaType: 'Reel' })).toEqual({
      values: { mediaType: 'Reel', platforms: ['snapchat', linkedIn] },
    });
    expect(await patch({ platforms: ['myspace'] })).toEqual([400, expect.stringContaining('LinkedIn')]);
    expect(await patch({ platforms: [] })).toEqual({ values: { mediaType: 'Reel' } });
  });

  test('are found, filtered and exported, and are in feeds', async () => {
    const [post, other] = [await add({ otherPlatforms: ['LinkedIn'] }), await add({ facebook: true })];
    const by = (operator: string, value: unknown) =>
      find({ conditions: [{ field: 'platforms', operator, value }] });
    expect(await by('hasAnyOf', [linkedIn])).toEqual([post.id]);
    expect(await by('hasNoneOf', [linkedIn])).toEqual([other.id]);
    for (const search of ['linkedin', 'LI']) expect(await find({ search })).toEqual([post.id]);
    expect(await find({ search: 'fb' })).toEqual([other.id]);
    const file = await csv('social');
    expect(file).toContain('X (Twitter),YouTube,Snapchat,Other Platforms,Brand');
    expect(file).toContain('No,No,No,No,No,No,No,LinkedIn,');
    const { secret } = await createToken(team.member, { kind: 'feed', fields: ['platforms'] });
    expect((await fetchFeed(team.planner, secret)).body).toContain('Platforms: LinkedIn');
  });

  test('are hidden, but stay on entries', async () => {
    const post = await add({ youtube: true, otherPlatforms: ['LinkedIn'] });
    await change((current) => current.filter(({ id }) => id !== linkedIn && id !== 'youtube'));
    try {
      const { options } = await stored();
      expect(options.map(({ id }) => id)).toEqual([...PLATFORMS, linkedIn]);
      expect(options.filter(({ isArchived }) => isArchived).map(({ id }) => id)).toEqual([
        'youtube',
        linkedIn,
      ]);
      const path = `/logs/social/${post.id}`;
      const kept = await team.member.rest('PUT', path, { date, postName: 'Kept', youtube: true });
      expect(kept.body).toMatchObject({ youtube: true, otherPlatforms: ['LinkedIn'] });
      expect(
        await find({ conditions: [{ field: 'platforms', operator: 'hasAnyOf', value: ['youtube'] }] }),
      ).toEqual([post.id]);
      const created = await team.member.rest('POST', '/logs/social', {
        ...{ date, postName: 'New', otherPlatforms: ['LinkedIn'] },
      });
      expect(created.status).toBe(400);
    } finally {
      const { options } = await stored();
      await update({ options: options.map(({ id, name, abbreviation }) => ({ id, name, abbreviation })) });
    }
    expect((await stored()).options.every(({ isArchived }) => !isArchived)).toBe(true);
  });

  test('are renamed everywhere, which can be undone', async () => {
    const post = await add({ otherPlatforms: ['LinkedIn'] });
    const before = await stored();
    const renamed = await change((current) =>
      current.map((one) =>
        one.id === linkedIn ? { ...one, name: 'Professional network', abbreviation: 'PN' } : one,
      ),
    );
    expect(renamed).toMatchObject({ version: (before as never as { version: number }).version + 1 });
    expect(await find({ search: 'professional' })).toEqual([post.id]);
    const { edges } = await send<{ edges: { node: { id: string; changes: object[] } }[] }>(CHANGES);
    expect(edges[0]?.node.changes).toMatchObject([{ kind: 'social', title: 'Platforms' }]);
    await send(UNDO, { id: edges[0]?.node.id });
    expect((await stored()).options).toEqual(before.options);
    expect(await find({ search: 'li' })).toEqual([post.id]);
  });

  test('are names in the custom fields of other kinds', async () => {
    await update({ kinds: [{ kind: 'blog' }] });
    const post = await add(
      { blogName: 'Post', dynamicFields: { platforms: ['LinkedIn', 'Facebook'] } },
      'blog',
    );
    expect(post.dynamicFields).toEqual({ platforms: ['Facebook', 'LinkedIn'] });
    expect(await find({ search: 'LI' })).toEqual([post.id]);
    expect(await csv('blog')).toContain('Facebook; LinkedIn');
    expect((await team.member.rest('GET', '/field-configs/social')).body).toEqual([]);
    await update({ kinds: [{ kind: 'social' }] });
  });
});
