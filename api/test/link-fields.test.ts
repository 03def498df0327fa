import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, exchange, tokenClient, tryToCreate } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { soakDatabases, useTeam } from './planner.js';

const DAY = '2026-03-08';

describe.each(soakDatabases)('the fields of links on %s', (database) => {
  const team = useTeam(database);
  let fieldId: string;

  beforeEach(async () => {
    for (const table of ['access_tokens', 'entries']) await team.planner.sql(`delete from ${table}`);
    await team.planner.sql('delete from fields where not is_built_in');
    fieldId = await addField('Status', true);
    await team.admin.rest('POST', '/logs/blog', {
      ...{ date: DAY, blogName: 'Launch', dynamicFields: { status: 'Draft' } },
    });
  });

  const addField = async (fieldLabel: string, isShareable: boolean): Promise<string> =>
    (
      await team.admin.rest('POST', '/field-configs', {
        logType: 'blog',
        fieldLabel,
        fieldType: 'text',
        isShareable,
      })
    ).body.id;

  const share = async (isShareable: boolean, more: object = {}) => {
    const mutation = `mutation ($id: ID!, $keepInLinks: Boolean, $input: FieldUpdateInput!) {
      field: updateField(id: $id, keepInLinks: $keepInLinks, input: $input) { isShareable }
    }`;
    const variables = { id: fieldId, input: { isShareable }, ...more };
    expect((await team.admin.graphql(mutation, variables)).errors).toBeUndefined();
  };

  async function create(kind: 'link' | 'key', input: object = {}): Promise<Client> {
    const { secret } = await createToken(team.admin, { kind, ...input });
    return tokenClient(
      team.planner,
      kind === 'key' ? secret : (await exchange(team.planner, secret)).body.token,
    );
  }

  const valuesOf = async (client: Client) =>
    (await client.rest<Entity[]>('GET', '/logs/blog')).body.map(({ dynamicFields }) => dynamicFields);

  test('new links include the shareable fields of their kinds, and existing links get no other fields', async () => {
    await addField('Budget', false);
    const [link, other] = [await create('link'), await create('link', { kinds: ['email'] })];
    expect(await valuesOf(link)).toEqual([{ status: 'Draft' }]);
    const listed = await team.admin.graphql<{ accessTokens: Entity[] }>('{ accessTokens { fields } }');
    expect(listed.data?.accessTokens.map(({ fields }) => (fields as string[]).includes(fieldId))).toEqual([
      false,
      true,
    ]);
    fieldId = await addField('Author', false);
    await team.planner.sql(`update entries set values = values || jsonb_build_object(?::text, 'Maya')`, [
      fieldId,
    ]);
    await share(true, { fieldLabel: 'Author' });
    expect(await valuesOf(link)).toEqual([{ status: 'Draft' }]);
    expect(await valuesOf(await create('link'))).toEqual([{ author: 'Maya', status: 'Draft' }]);
    expect((await other.rest('GET', '/field-configs/blog')).body).toEqual([]);
  });

  test('links can only include shareable fields, and keys all fields', async () => {
    const budget = await addField('Budget', false);
    expect(
      (await tryToCreate(team.admin, { kind: 'link', fields: [budget] })).errors?.[0]?.message,
    ).toContain("can't be shown to clients");
    const key = await create('key', { fields: [budget] });
    expect(await valuesOf(key)).toEqual([{}]);
    expect(await valuesOf(await create('key', { fields: null }))).toEqual([{ status: 'Draft' }]);
  });

  test('a field that is no longer shareable is removed from links, but not from keys', async () => {
    const [link, key] = [await create('link'), await create('key')];
    await share(false);
    const [first] =
      (
        await team.admin.graphql<{ activity: { edges: { node: Entity }[] } }>(
          '{ activity(first: 1) { edges { node { action subjectType changes { values { name } } } } } }',
        )
      ).data?.activity.edges ?? [];
    expect(first?.node).toEqual({
      ...{ action: 'edit', subjectType: 'accessToken', changes: [{ values: [{ name: 'fields' }] }] },
    });
    expect([await valuesOf(link), await valuesOf(key)]).toEqual([[{}], [{ status: 'Draft' }]]);
    await share(true);
    expect(await valuesOf(link)).toEqual([{}]);
  });

  test('links keep a field that is no longer shareable if they should', async () => {
    const link = await create('link');
    await share(false, { keepInLinks: true });
    expect(await valuesOf(link)).toEqual([{ status: 'Draft' }]);
    expect(await valuesOf(await create('link'))).toEqual([{}]);
  });

  test.each([true, false])(
    'a deleted field is removed from links (kept in links: %s)',
    async (keepInLinks) => {
      const { token } = await createToken(team.admin, { kind: 'link' });
      const mutation = 'mutation ($id: ID!, $keep: Boolean) { deleteField(id: $id, keepInLinks: $keep) }';
      await team.admin.graphql(mutation, { id: fieldId, keep: keepInLinks });
      const [stored] = await team.planner.sql<{ fields: string[] }>(
        'select fields from access_tokens where id = ?',
        [token.id],
      );
      expect(stored?.fields.includes(fieldId)).toBe(keepInLinks);
    },
  );
});
