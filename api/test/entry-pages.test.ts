import { plainText } from '@content-planner/model';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import { filterInput } from './filter-input.js';
import { runs } from './full.js';
import { soakDatabases, trustedWhenSentAgain, useTeam } from './planner.js';
import { type StoredEntry, storeEntries } from './stored-entries.js';

interface Page {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const PAGE =
  '{ edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

const ENTRIES = `query ($filter: EntryFilter, $sort: EntrySort,
    $first: Int, $last: Int, $after: String, $before: String) {
  page: entries(filter: $filter, sort: $sort,
    first: $first, last: $last, after: $after, before: $before) ${PAGE}
}`;
const BY_DATE = { field: '@date' };

const BRANDS = [uuid(), uuid()];
const DAYS = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'];

const rows: fc.Arbitrary<StoredEntry[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...LOG_KINDS.slice(0, 3)),
      title: fc.constantFrom('Spring', 'spring', 'SUMMER', 'Über 100%', 'a_b', 'Zebra'),
      days: fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1, maxLength: 2 }),
      brandId: fc.constantFrom(null, ...BRANDS),
      shown: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((plans) =>
    plans.map(({ days, ...plan }) => {
      const [startDate = '', endDate = startDate] = [...days].sort();
      return { id: uuid(), ...plan, startDate, endDate };
    }),
  );

/** Creates a comparator that sorts rows by a key, then by id. It defines the expected order without a database. */
const byKey = (key: (row: StoredEntry) => string) => (a: StoredEntry, b: StoredEntry) => {
  const [left, right] = [key(a) + a.id, key(b) + b.id];
  return left < right ? -1 : Number(left > right);
};

const KEYS = {
  date: (row: StoredEntry) => row.startDate,
  // `\0` separates the title from the following id. Like the end of a title, `\0` sorts before every letter.
  title: (row: StoredEntry) => `${row.title.toLowerCase()}\0`,
};

describe.each(soakDatabases)('paging through entries on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });

  beforeEach(async () => {
    for (const id of BRANDS) {
      await team.planner.sql(
        `insert into brands (id, name, color, created_at) values (?, 'b', '#000', now())`,
        [id],
      );
    }
  });

  const store = (entries: StoredEntry[]) => storeEntries(team.planner, entries);

  async function page(variables: object): Promise<Page> {
    const { data, errors } = await team.member.graphql<{ page: Page }>(ENTRIES, variables);
    expect(errors).toBeUndefined();
    return (data as { page: Page }).page;
  }

  /** Returns all ids, page by page: forward from the start, or backward from the end. */
  async function walk(variables: object, size: number, backwards = false): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | null = null;
    for (;;) {
      const { edges, pageInfo }: Page = await page({
        ...variables,
        ...(backwards ? { last: size, before: cursor } : { first: size, after: cursor }),
      });
      const found = edges.map(({ node }) => node.id);
      if (backwards) ids.unshift(...found);
      else ids.push(...found);
      if (!(backwards ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return ids;
      expect(found).toHaveLength(size);
      expect(pageInfo).toMatchObject({ startCursor: edges[0]?.cursor, endCursor: edges.at(-1)?.cursor });
      cursor = backwards ? pageInfo.startCursor : pageInfo.endCursor;
    }
  }

  const ids = (entries: StoredEntry[]) => entries.map(({ id }) => id);

  test('returns each entry of a log once, in every sort order and in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom('date' as const, 'title' as const),
        fc.constantFrom('ascending', 'descending'),
        fc.integer({ min: 1, max: 4 }),
        async (entries, by, direction, size) => {
          await store(entries);
          const ordered = entries.filter(({ kind }) => kind === 'blog').sort(byKey(KEYS[by]));
          if (direction === 'descending') ordered.reverse();
          const variables = { filter: { kinds: ['blog'] }, sort: { field: `@${by}`, direction } };
          expect(await walk(variables, size)).toEqual(ids(ordered));
          expect(await walk(variables, size, true)).toEqual(ids(ordered));
        },
      ),
      { numRuns: runs(8, 60) },
    );
  });

  test('returns the entries of a log that match the filters and the search, newest date first', async () => {
    const filters = fc.record(
      {
        brandIds: fc.subarray(BRANDS),
        startsFrom: fc.constantFrom(...DAYS),
        startsBefore: fc.constantFrom(...DAYS),
        visibility: fc.constantFrom('shown' as const, 'hidden', 'all'),
      },
      { requiredKeys: [] },
    );
    const searches = fc.constantFrom(null, 'SPRING', '%', '_', 'ü');
    await fc.assert(
      fc.asyncProperty(rows, filters, searches, async (entries, filter, search) => {
        await store(entries);
        const expected = entries
          .filter(
            ({ kind, brandId, startDate, shown, title }) =>
              kind === 'blog' &&
              (!filter.brandIds || (brandId !== null && filter.brandIds.includes(brandId))) &&
              (!filter.startsFrom || startDate >= filter.startsFrom) &&
              (!filter.startsBefore || startDate < filter.startsBefore) &&
              ((filter.visibility ?? 'all') === 'all' || shown === (filter.visibility === 'shown')) &&
              plainText(title).includes(plainText(search ?? '')),
          )
          .sort(byKey(KEYS.date))
          .reverse();
        expect(await walk({ filter: filterInput({ ...filter, kinds: ['blog'], search }) }, 3)).toEqual(
          ids(expected),
        );
      }),
      { numRuns: runs(8, 80) },
    );
  });

  test('begins at a day and pages forward or backward through entries of all kinds', async () => {
    const kinds = fc.option(fc.subarray([...LOG_KINDS]), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(rows, kinds, fc.constantFrom(...DAYS), async (entries, chosen, from) => {
        await store(entries);
        const expected = entries
          .filter(({ kind, shown }) => shown && (chosen?.includes(kind) ?? true))
          .sort(byKey(KEYS.date));
        const filter = filterInput({ kinds: chosen, visibility: 'shown' });
        expect(await walk({ filter: { ...filter, startsFrom: from }, sort: BY_DATE }, 2)).toEqual(
          ids(expected.filter(({ startDate }) => startDate >= from)),
        );
        expect(await walk({ filter: { ...filter, startsBefore: from }, sort: BY_DATE }, 2, true)).toEqual(
          ids(expected.filter(({ startDate }) => startDate < from)),
        );
      }),
      { numRuns: runs(8, 80) },
    );
  });

  test('reports whether there are more rows on either side, for every type of boundary', async () => {
    const windows = fc.record(
      {
        after: fc.nat({ max: 24 }),
        before: fc.nat({ max: 24 }),
      },
      { requiredKeys: [] },
    );
    const sizes = fc.record({ way: fc.constantFrom('first', 'last'), size: fc.integer({ min: 1, max: 4 }) });
    const kinds = fc.option(fc.subarray([...LOG_KINDS]), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(rows, kinds, windows, sizes, async (entries, chosen, marks, { way, size }) => {
        await store(entries);
        const all = (await page({ first: 25, sort: BY_DATE })).edges;
        const order = entries
          .filter(({ kind, shown }) => shown && (chosen?.includes(kind) ?? true))
          .sort(byKey(KEYS.date));
        // A cursor's row doesn't have to match the query.
        const cursors = Object.fromEntries(
          Object.entries(marks).flatMap(([name, index]) => (all[index] ? [[name, all[index].cursor]] : [])),
        );
        const filter = filterInput({ kinds: chosen, visibility: 'shown' });
        const variables = { filter, sort: BY_DATE, [way]: size, ...cursors };
        // Send the query twice, because it is compiled the second time.
        const { edges, pageInfo } = await page(variables);
        expect(await page(variables)).toEqual({ edges, pageInfo });
        if (edges.length > 0) {
          const places = ids(order);
          expect(pageInfo).toMatchObject({
            hasPreviousPage: edges[0]?.node.id !== places[0],
            hasNextPage: edges.at(-1)?.node.id !== places.at(-1),
          });
        } else {
          expect(pageInfo).toMatchObject({ startCursor: null, endCursor: null });
          const place = (index: number | undefined) => all[index ?? -1]?.node.id;
          const { after, before } = { after: place(marks.after), before: place(marks.before) };
          const sorted = entries.toSorted(byKey(KEYS.date));
          const at = (id: string) => sorted.findIndex((entry) => entry.id === id);
          expect(pageInfo).toMatchObject({
            hasPreviousPage: order.some(({ id }) => after !== undefined && at(id) <= at(after)),
            hasNextPage: order.some(({ id }) => before !== undefined && at(id) >= at(before)),
          });
        }
      }),
      { numRuns: runs(25, 240) },
    );
  });

  test("continues at the same position after the cursor's entry is deleted", async () => {
    const entries = DAYS.map((startDate) => ({
      ...{ id: uuid(), kind: 'blog' as const, title: 'a', brandId: null, shown: true },
      ...{ startDate, endDate: startDate },
    }));
    await store(entries);
    const { pageInfo } = await page({ first: 2, sort: BY_DATE });
    await team.planner.sql('delete from entries where id = ?', [entries[1]?.id]);
    const next = await page({ first: 2, sort: BY_DATE, after: pageInfo.endCursor });
    expect(next.edges.map(({ node }) => node.id)).toEqual(ids(entries.slice(2)));
  });

  test.each(['', 'nonsense', 'W10', Buffer.from('["2026-13-01","x"]').toString('base64url')])(
    'rejects the cursor %s',
    async (after) => {
      const { errors } = await team.member.graphql(ENTRIES, { after });
      expect(errors?.[0]).toMatchObject({
        message: 'Invalid cursor. Send a cursor from a response to the same query.',
        extensions: { status: 400, type: 'invalid' },
      });
    },
  );

  test.each([
    [{ first: 10_001 }, 'first', 'first must be at most 10000. Use the cursor to get more'],
    [{ last: 10_001 }, 'last', 'last must be at most 10000. Use the cursor to get more'],
    [{ first: -1 }, 'first', 'first must be 0 or more'],
    [{ first: 1, last: 1 }, 'last', 'Set first or last, not both'],
  ])('rejects the size %j', async (sizes, field, message) => {
    const { errors } = await team.member.graphql(ENTRIES, sizes);
    expect(errors).toMatchObject([
      { message, extensions: { status: 400, type: 'invalid', errors: [{ field, message }] } },
    ]);
  });

  test('rejects visitors, invalid sizes, and cursors for another sort order', async () => {
    await store([
      {
        ...{ id: uuid(), kind: 'blog', title: 'Words', brandId: null, shown: true },
        ...{ startDate: '2026-03-08', endDate: '2026-03-08' },
      },
    ]);
    const { pageInfo } = await page({ sort: { field: '@title' } });
    for (const variables of [{ after: pageInfo.endCursor }, { first: -1 }]) {
      const { errors } = await team.member.graphql(ENTRIES, variables);
      expect(errors?.[0]?.extensions).toMatchObject({ status: 400, type: 'invalid' });
    }
    const { errors } = await team.visitor.graphql(ENTRIES);
    expect(errors?.[0]?.extensions).toMatchObject({ status: 401 });
  });
});
