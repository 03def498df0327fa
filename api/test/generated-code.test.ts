import { afterEach, describe, expect, test } from 'vitest';
import { soakDatabases, useTeam } from './planner.js';

const MARK = 'plannerRanThis';
const ran = () => (globalThis as Record<string, unknown>)[MARK];

/** graphql-jit 0.8 runs the code that follows this marker in an inline string. */
const MARKER = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
const CODE = `${MARKER}globalThis.${MARK} = true`;

/** Documents with this string in every position that accepts a string. */
const documents: Record<string, string> = {
  'an argument': `{ entries(filter: { search: "${CODE}" }) { pageInfo { endCursor } } }`,
  'a block string': `{ entries(filter: { search: """${CODE}""" }) { pageInfo { endCursor } } }`,
  'a list': `{ entriesById(ids: ["${CODE}"]) { id } entries(filter: { conditions: [{ field: "@brand", operator: "isAnyOf", value: ["${CODE}"] }] }) { pageInfo { endCursor } } }`,
  'an input object': `{ entries(filter: { kinds: [blog], conditions: [{ field: "@brand", operator: "isAnyOf", value: ["${CODE}"] }] }) { pageInfo { endCursor } } }`,
  'an enum value': `{ viewer { id } calendar(from: ${MARKER}globalThis, to: x) { id } }`,
  'an id': `{ entry(id: "${CODE}") { id } }`,
  'a default value': `query ($text: String = "${CODE}") { entries(filter: { search: $text }) { pageInfo { endCursor } } }`,
  'a fragment': `{ ...All } fragment All on Query { entries(filter: { search: "${CODE}" }) { pageInfo { endCursor } } }`,
  'a mutation': `mutation { createEntry(input: { kind: blog, startDate: "2026-03-08", title: "${CODE}", values: { a: "${CODE}" } }) { id } }`,
};

describe.each(soakDatabases)('a string in a GraphQL request on %s', (database) => {
  const team = useTeam(database);
  afterEach(() => {
    delete (globalThis as Record<string, unknown>)[MARK];
  });

  test.each(Object.entries(documents))('never runs as code: %s', async (_, query) => {
    for (const client of [team.visitor, team.member]) {
      // Send the query several times, because a cache might treat the first request differently.
      for (let n = 0; n < 4; n += 1) await client.graphql(query);
      expect(ran()).toBeUndefined();
    }
  });

  test('never runs as code, even as the value of a variable', async () => {
    const query = 'query ($text: String) { entries(filter: { search: $text }) { pageInfo { endCursor } } }';
    for (let n = 0; n < 4; n += 1) await team.member.graphql(query, { text: CODE });
    expect(ran()).toBeUndefined();
  });
});

describe('an alias', () => {
  const team = useTeam('postgresql');

  test.each(['then', '__proto__'])('cannot be %s, and the request is not executed', async (name) => {
    const creation = `mutation { createEntry(input: { kind: blog, startDate: "2026-03-08", title: "x" }) { ${name}: id } }`;
    for (const query of [`{ ${name}: viewer { id } }`, `{ viewer { ${name}: id } }`, creation]) {
      const { errors } = await team.member.graphql(query);
      expect(errors).toMatchObject([
        {
          message: `'${name}' can't be used as an alias. Choose another name.`,
          extensions: { status: 400 },
        },
      ]);
    }
    expect(await team.planner.sql('select 1 from entries')).toEqual([]);
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'catch'])('can be %s', async (name) => {
    for (let n = 0; n < 4; n += 1) {
      const { data } = await team.member.graphql(`{ ${name}: viewer { ${name}: email } }`);
      expect(data).toEqual({ [name]: { [name]: 'member@planner.example' } });
    }
  });
});
