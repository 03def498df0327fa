import { describe, expect, test } from 'vitest';
import { fieldError } from '../src/field-errors.js';
import type { RequestOptions } from './client.js';
import { useTeam } from './planner.js';

const UNKNOWN = '01a1fc5d-c3c9-72d9-a24c-05549d057638';
const tooLong = 'x'.repeat(301);
const nameTooLong = {
  field: 'name',
  code: 'textTooLong',
  params: { max: 300 },
  message: 'name can have at most 300 characters',
};

describe('the errors of a server', () => {
  const team = useTeam('postgresql');

  const bodyOf = async (path: string, options: RequestOptions = {}): Promise<unknown> =>
    (await team.admin.raw(path, options)).json();

  const graphql = (query: string, variables: object = {}) =>
    bodyOf('/graphql', { method: 'POST', json: { query, variables } });

  test('REST errors have codes, and parameters if their message has any', async () => {
    expect(await bodyOf(`/api/brands/${UNKNOWN}`, { method: 'DELETE' })).toEqual({
      message: 'Brand not found',
      code: 'brandNotFound',
    });
    expect(await bodyOf('/api/brands', { method: 'PATCH' })).toEqual({
      message: 'This path only supports GET, POST.',
      code: 'methodNotAllowed',
      params: { methods: ['GET', 'POST'] },
    });
  });

  test('a single field error determines the code, and several have a common one', async () => {
    const create = (json: object) => bodyOf('/api/brands', { method: 'POST', json });
    const { message, code, params } = nameTooLong;
    expect(await create({ name: tooLong, color: 'teal' })).toEqual({
      ...{ message, code, params },
      errors: [nameTooLong],
    });
    expect(await create({ name: tooLong })).toEqual({
      message: `${message}; color is required`,
      code: 'fieldsInvalid',
      errors: [nameTooLong, { field: 'color', code: 'required', message: 'color is required' }],
    });
  });

  test('errors about custom fields contain the label', async () => {
    const field = { logType: 'blog', fieldLabel: 'Reading time', fieldType: 'number', isRequired: false };
    const { fieldName } = (await bodyOf('/api/field-configs', { method: 'POST', json: field })) as {
      fieldName: string;
    };
    const json = { date: '2026-03-08', blogName: 'Spring', dynamicFields: { [fieldName]: 'long' } };
    expect(await bodyOf('/api/logs/blog', { method: 'POST', json })).toMatchObject({
      errors: [
        {
          field: `dynamicFields.${fieldName}`,
          code: 'wrongType',
          params: { expected: 'number', label: 'Reading time' },
          message: 'Reading time must be a number',
        },
      ],
    });
  });

  test('GraphQL errors name values by field id, as their input does', async () => {
    const field = async (logType: string, fieldLabel: string, isRequired: boolean) => {
      const json = { logType, fieldLabel, fieldType: 'number', isRequired };
      const { body } = await team.admin.rest('POST', '/field-configs', json);
      return body.id;
    };
    const input = { title: 'Spring', startDate: '2026-03-08', endDate: '2026-03-08' };
    const pages = await field('podcast', 'Pages', false);
    const values = { [pages]: 'many', guestNotes: 'x'.repeat(10_001) };
    const create = 'mutation ($entries: [EntryInput!]!) { createEntries(entries: $entries) { id } }';
    const entries = [
      { ...input, kind: 'podcast' },
      { ...input, kind: 'podcast', values: { [pages]: 'many' } },
    ];
    const tooLong = { ...input, kind: 'podcast', values };
    const fieldsOf = (body: unknown) =>
      (body as { errors: { extensions: { errors: object[] } }[] }).errors[0]?.extensions.errors;
    expect(fieldsOf(await graphql(create, { entries }))).toMatchObject([
      { field: `entries.1.values.${pages}`, message: 'Entry 2: Pages must be a number' },
    ]);
    expect(fieldsOf(await graphql(create, { entries: [tooLong] }))).toMatchObject([
      { field: 'entries.0.values.guestNotes' },
    ]);
    const { body: entry } = await team.admin.rest('POST', '/logs/podcast', {
      ...{ date: '2026-03-08', episodeTitle: 'Spring' },
    });
    const patch = { id: entry.id, input: { values: { [pages]: 'many' } } };
    const update = 'mutation ($id: ID!, $input: EntryPatch!) { updateEntry(id: $id, input: $input) { id } }';
    expect(fieldsOf(await graphql(update, patch))).toMatchObject([{ field: `values.${pages}` }]);
    await field('podcast', 'Length', true);
    const missing = { code: 'fieldsRequired', message: 'Please fill in required fields: Length' };
    expect(fieldsOf(await graphql(create, { entries: [entries[0]] }))).toMatchObject([
      { field: 'entries.0.values', ...missing },
    ]);
    const reel = { ...input, kind: 'social', values: { platforms: ['facebook', 'myspace'] } };
    expect(fieldsOf(await graphql(create, { entries: [reel] }))).toMatchObject([
      { field: 'entries.0.values.platforms', code: 'notAnOption' },
    ]);
  });

  test('GraphQL errors have the type, the code and the parameters', async () => {
    const query = 'mutation ($input: BrandInput!) { createBrand(input: $input) { id } }';
    const { message, code, params } = nameTooLong;
    expect(await graphql(query, { input: { name: tooLong, color: 'teal' } })).toMatchObject({
      errors: [
        { message, extensions: { status: 400, type: 'invalid', code, params, errors: [nameTooLong] } },
      ],
    });
    const problem = 'Cannot query field "unknown" on type "Query".';
    expect(await graphql('{ unknown }')).toMatchObject({
      errors: [
        {
          message: problem,
          extensions: { status: 400, type: 'invalid', code: 'queryInvalid', params: { problem } },
        },
      ],
    });
  });
});

test('parameters are as short as messages', () => {
  const options = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(100)}`);
  const { message, params } = fieldError('status', 'notAnOption', { options });
  expect(message).toHaveLength(1_000);
  expect(params).toEqual({ options: options.slice(0, 9) });
  const value = 'x'.repeat(5_000);
  expect(fieldError('origins.0', 'originInvalid', { value }).params).toEqual({
    value: `${'x'.repeat(999)}…`,
  });
});
