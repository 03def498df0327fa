import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/accounts/passwords.js';
import { schema } from '../src/graphql/schema.js';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import type { Client } from './client.js';
import { calls, type Operation, resolved } from './documented.js';
import { runs } from './full.js';
import { ADMIN_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';
import { full } from './samples.js';

const RUNS = runs(2, 50);

let passwordHash: string;
// Don't hash at import time, because loading modules blocks the event loop, and hashing jobs that wait too long are
// rejected.
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** A query for a hash of all stored data. Rejected calls must not change this hash. */
const STORED = `select md5(string_agg(stored, '|' order by stored)) as everything from (${[
  ...[
    'entries',
    'brands',
    'fields',
    'options',
    'kind_fields',
    'column_preferences',
    'users',
    'sessions',
    'settings',
  ],
]
  .map((table) => `select ${table}::text as stored from ${table}`)
  .join(' union all ')}) as rows`;

/** Text that databases, parsers and formats often mishandle, and plain text. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '__proto__',
    'constructor',
    '%',
    "'",
    '"',
    '\\',
  ),
  fc.constantFrom('x'.repeat(301), 'x'.repeat(10_001), '🎉'.repeat(300), '{}', 'null', 'true'),
);
const date = fc.constantFrom(
  '2026-03-08',
  '2026-03-09',
  '0001-01-01',
  '9999-12-31',
  '0000-01-01',
  '2026-02-30',
);
const number = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300));
const email = fc.constantFrom(
  'someone@planner.example',
  'admin@planner.example',
  'a@b',
  'ü@ü.example',
  'x\0@y.example',
);
const fields = fc.dictionary(
  fc.constantFrom('author', 'due', '__proto__', 'a\0b', '\ud800'),
  fc.oneof(text, fc.boolean(), fc.constant(null)),
);

/** Returns plausible values for a field with this name, so that most bodies pass the first checks. */
function likely(name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (/^(id|brandId)$/.test(name)) return fc.constantFrom(...ids, null);
  if (/^(ids|brandIds)$/.test(name)) return fc.array(fc.constantFrom(...ids), { maxLength: 4 });
  if (/date$/i.test(name)) return date;
  if (/email$/.test(name)) return email;
  if (/password$/i.test(name)) return fc.oneof(fc.constant(PASSWORD), text);
  if (/^(is[A-Z]|show)/.test(name)) return fc.boolean();
  if (/^(version|displayOrder)$/.test(name)) return number;
  if (/^(logType|kind)$/.test(name)) return fc.constantFrom(...LOG_KINDS);
  if (name === 'kinds') return fc.uniqueArray(fc.constantFrom(...LOG_KINDS));
  if (name === 'fieldType') return fc.constantFrom('text', 'date', 'boolean', 'dropdown');
  if (name === 'dynamicFields') return fields;
  if (name === 'data')
    return fc.record({ brandId: likely('brandId', ids), showOnCalendar: fc.boolean() }, { requiredKeys: [] });
  if (/(Options|Columns|Order)$/.test(name)) return fc.array(text, { maxLength: 4 });
  return text;
}

/** Usually generates the given values, but sometimes arbitrary JSON. */
const perhaps = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: fc.jsonValue() });

/** Generates bodies for an operation. Most have the right shape plus unknown keys, and some are arbitrary JSON. */
function bodyOf(operation: Operation, ids: readonly string[]): fc.Arbitrary<unknown> {
  const schema = operation.requestBody?.content['application/json'].schema;
  if (!schema) return fc.jsonValue();
  const { properties = {}, required = [] } = resolved(schema);
  const names = [...Object.keys(properties), 'id', 'kind', '__proto__'];
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, perhaps(likely(name, ids))])), {
        requiredKeys: required,
      }),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** Returns values for an argument or an input field. */
function variableOf(type: GraphQLInputType, name: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return variableOf(type.ofType, name, ids);
  if (isListType(type)) return fc.array(variableOf(type.ofType, name, ids), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const entries = Object.entries(type.getFields());
    return fc.record(
      Object.fromEntries(entries.map(([name, field]) => [name, perhaps(variableOf(field.type, name, ids))])),
      { requiredKeys: entries.filter(([, field]) => isNonNullType(field.type)).map(([name]) => name) },
    );
  }
  return type.name === 'ID' ? fc.constantFrom(...ids) : likely(name, ids);
}

const isComposite = (type: GraphQLOutputType) => {
  const named = getNamedType(type);
  return isObjectType(named) || isInterfaceType(named);
};

/** Returns a selection of all fields of a type. The depth is limited, because change sets can contain each other. */
function selectionOf(type: GraphQLOutputType, depth = 4): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => depth > 1 || !isComposite(field.type))
    .map(({ name, type }) => `${name}${selectionOf(type, depth - 1)}`);
  return ` { ${fields.join(' ')} }`;
}

/** Returns an operation that selects one field completely, with the field's arguments as variables. */
function operation(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string {
  const list = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const text = `${kind} ${list(args.map(({ name, type }) => `$${name}: ${type}`))} { ${name}${list(args.map(({ name }) => `${name}: $${name}`))}${selectionOf(type)} }`;
  expect(validate(schema, parse(text))).toEqual([]);
  return text;
}

describe.each(soakDatabases)('garbage input on %s', (database) => {
  const team = useTeam(database);
  let client: Client;
  let ids: string[];

  beforeEach(async () => {
    client = team.admin;
    // Reset the rate limits, which wrong passwords in the garbage use up.
    await team.planner.sql('delete from rate_limits');
    // Log in again only if a call has ended the session or logged in another user, because logging in before every test
    // would take too long.
    if ((await client.rest('GET', '/auth/user')).body.email !== ADMIN_EMAIL) {
      await client.rest('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
    }
    // None of the ids belongs to an administrator, so the caller's rights never change.
    const user = uuid();
    await team.planner.sql(
      `insert into users (id, email, password_hash, created_at) values (?, ?, ?, now())`,
      [user, `${user}@planner.example`, passwordHash],
    );
    await team.planner.sql(
      `insert into kinds (id, names, icon, color, dates, title_label, position)
       values ('press', '{"one": "Press", "many": "Press"}', 'newspaper', 'teal', 'day', 'Title', 6)
       on conflict do nothing`,
    );
    ids = ['nonsense', '', 'a\0b', uuid(), user];
    const created = [
      await client.rest('POST', '/brands', { name: 'Northwind', color: '#123456' }),
      await client.rest('POST', '/field-configs', {
        logType: 'blog',
        fieldLabel: 'Author',
        fieldType: 'text',
      }),
      await client.rest('POST', '/field-configs', { logType: 'blog', fieldLabel: 'Due', fieldType: 'date' }),
      await client.rest('POST', '/logs/blog', full('blog')),
      await client.rest('POST', '/logs/press', { title: 'Award', startDate: '2026-03-08' }),
      await client.rest('POST', '/logs/events', full('event')),
    ];
    for (const { status, body } of created) {
      expect(status).toBe(201);
      ids.push(body.id);
    }
  });

  test.each(calls)('causes no server error in $method $path', async ({ method, path, operation }) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), bodyOf(operation, ids), async (id, json) => {
        const real = path
          .replace('/api', '')
          .replace('{kind}', 'press')
          .replace('{id}', encodeURIComponent(id));
        const before = await team.planner.sql(STORED);
        const { status, body } = await client.rest<unknown>(
          method,
          real,
          method === 'GET' ? undefined : json,
        );
        expect(status).toBeLessThan(500);
        if (status < 400) return;
        expect(body).toMatchObject({ message: expect.stringMatching(/./) });
        expect(await team.planner.sql(STORED)).toEqual(before);
      }),
      { numRuns: method === 'GET' ? runs(2, 10) : RUNS },
    );
  });

  const operations = (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, name: field.name, field }));
  });

  test.each(operations)('causes no server error in the $kind $name', async ({ kind, field }) => {
    const query = operation(kind, field);
    const variables = fc.record(
      Object.fromEntries(field.args.map(({ name, type }) => [name, perhaps(variableOf(type, name, ids))])),
      { requiredKeys: field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name) },
    );
    await fc.assert(
      fc.asyncProperty(variables, async (values) => {
        const before = await team.planner.sql(STORED);
        const { errors = [] } = await client.graphql(query, values);
        for (const { extensions } of errors) {
          expect(extensions).toMatchObject({ status: expect.any(Number), code: expect.any(String) });
          expect(extensions.status).toBeLessThan(500);
        }
        if (errors.length > 0) expect(await team.planner.sql(STORED)).toEqual(before);
      }),
      { numRuns: field.args.length === 0 ? 1 : RUNS },
    );
  });

  test('causes no server error in cookies and paths', async () => {
    const header = fc.string({ maxLength: 40 }).map((value) => value.replace(/[^\x20-\x7e]/g, ''));
    await fc.assert(
      fc.asyncProperty(header, fc.string({ unit: 'binary', maxLength: 20 }), async (cookie, path) => {
        const headers = { cookie: `planner_session_4000=${cookie}` };
        const response = await team.visitor.request('/api/brands', { headers });
        expect(response.status).toBe(401);
        const url = `/api/logs/blog/${encodeURIComponent(path.toWellFormed())}`;
        expect((await client.request(url)).status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });

  test.each(['%', '%zz', '%00', '%c3%28', '%ff', '..%2f..', '%2e%2e/', ';', '?', '#', '//'])(
    'causes no server error in the path /api/brands/%s',
    async (path) => {
      expect((await client.rest('PUT', `/brands/${path}`, {})).status).toBeLessThan(500);
    },
  );
});
