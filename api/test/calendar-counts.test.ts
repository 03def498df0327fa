import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { countRow, type DayCount } from '../src/calendar/count-rows.js';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import { linkClient } from './access-tokens.js';
import type { Client } from './client.js';
import { filterInput } from './filter-input.js';
import { runs } from './full.js';
import { soakDatabases, trustedWhenSentAgain, useTeam } from './planner.js';
import { type StoredEntry, storeEntries } from './stored-entries.js';

interface Row {
  kind: string | null;
  brandId: string | null;
  months: { month: string; count: number; isGap: boolean }[];
  total: number;
  longestSilence: { from: string; to: string; days: number } | null;
}

interface CountArguments {
  from: string;
  to: string;
  today: string;
  by: 'kind' | 'brand';
  kinds?: string[] | null;
  filter?: object | null;
}

const COUNTS = `query ($from: CalendarDate!, $to: CalendarDate!, $today: CalendarDate!, $by: CountBy!,
    $filter: EntryFilter) {
  rows: calendarCounts(from: $from, to: $to, today: $today, by: $by, filter: $filter) {
    kind brandId months { month count isGap } total longestSilence { from to days }
  }
}`;

const DAY = 24 * 60 * 60 * 1000;
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Returns the count of the entries that start on a day. `last` is the latest day on which one of them ends. */
const on = (day: string, count = 1, last = day): DayCount => ({ day, count, first: day, last });

describe("a row's counts", () => {
  const year = { from: '2026-01-01', to: '2026-12-31', today: '2026-11-11' };
  const silence = (days: readonly DayCount[], range: object = {}) =>
    countRow(days, { ...year, ...range }).longestSilence;
  const gaps = (days: readonly DayCount[], range: object = {}) =>
    countRow(days, { ...year, ...range }).months.flatMap(({ month, isGap }) => (isGap ? [month] : []));

  test('contain all months in the range, even if the range begins or ends in the middle of a month', () => {
    const { months, total } = countRow([on('2026-12-31', 2), on('2026-11-30')], {
      ...year,
      from: '2026-11-15',
      to: '2027-02-01',
    });
    expect(months.map(({ month, count }) => [month, count])).toEqual([
      ['2026-11-01', 1],
      ['2026-12-01', 2],
      ['2027-01-01', 0],
      ['2027-02-01', 0],
    ]);
    expect(total).toBe(3);
  });

  test('mark a month without entries as a gap if earlier and later entries exist, even outside the range', () => {
    const days = [on('2026-03-08'), on('2026-05-01')];
    const earlier: DayCount = { day: 'earlier', count: 2, first: '2025-01-01', last: '2025-12-31' };
    const later: DayCount = { day: 'later', count: 1, first: '2027-01-01', last: '2027-01-01' };
    expect(gaps(days)).toEqual(['2026-04-01']);
    expect(gaps([earlier, ...days])).toEqual(['2026-01-01', '2026-02-01', '2026-04-01']);
    expect(gaps([...days, later], { from: '2026-05-01', to: '2026-07-31' })).toEqual([
      '2026-06-01',
      '2026-07-01',
    ]);
    expect(gaps([earlier, later], { from: '2026-03-01', to: '2026-03-31' })).toEqual(['2026-03-01']);
    expect(gaps([])).toEqual([]);
  });

  test('contain the longest period without entries, between two entries or until today', () => {
    expect(silence([])).toBeNull();
    expect(silence([on('2026-11-11')])).toBeNull();
    expect(silence([on('2026-11-20')])).toBeNull();
    const spring = [on('2026-03-01'), on('2026-03-05', 1, '2026-03-20'), on('2026-03-10')];
    expect(silence(spring)).toEqual({ from: '2026-03-21', to: '2026-11-11', days: 236 });
    expect(silence([...spring, on('2026-04-01'), on('2026-11-10')])).toMatchObject({ from: '2026-04-02' });
    // The clocks change during this period.
    expect(silence([on('2026-03-07'), on('2026-03-09')], { today: '2026-03-09' })).toEqual({
      from: '2026-03-08',
      to: '2026-03-08',
      days: 1,
    });
    // The next planned entry ends the period, even if the entry is after today.
    const planned = [on('2026-11-01'), on('2026-11-30')];
    expect(silence(planned)).toEqual({ from: '2026-11-02', to: '2026-11-29', days: 28 });
  });

  test('contain periods without entries that extend beyond the range, but none completely outside it', () => {
    const june = { from: '2026-06-01', to: '2026-06-30' };
    const earlier: DayCount = { day: 'earlier', count: 1, first: '2026-01-01', last: '2026-01-10' };
    const later: DayCount = { day: 'later', count: 1, first: '2026-09-01', last: '2026-09-01' };
    const silentUntil = (to: string) => ({ from: '2026-01-11', to, days: expect.any(Number) });
    expect(silence([later, on('2026-06-15'), earlier], june)).toEqual(silentUntil('2026-06-14'));
    expect(silence([earlier, on('2026-06-01'), later], june)).toEqual({
      from: '2026-06-02',
      to: '2026-08-31',
      days: 91,
    });
    expect(silence([earlier, later], june)).toEqual(silentUntil('2026-08-31'));
    expect(silence([earlier], june)).toEqual(silentUntil('2026-11-11'));
    expect(silence([earlier], { ...june, today: '2026-05-31' })).toBeNull();
    expect(silence([on('2026-06-30')], june)).toBeNull();
    expect(silence([later], june)).toBeNull();
  });
});

describe.each(soakDatabases)('the calendar counts on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });

  const send = (countArguments: CountArguments, client: Client) =>
    client.graphql<{ rows: Row[] }>(COUNTS, countArguments);

  async function count(countArguments: CountArguments, client: Client = team.member): Promise<Row[]> {
    const { data, errors } = await send(countArguments, client);
    expect(errors).toBeUndefined();
    return data?.rows ?? [];
  }

  const addBrand = async (name: string) =>
    String((await team.admin.rest('POST', '/brands', { name, color: '#123' })).body.id);

  const year = { from: '2026-01-01', to: '2026-12-31', today: '2026-11-11' };

  test('match counts that are calculated from the individual entries', async () => {
    const brands = [await addBrand('Northwind'), await addBrand('adatum')];
    const names = [brands[1], brands[0], null];
    const date = fc.integer({ min: 0, max: 150 }).map((days) => dayAfter('2025-12-20', days));
    const entries: fc.Arbitrary<StoredEntry[]> = fc.array(
      fc
        .record({
          kind: fc.constantFrom(...LOG_KINDS.slice(0, 3)),
          title: fc.constantFrom('Spring', 'Summer'),
          startDate: date,
          days: fc.constantFrom(0, 0, 1, 40),
          brandId: fc.constantFrom(null, ...brands),
          shown: fc.constantFrom(true, true, true, false),
        })
        .map(({ days, ...entry }) => ({ id: uuid(), ...entry, endDate: dayAfter(entry.startDate, days) })),
      { maxLength: 30 },
    );
    const countArguments = fc.record({
      by: fc.constantFrom('kind' as const, 'brand' as const),
      range: fc.tuple(date, date).map((days) => days.toSorted()),
      today: date,
      kinds: fc.option(fc.subarray([...LOG_KINDS])),
      brandIds: fc.option(fc.subarray(brands)),
      search: fc.constantFrom(null, 'spring'),
    });
    await fc.assert(
      fc.asyncProperty(
        entries,
        fc.array(countArguments, { minLength: 1, maxLength: 4 }),
        async (stored, all) => {
          await storeEntries(team.planner, stored);
          for (const { by, range, today, kinds, brandIds, search } of all) {
            const [from = '', to = ''] = range;
            const rows = await count({
              ...{ by, from, to, today },
              filter: filterInput({ kinds, brandIds, search }),
            });
            const chosen = stored.filter(
              ({ kind, brandId, shown, title }) =>
                shown &&
                (kinds?.includes(kind) ?? true) &&
                (!brandIds || (brandId !== null && brandIds.includes(brandId))) &&
                (search === null || title === 'Spring'),
            );
            const keys: (string | null | undefined)[] =
              by === 'kind'
                ? LOG_KINDS.filter((kind) => kinds?.includes(kind) ?? true)
                : names.filter((id) => !brandIds || (id && brandIds.includes(id)));
            expect(rows.map(({ kind, brandId }) => (by === 'kind' ? kind : brandId))).toEqual(keys);
            for (const [n, row] of rows.entries()) {
              const own = chosen.filter(({ kind, brandId }) => (by === 'kind' ? kind : brandId) === keys[n]);
              const days = own.map(({ startDate: first, endDate: last }): DayCount => {
                const day = first < from ? 'earlier' : first > to ? 'later' : first;
                return { day, count: 1, first, last };
              });
              // Pass each entry as a separate day, so that the expected counts don't depend on how the query groups days.
              expect(row).toMatchObject(countRow(days, { from, to, today }));
            }
          }
        },
      ),
      { numRuns: runs(8, 80) },
    );
  });

  test('include hidden entries only if the filter selects them', async () => {
    const entry = { title: 'x', startDate: '2026-03-08', endDate: '2026-03-08', brandId: null };
    await storeEntries(team.planner, [
      { id: uuid(), kind: 'blog', ...entry, shown: true },
      { id: uuid(), kind: 'blog', ...entry, shown: false },
    ]);
    const total = async (filter: object) =>
      (await count({ ...year, by: 'kind', filter })).map((row) => row.total)[0];
    expect(await total({})).toBe(1);
    expect(await total(filterInput({ visibility: 'hidden' }))).toBe(1);
    expect(await total(filterInput({ visibility: 'all' }))).toBe(2);
    expect(await total(filterInput({ fields: [{ fieldId: uuid(), values: ['x'] }] }))).toBe(0);
  });

  test('contain only the kinds and brands that an access token can see', async () => {
    const [one, two] = [await addBrand('One'), await addBrand('Two')];
    const entry = { title: 'x', startDate: '2026-03-08', endDate: '2026-03-08', shown: true };
    await storeEntries(team.planner, [
      { id: uuid(), kind: 'blog', ...entry, brandId: one },
      { id: uuid(), kind: 'blog', ...entry, brandId: two },
      { id: uuid(), kind: 'event', ...entry, brandId: one },
      { id: uuid(), kind: 'blog', ...entry, brandId: null },
    ]);
    const link = await linkClient(team.planner, team.admin, { brandIds: [one], kinds: ['blog'] });
    const rows = async (by: CountArguments['by']) =>
      (await count({ ...year, by }, link)).map(({ kind, brandId, total }) => [kind, brandId, total]);
    expect(await rows('kind')).toEqual([['blog', null, 1]]);
    expect(await rows('brand')).toEqual([[null, one, 1]]);
  });

  test('reject ranges of more than 400 days', async () => {
    const status = async (to: string) =>
      (await send({ ...year, to, by: 'kind' }, team.member)).errors?.[0]?.extensions.status;
    expect(await status(dayAfter(year.from, 399))).toBeUndefined();
    expect(await status(dayAfter(year.from, 400))).toBe(400);
    expect(await status('2025-12-31')).toBe(400);
  });
});
