import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, exchange, tokenClient, tryToCreate } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { openStream } from './live-stream.js';
import { NAMED, withNames } from './named-values.js';
import { soakDatabases, useTeam } from './planner.js';

const DAY = '2026-03-08';

describe.each(soakDatabases)('frozen links on %s', (database) => {
  const team = useTeam(database);
  let brandId: string;
  let fieldId: string;
  let entryId: string;

  const brand = async (name: string) =>
    (await team.admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
  const event = async (values: object) =>
    (
      await team.admin.rest('POST', '/logs/events', {
        name: 'Night ride',
        startDate: DAY,
        endDate: DAY,
        brandId,
        ...values,
      })
    ).body.id;

  beforeEach(async () => {
    await team.planner.sql('delete from access_tokens');
    await team.planner.sql('delete from entries');
    await team.planner.sql('delete from brands');
    await team.planner.sql('delete from fields where not is_built_in');
    brandId = await brand('Lumen');
    const field = { fieldLabel: 'Status', fieldType: 'text', isShareable: true };
    fieldId = (await team.admin.rest('POST', '/field-configs', { logType: 'event', ...field })).body.id;
    entryId = await event({ notes: 'Secret notes', dynamicFields: { status: 'Draft' } });
  });

  async function link(input: object = {}): Promise<{ client: Client; id: string; token: Entity }> {
    const { token, secret } = await createToken(team.admin, { kind: 'link', brandIds: [brandId], ...input });
    const client = tokenClient(team.planner, (await exchange(team.planner, secret)).body.token);
    return { client, id: token.id, token };
  }

  const CONTENT = `{
    calendar(from: "2026-01-01", to: "2026-12-31") {
      id title startDate endDate ${NAMED} brand { name color } values(ids: ["notes"])
    }
    brands { id name color }
    fields { label isBuiltIn }
    viewerToken { frozenAt }
  }`;
  interface Content {
    calendar: Entity[];
    brands: Entity[];
    fields: { label: string; isBuiltIn: boolean }[];
    viewerToken: { frozenAt: string | null };
  }
  async function contentOf(client: Client): Promise<Content> {
    const content = (await client.graphql<Content>(CONTENT)).data as Content;
    return { ...content, calendar: await withNames(client, content.calendar) };
  }
  const update = async (id: string, input: object) => {
    const query = `mutation ($id: ID!, $input: AccessTokenUpdateInput!) {
      token: updateAccessToken(id: $id, input: $input) { frozenAt }
    }`;
    return team.admin.graphql<{ token: { frozenAt: string | null } }>(query, { id, input });
  };

  test('still show the original content after changes, moves and deletions', async () => {
    const gone = await event({ name: 'Farewell ride' });
    const before = Date.now();
    const { client, token } = await link({ isFrozen: true });
    expect(Date.parse(String(token.frozenAt))).toBeGreaterThanOrEqual(before - 1);
    const frozen = await contentOf(client);
    expect(frozen.viewerToken).toEqual({ frozenAt: token.frozenAt });
    expect(frozen.calendar.map(({ title }) => title)).toEqual(['Farewell ride', 'Night ride']);
    expect(frozen.calendar.at(-1)).toMatchObject({
      ...{ startDate: DAY, dynamicFields: { status: 'Draft' }, values: { notes: null } },
      brand: { name: 'Lumen', color: '#123456' },
    });

    const changed = { name: 'Renamed', startDate: '2026-05-01', endDate: '2026-05-02' };
    await team.admin.rest('PATCH', `/logs/events/${entryId}`, {
      ...changed,
      dynamicFields: { status: 'Done' },
    });
    await team.admin.rest('DELETE', `/logs/events/${gone}`);
    await event({ name: 'Added later' });
    await team.admin.rest('PUT', `/brands/${brandId}`, { name: 'Renamed brand', color: '#654321' });
    const settings = { fieldLabel: 'Renamed field', fieldType: 'text', isShareable: true };
    await team.admin.rest('PUT', `/field-configs/${fieldId}`, settings);
    expect(await contentOf(client)).toEqual(frozen);
    expect((await client.rest('GET', `/logs/events/${gone}`)).body).toMatchObject({
      name: 'Farewell ride',
    });
    expect((await contentOf((await link()).client)).calendar.map(({ title }) => title)).toEqual([
      'Added later',
      'Renamed',
    ]);
  });

  test('let administrators list the stored entries, including those outside the scope', async () => {
    const { id } = await link({ isFrozen: true, kinds: ['event'] });
    await team.admin.rest('PATCH', `/logs/events/${entryId}`, { name: 'Renamed' });
    const entriesOf = async (client: Client, linkId: string) => {
      const query = `query ($linkId: ID!) {
        frozenEntries(linkId: $linkId, from: "${DAY}", to: "${DAY}") { id kind title startDate endDate brandId color }
      }`;
      return client.graphql<{ frozenEntries: Entity[] }>(query, { linkId });
    };
    const days = { startDate: DAY, endDate: DAY };
    const stored = [{ id: entryId, kind: 'event', title: 'Night ride', ...days, brandId, color: null }];
    expect((await entriesOf(team.admin, id)).data).toEqual({ frozenEntries: stored });
    await update(id, { kinds: ['blog'] });
    expect((await entriesOf(team.admin, id)).data).toEqual({ frozenEntries: stored });
    await update(id, { isFrozen: false });
    expect((await entriesOf(team.admin, id)).data).toEqual({ frozenEntries: [] });
    expect((await entriesOf(team.admin, 'unknown')).data).toEqual({ frozenEntries: [] });
  });

  test('hide fields that were removed from links, and deleted fields', async () => {
    const { client, id } = await link({ isFrozen: true });
    const share = (isShareable: boolean) =>
      team.admin.rest('PUT', `/field-configs/${fieldId}`, {
        ...{ fieldLabel: 'Status', fieldType: 'text', isShareable },
      });
    const valuesOf = async () => (await contentOf(client)).calendar.map(({ dynamicFields }) => dynamicFields);
    expect(await valuesOf()).toEqual([{ status: 'Draft' }]);
    await share(false);
    expect(await valuesOf()).toEqual([{}]);
    expect((await contentOf(client)).fields.filter(({ isBuiltIn }) => !isBuiltIn)).toEqual([]);
    await share(true);
    expect(await valuesOf()).toEqual([{}]);
    await update(id, { fields: [fieldId] });
    expect(await valuesOf()).toEqual([{ status: 'Draft' }]);
    await team.admin.rest('DELETE', `/field-configs/${fieldId}`);
    await team.admin.rest('POST', '/field-configs', {
      ...{ logType: 'event', fieldLabel: 'Status', fieldType: 'text', isShareable: true },
    });
    expect(await valuesOf()).toEqual([{}]);
  });

  test.each([true, false])('hide deleted brands and their entries (all brands: %s)', async (isAll) => {
    const { client } = await link({ isFrozen: true, ...(isAll && { brandIds: null }) });
    expect((await contentOf(client)).calendar).toHaveLength(1);
    await team.admin.rest('DELETE', `/brands/${brandId}`);
    expect(await contentOf(client)).toMatchObject({ calendar: [], brands: [] });
  });

  test('contain nothing that the link did not include when it was frozen', async () => {
    const other = await brand('Other');
    await event({ name: 'Of another brand', brandId: other });
    const { client, id } = await link({ isFrozen: true });
    await update(id, { brandIds: null, withoutBrand: true, fields: ['notes'], from: null });
    const { calendar } = await contentOf(client);
    expect(calendar.map(({ title, values }) => [title, values])).toEqual([['Night ride', { notes: null }]]);
    const rows = await team.planner.sql<{ content: string }>('select content::text from frozen_content');
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/Secret notes|Of another brand/);
  });

  test('show less if their scope is reduced', async () => {
    const { client, id } = await link({ isFrozen: true, fields: ['notes'] });
    expect((await contentOf(client)).calendar[0]?.values).toEqual({ notes: 'Secret notes' });
    await update(id, { fields: [] });
    expect((await contentOf(client)).calendar[0]?.values).toEqual({ notes: null });
    await update(id, { kinds: ['blog'] });
    expect((await contentOf(client)).calendar).toEqual([]);
  });

  test('can be unfrozen, and frozen again', async () => {
    const { client, id, token } = await link({ isFrozen: true });
    const titles = async () => (await contentOf(client)).calendar.map(({ title }) => title);
    await team.admin.rest('PATCH', `/logs/events/${entryId}`, { name: 'Second' });
    expect((await update(id, { isFrozen: true })).data?.token.frozenAt).toBe(token.frozenAt);
    expect(await titles()).toEqual(['Night ride']);
    expect((await update(id, { isFrozen: false })).data?.token.frozenAt).toBeNull();
    expect(await titles()).toEqual(['Second']);
    expect(await team.planner.sql('select 1 from frozen_content')).toEqual([]);
    await update(id, { isFrozen: true });
    await team.admin.rest('PATCH', `/logs/events/${entryId}`, { name: 'Third' });
    expect(await titles()).toEqual(['Second']);
  });

  test('lose their content when they are revoked', async () => {
    const { id } = await link({ isFrozen: true });
    await team.admin.graphql(`mutation { revokeAccessToken(id: "${id}") { id } }`);
    expect(await team.planner.sql('select 1 from frozen_content')).toEqual([]);
  });

  test('deliver no live events about changes', async () => {
    const { client, id } = await link({ isFrozen: true });
    const current = await link();
    const [stream, other] = [await openStream(client), await openStream(current.client)];
    try {
      await team.admin.rest('PATCH', `/logs/events/${entryId}`, { name: 'Renamed' });
      await team.admin.rest('PUT', `/brands/${brandId}`, { name: 'Renamed', color: '#654321' });
      await event({ name: 'Added later' });
      await expect.poll(() => other.changes().length).toBe(3);
      expect(stream.changes()).toEqual([]);
      // When the link is no longer frozen, its client receives live events again.
      await update(id, { isFrozen: false });
      await event({ name: 'Added now' });
      await expect.poll(() => stream.changes().length).toBe(1);
    } finally {
      await stream.close();
      await other.close();
    }
  });

  describe('creating a frozen link', () => {
    const rejection = async (input: object) => {
      const { errors } = await tryToCreate(team.admin, { isFrozen: true, ...input });
      return errors?.[0]?.message;
    };
    const fill = (values: string) =>
      team.planner.sql(
        `insert into entries select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()) || ${values})).*
         from entries e, generate_series(1, 5000) n where e.id = ?`,
        [entryId],
      );
    const remains = () =>
      team.planner.sql('select 1 from access_tokens union all select 1 from frozen_content');

    test.each([
      ['embed', { origins: ['https://a.example'] }],
      ['key', {}],
    ])('fails for the kind %s', async (kind, input) => {
      expect(await rejection({ kind, ...input })).toBe('Only links can be frozen.');
    });

    test('fails if it would contain more than 5,000 entries', async () => {
      await fill(`'{}'`);
      expect(await rejection({ kind: 'link' })).toBe(
        'A frozen link can contain at most 5,000 entries. Choose fewer brands or kinds, or a later first day.',
      );
      expect(await remains()).toEqual([]);
      await team.planner.sql('delete from entries where id = ?', [entryId]);
      expect(await rejection({ kind: 'link' })).toBeUndefined();
    });

    test('fails if it would contain more than 10 MB of content', async () => {
      await fill(`jsonb_build_object('values', jsonb_build_object('notes', repeat('x', 2100)))`);
      await team.planner.sql('delete from entries where id = ?', [entryId]);
      expect(await rejection({ kind: 'link', fields: ['notes'] })).toBe(
        'A frozen link can contain at most 10 MB of content. Choose fewer brands or kinds, or a later first day.',
      );
      expect(await remains()).toEqual([]);
    });

    test('fails if 100 frozen links already exist', async () => {
      await link({ isFrozen: true });
      await team.planner.sql(
        `insert into access_tokens select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(),
           'token_hash', md5(n::text)))).* from access_tokens t, generate_series(1, 99) n`,
      );
      expect(await rejection({ kind: 'link' })).toBe(
        'There can be at most 100 frozen links. Revoke one first.',
      );
      expect(await rejection({ kind: 'link', isFrozen: false })).toBeUndefined();
    });
  });

  test('let clients search, list and count the stored entries in the same way as current entries', async () => {
    const { client } = await link({ isFrozen: true });
    await team.planner.sql(`update entries set title = 'Renamed'`);
    const found = await client.graphql(`{
      calendar(from: "${DAY}", to: "${DAY}", filter: { search: "night" }) { id }
      page: entries(filter: { kinds: [event], search: "night" }, first: 5, sort: { field: "@title" }) {
        nodes { title } pageInfo { hasNextPage }
      }
      entry(id: "${entryId}") { title }
      count: brandEntryCount(id: "${brandId.toUpperCase()}")
    }`);
    expect(found.data).toEqual({
      ...{
        calendar: [{ id: entryId }],
        entry: { title: 'Night ride' },
        count: 1,
      },
      page: { nodes: [{ title: 'Night ride' }], pageInfo: { hasNextPage: false } },
    });
    const missing = await client.graphql(`{ count: brandEntryCount(id: "${uuid()}") }`);
    expect(missing.errors?.[0]?.message).toBe('Brand not found');
  });
});
