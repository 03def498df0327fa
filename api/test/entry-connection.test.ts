import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client } from './client.js';
import { fieldRows } from './field-values.js';
import { databases, useTeam } from './planner.js';
import { insertRows } from './snapshot.js';

const [BUDGET, STATUS, AUTHOR, DUE, SECRET] = Array.from({ length: 5 }, () => uuid()) as [
  ...[string, string, string, string, string],
];

const FIELDS = [
  { id: BUDGET, kind: 'blog', name: 'budget', type: 'number', isShareable: true },
  {
    ...{ id: STATUS, kind: 'blog', name: 'status', type: 'dropdown', isShareable: true },
    options: [{ name: 'Draft' }, { name: 'Ready' }],
  },
  { id: AUTHOR, kind: 'blog', name: 'author', type: 'text', isShareable: true },
  { id: DUE, kind: 'blog', name: 'due', type: 'date', isShareable: true },
  { id: SECRET, kind: 'blog', name: 'secret', type: 'text' },
];
const [draft, ready] = (fieldRows(FIELDS).options as { id: string }[]).map(({ id }) => id);

const AT = '2026-01-01T09:00:00Z';
const entry = (title: string, day: string, values: object = {}, more: object = {}) => ({
  ...{ id: uuid(), kind: 'blog', title, start_date: day, end_date: day, show_on_calendar: true },
  ...{ values, version: 1, created_at: AT, updated_at: AT },
  ...more,
});

const ROWS = [
  entry('One', '2026-03-01', { [BUDGET]: 10, [STATUS]: ready, [AUTHOR]: 'Zoë', [SECRET]: 'x' }),
  entry('Two', '2026-03-02', { [BUDGET]: 9, [STATUS]: draft, [AUTHOR]: 'adam', [DUE]: '2026-05-01' }),
  entry('Three', '2026-03-03', { [BUDGET]: '7', [AUTHOR]: 'Émile', [DUE]: '2026-04-01' }),
  entry('Four', '2026-03-04', { platforms: ['instagram'] }, { kind: 'social' }),
  entry('Five', '2026-03-05', { notes: 'Bring keys', location: 'Berlin' }, { kind: 'event' }),
];

const ENTRIES = `query ($filter: EntryFilter, $sort: EntrySort, $first: Int, $last: Int, $after: String, $before: String) {
  entries(filter: $filter, sort: $sort, first: $first, last: $last, after: $after, before: $before) {
    totalCount edges { node { title } } pageInfo { endCursor startCursor hasNextPage hasPreviousPage }
  }
}`;

interface Page {
  totalCount: number;
  edges: { node: { title: string } }[];
  pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
}

async function read(client: Client, variables: object = {}) {
  const { data, errors } = await client.graphql<{ entries: Page }>(ENTRIES, variables);
  if (!data?.entries) throw new Error(errors?.[0]?.message);
  const { edges, ...page } = data.entries;
  return { titles: edges.map(({ node }) => node.title), ...page };
}

describe.each(databases)('the entries of all kinds on %s', (database) => {
  const team = useTeam(database);

  beforeEach(() => insertRows(team.planner, { ...fieldRows(FIELDS), entries: ROWS }));

  test('are listed in pages, newest first, with the number of all matches', async () => {
    const first = await read(team.member, { first: 2 });
    expect(first).toMatchObject({ titles: ['Five', 'Four'], totalCount: 5 });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const next = await read(team.member, { first: 2, after: first.pageInfo.endCursor });
    expect(next.titles).toEqual(['Three', 'Two']);
    const back = await read(team.member, { last: 2, before: next.pageInfo.startCursor });
    expect(back.titles).toEqual(['Five', 'Four']);
    const filter = { conditions: [{ field: 'platforms', operator: 'hasAnyOf', value: ['instagram'] }] };
    expect(await read(team.member, { filter })).toMatchObject({ titles: ['Four'], totalCount: 1 });
    const kinds = { conditions: [{ field: '@kind', operator: 'isAnyOf', value: ['event', 'social'] }] };
    expect(await read(team.member, { filter: kinds })).toMatchObject({ titles: ['Five', 'Four'] });
    const none = { conditions: [{ field: '@kind', operator: 'isAnyOf', value: [] }] };
    expect(await read(team.member, { filter: none })).toMatchObject({ titles: [], totalCount: 0 });
  });

  test.each([
    ['@title', ['Five', 'Four', 'One', 'Three', 'Two']],
    ['@date', ['One', 'Two', 'Three', 'Four', 'Five']],
    [BUDGET, ['Two', 'One', 'Three']],
    [STATUS, ['Two', 'One', 'Three']],
    [AUTHOR, ['Two', 'Three', 'One']],
    [DUE, ['Three', 'Two', 'One']],
  ])('can be sorted by %s, across pages in both directions', async (field, expected) => {
    const filter = { conditions: [{ field: '@kind', operator: 'isAnyOf', value: ['blog'] }] };
    const isAll = field.startsWith('@');
    for (const direction of ['ascending', 'descending']) {
      const sort = { field, direction };
      const titles: string[] = [];
      let page: Awaited<ReturnType<typeof read>> | undefined;
      do {
        page = await read(team.member, {
          ...{ sort, first: 1, after: page?.pageInfo.endCursor ?? null, filter: isAll ? null : filter },
        });
        titles.push(...page.titles);
      } while (page.pageInfo.hasNextPage);
      expect(titles).toEqual(direction === 'ascending' ? expected : expected.toReversed());
    }
  });

  test('cannot be sorted by what a link does not show, or by an invalid cursor', async () => {
    const link = await linkClient(team.planner, team.admin, {});
    expect((await read(link, { sort: { field: AUTHOR } })).titles[0]).toBe('Two');
    await expect(read(link, { sort: { field: SECRET } })).rejects.toThrow();
    await expect(read(link, { sort: { field: 'notes' } })).rejects.toThrow();
    await expect(read(team.member, { sort: { field: `x'y` } })).rejects.toThrow();
    const cursor = Buffer.from(JSON.stringify(['many', ROWS[0]?.id])).toString('base64url');
    await expect(read(team.member, { sort: { field: BUDGET }, after: cursor })).rejects.toThrow();
  });

  test('have values by field id, as far as a token shows them', async () => {
    const key = tokenClient(team.planner, (await createToken(team.admin, { kind: 'key' })).secret);
    const link = await linkClient(team.planner, team.admin, {});
    const values = async (client: Client, ids: string[] | null, title: string) => {
      const { data, errors } = await client.graphql<{ calendar: { title: string; values: object }[] }>(
        `query ($ids: [ID!]) { calendar(from: "2026-03-01", to: "2026-03-31") { title values(ids: $ids) } }`,
        { ids },
      );
      if (!data) throw new Error(errors?.[0]?.message);
      return data.calendar.find((one) => one.title === title)?.values;
    };
    const all = { [BUDGET]: 10, [STATUS]: ready, [AUTHOR]: 'Zoë', [SECRET]: 'x' };
    expect(await values(team.member, null, 'One')).toEqual(all);
    const { [SECRET]: _, ...shareable } = all;
    expect(await values(link, null, 'One')).toEqual(shareable);
    expect(await values(link, [SECRET, BUDGET], 'One')).toEqual({ [SECRET]: null, [BUDGET]: 10 });
    expect(await values(team.member, ['platforms'], 'Four')).toEqual({ platforms: ['instagram'] });
    expect(await values(team.member, ['notes', 'location'], 'Five')).toEqual({
      ...{ notes: 'Bring keys', location: 'Berlin' },
    });
    expect(await values(key, ['notes', 'location'], 'Five')).toEqual({ notes: null, location: 'Berlin' });
    expect(await values(team.member, [], 'One')).toEqual({});
    await expect(values(team.member, Array(101).fill(BUDGET), 'One')).rejects.toThrow();
  });
});
