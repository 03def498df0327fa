import { describe, expect, test } from 'vitest';
import type { Client, Entity } from './client.js';
import { PASSWORD, soakDatabases, useTeam } from './planner.js';
import { smallest } from './samples.js';

const FIELD = { logType: 'blog', fieldLabel: 'Publish Date', fieldType: 'text' };
const BRAND = { name: 'Northwind', color: '#123456' };

/** Two ways to make the same call. Both return the entity, or the status of an error. */
const transports = [
  {
    name: 'REST',
    async call(client: Client, { method, path, body }: Call) {
      const response = await client.rest<Entity>(method, path, body);
      return response.status < 300 ? response.body : response.status;
    },
  },
  {
    name: 'GraphQL',
    async call(client: Client, { query, variables }: Call) {
      const { data, errors } = await client.graphql<{ result: Entity }>(query, variables);
      return data?.result ?? errors?.[0]?.extensions.status;
    },
  },
];

interface Call {
  method: string;
  path: string;
  body: object;
  query: string;
  variables: object;
}

describe.each(soakDatabases)('null on %s', (database) => {
  const team = useTeam(database);

  describe.each(transports)('through $name', ({ call }) => {
    test('is treated like a missing value in a custom field', async () => {
      const input = {
        ...FIELD,
        fieldName: null,
        dropdownOptions: null,
        isRequired: null,
        displayOrder: null,
      };
      const shared = { label: FIELD.fieldLabel, type: FIELD.fieldType, name: null, options: null };
      const kinds = [{ kind: FIELD.logType, isRequired: null, displayOrder: null }];
      const RESULT = '{ id name fieldName: name fieldLabel: label kinds { isRequired displayOrder } }';
      const created = (await call(team.admin, {
        ...{
          method: 'POST',
          path: '/field-configs',
          body: input,
          variables: { input: { ...shared, kinds } },
        },
        query: `mutation ($input: FieldInput!) { result: createField(input: $input) ${RESULT} }`,
      })) as Entity & { kinds?: object[] };
      const use = { isRequired: false, displayOrder: 0 };
      const expected = (one: typeof created) => (one.kinds ? { kinds: [use] } : use);
      expect(created).toMatchObject({ fieldName: 'publish_date', ...expected(created) });
      const { id } = created;
      const change = { fieldLabel: 'When', fieldType: 'text', isRequired: null, displayOrder: null };
      const updated = await call(team.admin, {
        ...{ method: 'PUT', path: `/field-configs/${id}` },
        body: { ...change, logType: null, fieldName: null },
        query: `mutation ($id: ID!, $input: FieldUpdateInput!) { result: updateField(id: $id, input: $input) ${RESULT} }`,
        variables: { id, input: { label: 'When', type: 'text', options: null, kinds } },
      });
      expect(updated).toMatchObject({
        ...{ fieldName: 'publish_date', fieldLabel: 'When', ...expected(created) },
      });
    });

    test('is treated like a missing value in an account', async () => {
      const input = { email: 'new@planner.example', password: PASSWORD, isAdmin: null, isApproved: null };
      const created = await call(team.admin, {
        ...{ method: 'POST', path: '/users', body: input, variables: { input } },
        query:
          'mutation ($input: UserInput!) { result: createUser(input: $input) { id isAdmin isApproved } }',
      });
      expect(created).toMatchObject({ isAdmin: false, isApproved: true });
      const { id } = created as Entity;
      const change = { email: null, password: null };
      const updated = await call(team.admin, {
        ...{ method: 'PATCH', path: `/users/${id}`, body: change, variables: { id, input: change } },
        query: `mutation ($id: ID!, $input: UserUpdateInput!) {
          result: updateUser(id: $id, input: $input) { email }
        }`,
      });
      expect(updated).toMatchObject({ email: input.email });
      const registration = { email: 'other@planner.example', password: PASSWORD, confirmPassword: null };
      const registered = await call(team.visitor, {
        ...{ method: 'POST', path: '/auth/register', body: registration, variables: { input: registration } },
        query: 'mutation ($input: RegisterInput!) { result: register(input: $input) { pendingApproval } }',
      });
      expect(registered).toMatchObject({ pendingApproval: true });
      await team.planner.sql(`delete from users where email in (?, ?)`, [input.email, registration.email]);
    });

    test('is treated like a missing value in a bulk edit, except that it removes the brand', async () => {
      const { body: brand } = await team.admin.rest('POST', '/brands', BRAND);
      const { body: entry } = await team.member.rest('POST', '/logs/blog', {
        ...{ ...smallest('blog'), brandId: brand.id, showOnCalendar: false },
      });
      const edit = (data: object) =>
        call(team.member, {
          ...{ method: 'PATCH', path: '/logs/blog/bulk', body: { ids: [entry.id], data } },
          query: `mutation ($ids: [ID!]!, $data: EntriesUpdateInput!) {
            result: updateEntries(kind: blog, ids: $ids, data: $data)
          }`,
          variables: { ids: [entry.id], data },
        });
      expect(await edit({ showOnCalendar: null })).toBe(400);
      await edit({ brandId: null, showOnCalendar: null });
      const { body: edited } = await team.member.rest('GET', `/logs/blog/${entry.id}`);
      expect(edited).toMatchObject({ brandId: null, showOnCalendar: false, version: 2 });
    });
  });
});

describe.each(soakDatabases)('a deletion on %s', (database) => {
  const team = useTeam(database);

  test('returns the stored id even if the request uses different letter case', async () => {
    const { body: entry } = await team.member.rest('POST', '/logs/blog', smallest('blog'));
    const { body: brand } = await team.admin.rest('POST', '/brands', BRAND);
    const { body: field } = await team.admin.rest('POST', '/field-configs', FIELD);
    const { body: user } = await team.admin.rest('POST', '/users', {
      ...{ email: 'new@planner.example', password: PASSWORD },
    });
    for (const [name, { id }] of Object.entries({
      deleteEntry: entry,
      deleteBrand: brand,
      deleteField: field,
      deleteUser: user,
    })) {
      const { data } = await team.admin.graphql(`mutation { deleted: ${name}(id: "${id.toUpperCase()}") }`);
      expect([name, data]).toEqual([name, { deleted: id }]);
    }
  });

  test('returns 404 for an id that the database can not store', async () => {
    for (const name of ['deleteEntry', 'deleteBrand', 'deleteField', 'deleteUser']) {
      const mutation = `mutation ($id: ID!) { ${name}(id: $id) }`;
      const { errors } = await team.admin.graphql(mutation, { id: 'a\0b' });
      expect([name, errors?.[0]?.extensions.status]).toEqual([name, 404]);
    }
  });
});
