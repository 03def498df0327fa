import { describe, expect, test } from 'vitest';
import { kindList } from '../src/logs/kinds/index.js';
import { databases, useTeam } from './planner.js';

/** All that a screen asks of a row, in the shape in which the sdk asks. */
const ROW = `{
  __typename id kind title startDate endDate brandId color showOnCalendar dynamicFields version createdAt updatedAt
  ${kindList
    .map(({ typeName, fields }) => `... on ${typeName} { __typename ${Object.keys(fields).join(' ')} }`)
    .join(' ')}
}`;
const ROWS = `fragment Row on LogEntry ${ROW}`;
const CALENDAR = 'calendar(from: "2026-01-01", to: "2026-12-31")';
const page = (size: string, row: string) =>
  `entries(${size}) { edges { node ${row} } pageInfo { endCursor hasNextPage } }`;

/** The same several times in one request. */
const times = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} }`;

const aliases = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: title`).join(' ');

describe.each(databases)('what one GraphQL request may ask for on %s', (database) => {
  const team = useTeam(database);

  test.each([
    ['ten lists with all their fields', `${ROWS} ${times(10, 'logs(kind: blog) { ...Row }')}`],
    ['ten calendars with all their fields', `${ROWS} ${times(10, `${CALENDAR} { ...Row }`)}`],
    ['nine of the longest pages', `${ROWS} ${times(9, page('first: 500', '{ ...Row }'))}`],
    ['many short pages', times(60, page('last: 20', '{ id }'))],
    ['a list with many fields', `{ logs(kind: blog) { ${aliases(450)} } }`],
    ['many brands', times(100, 'brands { id name color }')],
  ])('is %s', async (_what, query) => {
    expect((await team.member.graphql(query)).errors).toBeUndefined();
  });

  test.each([
    ['twenty lists with all their fields', `${ROWS} ${times(20, 'logs(kind: blog) { ...Row }')}`],
    ['150 lists', times(150, 'logs(kind: blog) { id }')],
    ['110 calendars', times(110, `${CALENDAR} { id }`)],
    ['forty of the longest pages', times(40, page('first: 500', '{ id }'))],
    ['a list with very many fields', `{ logs(kind: blog) { ${aliases(600)} } }`],
  ])('is not %s', async (_what, query) => {
    // Twice: the second time the query is compiled.
    for (let time = 0; time < 2; time += 1) {
      const { data, errors } = await team.member.graphql(query);
      expect(data ?? null).toBeNull();
      expect(errors?.length).toBeGreaterThan(0);
      for (const error of errors ?? []) {
        expect(error).toMatchObject({
          message: 'This asks for too much at once: ask for less, or in several requests.',
          extensions: { status: 400, code: 'invalid' },
        });
      }
    }
  });

  test('is told by the size of a page that a variable gives', async () => {
    const query = `query ($first: Int) ${times(40, page('first: $first', '{ id }'))}`;
    expect((await team.member.graphql(query, { first: 50 })).errors).toBeUndefined();
    expect((await team.member.graphql(query, { first: 500 })).errors).toHaveLength(1);
  });
});
