import { FIELD_TYPES, fieldTypeOf, hasTypeOf, isValidValue, OPERATORS } from '@content-planner/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { createToken } from './access-tokens.js';
import type { Entity } from './client.js';
import { fetchFeed, parseFeed } from './feeds.js';
import { soakDatabases, useTeam } from './planner.js';

const DAY = new Date().toISOString().slice(0, 10);
const CREATE_FIELD = `mutation ($input: FieldInput!) { created: createField(input: $input) { id name options { id } } }`;
const CREATE = 'mutation ($input: EntryInput!) { created: createEntry(input: $input) { id values } }';
const FIND = 'query ($filter: EntryFilter!) { entries(filter: $filter) { edges { node { id } } } }';

/** Values of all JSON types and formats. */
const SAMPLES = [DAY, '14:30', 'https://example.com/', 'Tires', 1250.5, 4, true, -0.5];

describe.each(soakDatabases)('field types on %s', (database) => {
  const team = useTeam(database);

  const send = async (query: string, variables: object) => {
    const { data, errors } = await team.admin.graphql<{ created: Entity }>(query, variables);
    return { created: data?.created, status: errors?.[0]?.extensions.status };
  };
  const find = async (field: string, operator: string) => {
    const filter = { conditions: [{ field, operator }] };
    const { data } = await team.member.graphql<{ entries: { edges: { node: Entity }[] } }>(FIND, { filter });
    return data?.entries.edges.map(({ node }) => node.id);
  };

  beforeEach(() => team.planner.sql('delete from access_tokens'));

  test.each(FIELD_TYPES)('%s can be stored, filtered, exported and shown in feeds', async (type) => {
    const { hasOptions, hasPeople } = fieldTypeOf(type);
    const options = hasOptions ? [{ name: 'Draft' }, { name: 'Done' }] : [];
    const input = { label: `Of ${type}`, type, options, isShareable: true, kinds: [{ kind: 'blog' }] };
    const { created: field } = await send(CREATE_FIELD, { input });
    const id = field?.id ?? '';
    const [me] = await team.planner.sql<{ id: string }>(`select id from users where is_admin limit 1`);
    const offered = hasPeople
      ? [me?.id ?? '']
      : ((field?.options ?? []) as Entity[]).map((option) => option.id);
    const samples = [...offered, offered, ...SAMPLES].filter((value) => hasTypeOf(type, value));
    const value = samples.find((sample) => isValidValue(type, sample, offered));
    const entry = (given: unknown) => ({
      input: { kind: 'blog', title: 'Post', startDate: DAY, values: { [id]: given } },
    });

    for (const invalid of [{ a: 1 }, ...samples.filter((one) => !isValidValue(type, one, offered))])
      expect((await send(CREATE, entry(invalid))).status).toBe(400);
    const { created } = await send(CREATE, entry(value));
    expect(created?.values).toMatchObject({ [id]: value });
    expect(Object.keys(OPERATORS[type])).toEqual(expect.arrayContaining(['isEmpty', 'isNotEmpty']));
    expect(await find(id, 'isNotEmpty')).toEqual([created?.id]);
    expect(await find(id, 'isEmpty')).toEqual([]);

    const { body } = await team.member.request<string>('/api/logs/blog.csv');
    const [head = '', line = ''] = body.split('\r\n').map((row) => row.split(','));
    const cell = line[head.indexOf(input.label)];
    expect(cell).not.toBe('');
    const { secret } = await createToken(team.admin, { kind: 'feed', fields: [id] });
    const { events } = parseFeed((await fetchFeed(team.planner, secret)).body);
    expect(events[0]?.description).toMatch(new RegExp(`${input.label}: .`));
  });
});
