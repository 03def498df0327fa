import { describe, expect, test } from 'vitest';
import { pageCost } from '../src/schema/cost.js';
import { soakDatabases, trustedWhenSentAgain, useTeam } from './planner.js';

/** All fields that a screen displays in one row, selected as in the sdk. */
const ROW = `{
  __typename id kind title startDate endDate brandId color showOnCalendar version createdAt updatedAt
  values
}`;
const ROWS = `fragment Row on Entry ${ROW}`;
const CALENDAR = 'calendar(from: "2026-01-01", to: "2026-12-31")';
const PAGE = `fragment Page on EntryConnection { edges { node { id } } pageInfo { endCursor hasNextPage } }`;
const page = (size: string) => `entries(${size}) { ...Page }`;

/** The fields of one kind, selected as in the sdk's list query. */
const KIND_ROW = `{
  __typename id kind title startDate endDate brandId color showOnCalendar version createdAt updatedAt
  values(ids: ["mediaType", "platforms"])
}`;

const ID = '01a1fc84-423c-74ab-83ed-b1c9df842da4';
const EDIT = `updateEntries(kind: blog, ids: ["${ID}"], data: { showOnCalendar: true })`;
const COUNTS = `calendarCounts(from: "2026-01-01", to: "2026-12-31", today: "2026-11-11", by: brand) {
  kind brandId total months { month count isGap } longestSilence { from to days }
}`;
/** Returns a selection that repeats a field under different aliases. */
const times = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} }`;

const aliases = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: title`).join(' ');

describe.each(soakDatabases)('the GraphQL cost limit on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });

  test.each([
    ['two lists, each with the fields of its kind', times(2, `entries(first: 10000) { nodes ${KIND_ROW} }`)],
    ['a list with the fields of all kinds', `${ROWS} { entries(first: 10000) { nodes { ...Row } } }`],
    ['a calendar with the fields of all kinds', `${ROWS} { ${CALENDAR} { ...Row } }`],
    ['nine of the longest pages', `${PAGE} ${times(9, page('first: 500'))}`],
    ['many short pages', `${PAGE} ${times(40, page('last: 20'))}`],
    ['a list with many fields', `{ entries(first: 10000) { nodes { ${aliases(45)} } } }`],
    ['many brands', times(80, 'brands { id name }')],
    ['the counts of a calendar by kind and by brand', times(2, COUNTS)],
    ['four counts', times(4, 'filterCounts { total matching brands { brandId count } }')],
    ['ten bulk edits', `mutation ${times(10, EDIT)}`],
  ])('allows %s', async (_what, query) => {
    expect((await team.member.graphql(query)).errors).toBeUndefined();
  });

  test.each([
    [
      'three lists, each with the fields of its kind',
      times(3, `entries(first: 10000) { nodes ${KIND_ROW} }`),
    ],
    [
      'two lists with the fields of all kinds',
      `${ROWS} ${times(2, 'entries(first: 10000) { nodes { ...Row } }')}`,
    ],
    ['twenty lists', times(20, 'entries(first: 10000) { nodes { id } }')],
    ['twenty calendars', times(20, `${CALENDAR} { id }`)],
    ['forty of the longest pages', `${PAGE} ${times(40, page('first: 500'))}`],
    ['four counts of a calendar', times(4, COUNTS)],
    ['five counts', times(5, 'filterCounts { total }')],
    ['eleven bulk edits', `mutation ${times(11, EDIT)}`],
    ['eleven bulk deletions', `mutation ${times(11, `deleteEntries(kind: blog, ids: ["${ID}"])`)}`],
    ['a list with very many fields', `{ entries(first: 10000) { nodes { ${aliases(60)} } } }`],
  ])('rejects %s', async (_what, query) => {
    const { data, errors } = await team.member.graphql(query);
    expect(data ?? null).toBeNull();
    expect(errors?.length).toBeGreaterThan(0);
    for (const error of errors ?? []) {
      expect(error).toMatchObject({
        message: 'This query is too expensive. Request less data or send several requests.',
        extensions: { status: 400, type: 'invalid' },
      });
    }
  });

  test('limits visitors to a few fields that read the database', async () => {
    const sendQuery = (count: number) =>
      team.visitor.graphql(times(count, 'registration { needsSetupCode }'));
    expect((await sendQuery(9)).errors).toBeUndefined();
    expect((await sendQuery(10)).errors?.[0]).toMatchObject({ extensions: { status: 400, type: 'invalid' } });
  });

  test('is checked before the first mutation runs', async () => {
    const creation =
      'first: createEntry(input: { kind: blog, startDate: "2026-03-08", title: "Launch" }) { id }';
    const { errors } = await team.member.graphql(`mutation { ${creation} ${times(11, EDIT).slice(1, -1)} }`);
    expect(errors?.length).toBeGreaterThan(0);
    expect(await team.planner.sql('select 1 from entries')).toEqual([]);
  });

  test.each([
    [
      'logs in',
      3,
      'login(input: $input) { id }',
      '($input: LoginInput!)',
      { input: { email: 'a@b.example', password: 'x' } },
    ],
    ['logs out', 3, 'logout', '', {}],
    ['adds sample content', 11, 'addSampleContent(today: "2026-03-08")', '', {}],
    ['removes sample content', 11, 'removeSampleContent', '', {}],
    [
      'saves columns',
      20,
      'saveColumnPreference(kind: blog, input: $input) { __typename }',
      '($input: ColumnPreferenceInput!)',
      { input: { visibleColumns: [], columnOrder: [] } },
    ],
    [
      'creates fields',
      20,
      'createField(input: $input) { id }',
      '($input: FieldInput!)',
      { input: { label: 'Label', type: 'text', kinds: [{ kind: 'blog' }] } },
    ],
  ])('rejects a request that %s %i times', async (_what, count, field, declared, variables: object) => {
    const { errors } = await team.admin.graphql(`mutation ${declared} ${times(count, field)}`, variables);
    expect(errors?.[0]?.message).toMatch(/too expensive/);
  });

  test('uses the page size from a variable', async () => {
    const query = `${PAGE} query ($first: Int) ${times(40, page('first: $first'))}`;
    // Send the query twice, because it is compiled the second time.
    for (let time = 0; time < 2; time += 1) {
      expect((await team.member.graphql(query, { first: 20 })).errors).toBeUndefined();
    }
    expect((await team.member.graphql(query, { first: 500 })).errors).toHaveLength(1);
  });
});

describe('the cost of a page', () => {
  test('is at least the cost of the fields in one row', () => {
    expect(pageCost(0)).toEqual({ field: 1, multiplier: 1 });
    expect(pageCost(1).multiplier).toBeGreaterThan(1);
  });
});
