import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { fieldRows } from './field-values.js';
import { NAMED, withName } from './named-values.js';
import { soakDatabases, trustedWhenSentAgain, useTeam } from './planner.js';
import { smallest } from './samples.js';
import { insertRows } from './snapshot.js';
import { graphqlTransport, restTransport } from './transport.js';

/** All property names of objects and promises. */
const NAMES = [
  ...new Set([Object.prototype, Promise.prototype].flatMap((owner) => Object.getOwnPropertyNames(owner))),
];

/**
 * The number of times to send each query. graphql-js executes the first request. Later requests run a compiled query.
 */
const TIMES = 3;

const MESSAGE = 'This name cannot be used for a field. Choose another label.';

describe.each(soakDatabases)('a reserved field name on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });

  test.each(['prototype', ...NAMES])('is rejected for new custom fields: %s', async (name) => {
    const field = { logType: 'podcast', fieldLabel: name, fieldType: 'text' };
    for (const names of [{}, { fieldLabel: 'Other', fieldName: ` ${name} ` }]) {
      const { logType, ...body } = { ...field, ...names };
      const { status, body: response } = await team.admin.rest('POST', '/field-configs', {
        logType,
        ...body,
      });
      expect([status, response.message]).toEqual([400, MESSAGE]);
      const { errors } = await team.admin.graphql(
        'mutation ($input: FieldInput!) { createField(input: $input) { id } }',
        {
          input: {
            ...{ label: body.fieldLabel, type: 'text', kinds: [{ kind: logType }] },
            ...('fieldName' in body && { name: body.fieldName }),
          },
        },
      );
      expect(errors).toMatchObject([{ message: MESSAGE, extensions: { status: 400, type: 'invalid' } }]);
    }
  });

  test('is allowed as part of a longer name', async () => {
    const field = { logType: 'podcast', fieldLabel: 'Then what', fieldType: 'text' };
    expect((await team.admin.rest('POST', '/field-configs', field)).status).toBe(201);
  });

  describe.each([{ names: ['then'] }, { names: ['__proto__'] }, { names: NAMES }])(
    'in entries from an earlier version: $names',
    ({ names }) => {
      const values = JSON.stringify(Object.fromEntries(names.map((name) => [name, 'later'])));
      const sorted = (fields: unknown) => Object.entries(fields as object).sort();
      const expected = sorted(JSON.parse(values));

      /** Stores an entry with these values, as an earlier version did. */
      async function store(): Promise<string> {
        const id = uuid();
        const byId: Record<string, unknown> = {};
        for (const name of names) {
          const fieldId = uuid();
          byId[fieldId] = JSON.parse(values)[name];
          await insertRows(team.planner, fieldRows([{ id: fieldId, kind: 'podcast', name }]));
        }
        await team.planner.sql(
          `insert into entries (id, kind, title, start_date, end_date, values, created_at, updated_at)
         values (?, 'podcast', 'Episode', '2026-03-08', '2026-03-08', ?::jsonb, now(), now())`,
          [id, JSON.stringify(byId)],
        );
        return id;
      }

      test.each([
        ['entries', `{ entries { nodes { ${NAMED} } } }`],
        ['calendar', `{ calendar(from: "2026-03-01", to: "2026-03-31") { ${NAMED} } }`],
        ['entry', `query ($id: ID!) { entry(id: $id) { ${NAMED} } }`],
      ])('can be read through %s', async (field, query) => {
        const id = await store();
        for (let time = 0; time < TIMES; time += 1) {
          const { data, errors } = await team.member.graphql<Record<string, unknown>>(query, { id });
          expect(errors).toBeUndefined();
          const found = JSON.parse(JSON.stringify(data?.[field])) as unknown;
          const row = [found].flat()[0] as { nodes?: object[] };
          const { dynamicFields } = await withName(team.member, row.nodes?.[0] ?? row);
          expect(sorted(dynamicFields)).toEqual(expected);
        }
      });

      test.each([
        ['REST', restTransport],
        ['GraphQL', graphqlTransport],
      ])('can be read and written through %s', async (_, open) => {
        const transport = open(team.member);
        const id = await store();
        const body = { ...smallest('podcast'), dynamicFields: JSON.parse(values) as object };
        // Parsing the request drops the key __proto__.
        const written = expected.filter(([name]) => name !== '__proto__');
        for (let time = 0; time < TIMES; time += 1) {
          expect(sorted((await transport.entry('podcast', id)).dynamicFields)).toEqual(
            time === 0 ? expected : written,
          );
          expect(sorted((await transport.entries('podcast')).at(-1)?.dynamicFields)).toEqual(
            time === 0 ? expected : written,
          );
          expect(sorted((await transport.updateEntry('podcast', id, body)).dynamicFields)).toEqual(written);
          expect(sorted((await transport.createEntry('podcast', body)).dynamicFields)).toEqual(written);
        }
        const [row] = await team.planner.sql('select count(*)::int as count from entries');
        expect(row).toEqual({ count: 1 + TIMES });
      });
    },
  );
});
