import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import type { LogKind } from './built-in-kinds.js';
import type { Entity } from './client.js';
import { filterInput } from './filter-input.js';
import { runs } from './full.js';
import { soakDatabases, useTeam } from './planner.js';
import { recordQueries } from './recorded-queries.js';
import { smallest } from './samples.js';
import { storeEntries } from './stored-entries.js';
import { transports } from './transport.js';

const CALENDAR = `query ($from: CalendarDate!, $to: CalendarDate!, $filter: EntryFilter) {
  calendar(from: $from, to: $to, filter: $filter) {
    id kind title startDate endDate brandId
  }
}`;

interface Range {
  from: string;
  to: string;
  kinds?: string[] | null;
  brandIds?: string[] | null;
  search?: string | null;
}

const DAY = 24 * 60 * 60 * 1000;
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

describe.each(soakDatabases)('the calendar on %s', (database) => {
  const team = useTeam(database);
  const transport = () => transports[1].open(team.member);

  const read = ({ from, to, ...filter }: Range) =>
    team.member.graphql<{ calendar: Entity[] }>(CALENDAR, { from, to, filter: filterInput(filter) });
  const titles = async (range: Range) => (await read(range)).data?.calendar.map(({ title }) => title);
  const event = (name: string, startDate: string, endDate: string, more: object = {}) =>
    transport().createEntry('event', { name, startDate, endDate, ...more });

  test('returns entries of all kinds between two days, inclusive', async () => {
    for (const kind of LOG_KINDS) await transport().createEntry(kind, smallest(kind, '2026-03-08', kind));
    await transport().createEntry('blog', smallest('blog', '2026-03-07', 'the day before'));
    await transport().createEntry('blog', smallest('blog', '2026-03-09', 'the day after'));
    expect(await titles({ from: '2026-03-08', to: '2026-03-08' })).toEqual([...LOG_KINDS].sort());
  });

  test('returns entries of all kinds by id, with one statement', async () => {
    const find = (ids: string[]) =>
      team.member.graphql<{ found: Entity[] }>(
        'query ($ids: [ID!]!) { found: entriesById(ids: $ids) { id kind showOnCalendar } }',
        { ids },
      );
    const ids: string[] = [];
    for (const kind of LOG_KINDS) ids.push((await transport().createEntry(kind, smallest(kind))).id);
    const gone = ids.pop() ?? '';
    await team.member.graphql('mutation ($id: ID!) { deleteEntry(id: $id) }', { id: gone });
    const queries = await recordQueries(team.planner.orm, async () => {
      const { data } = await find([...ids, gone, uuid(), 'not an id', ids[0] ?? '']);
      expect(data?.found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(new Set(data?.found.map(({ kind }) => kind)).size).toBe(LOG_KINDS.length - 1);
    });
    expect(queries.filter(({ sql }) => sql.includes('from entries where'))).toHaveLength(1);
    expect((await find([])).data?.found).toEqual([]);
    expect((await find(Array.from({ length: 100 }, () => uuid()))).data?.found).toEqual([]);
    const { errors } = await find(Array.from({ length: 101 }, () => uuid()));
    expect(errors?.[0]).toMatchObject({
      extensions: {
        type: 'invalid',
        errors: [{ field: 'ids', message: 'ids can contain at most 100 ids. Send several requests' }],
      },
    });
  });

  test('returns an event if the range includes any of its days', async () => {
    await event('long', '2026-02-20', '2026-04-20');
    await event('into', '2026-02-28', '2026-03-01');
    await event('out of', '2026-03-31', '2026-04-01');
    await event('before', '2026-02-01', '2026-02-28');
    await event('after', '2026-04-01', '2026-04-02');
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(await titles(march)).toEqual(['long', 'into', 'out of']);
  });

  test('omits entries that are hidden from the calendar', async () => {
    const { id } = await event('hidden', '2026-03-08', '2026-03-09', { showOnCalendar: false });
    expect(await titles({ from: '2026-03-01', to: '2026-03-31' })).toEqual([]);
    await transport().updateEntry('event', id, {
      name: 'shown',
      startDate: '2026-03-08',
      endDate: '2026-03-09',
    });
    expect(await titles({ from: '2026-03-01', to: '2026-03-31' })).toEqual(['shown']);
  });

  test('searches titles literally, ignoring case', async () => {
    for (const name of ['100% Sale', '1000 Sales', 'under_score', 'underXscore', 'back\\slash']) {
      await event(name, '2026-03-08', '2026-03-08');
    }
    const search = (text: string) => titles({ from: '2026-03-08', to: '2026-03-08', search: text });
    expect(await search('SALE')).toEqual(['100% Sale', '1000 Sales']);
    expect(await search('100%')).toEqual(['100% Sale']);
    expect(await search('under_')).toEqual(['under_score']);
    expect(await search('k\\s')).toEqual(['back\\slash']);
    expect(await search('  ')).toHaveLength(5);
  });

  test('accepts ranges of up to 400 days that do not end before they start', async () => {
    const status = async (from: string, to: string) =>
      (await read({ from, to })).errors?.[0]?.extensions.status;
    expect(await status('2026-01-01', dayAfter('2026-01-01', 399))).toBeUndefined();
    expect(await status('2026-01-01', dayAfter('2026-01-01', 400))).toBe(400);
    expect(await status('2026-01-02', '2026-01-01')).toBe(400);
    const { errors } = await team.member.graphql('{ calendar(from: "2026-01-02", to: "2026-01-01") { id } }');
    expect(errors?.[0]?.message).toBe('to must be on or after from');
    expect(await status('0001-01-01', '0001-02-01')).toBeUndefined();
    expect(await status('9999-12-01', '9999-12-31')).toBeUndefined();
    expect(await status('2026-02-29', '2026-03-01')).toBe(400);
  });

  test('requires a login', async () => {
    const { errors } = await team.visitor.graphql(CALENDAR, { from: '2026-03-08', to: '2026-03-08' });
    expect(errors).toMatchObject([{ message: 'Unauthorized', extensions: { status: 401 } }]);
  });

  describe('with random entries', () => {
    const ORIGIN = '2026-03-01';
    const date = fc.integer({ min: 0, max: 60 }).map((days) => dayAfter(ORIGIN, days));
    const brandIds = [uuid(), uuid()];
    const brandId = fc.constantFrom(null, ...brandIds);
    const title = fc.stringMatching(/^[abB%_\\]{1,4}$/);
    interface Planned {
      kind: LogKind;
      title: string;
      startDate: string;
      days: number;
      brandId: string | null;
      shown: boolean;
    }
    const planned: fc.Arbitrary<Planned> = fc.record({
      kind: fc.constantFrom(...LOG_KINDS),
      title,
      startDate: date,
      days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 70 })),
      brandId,
      shown: fc.boolean(),
    });
    const ranges: fc.Arbitrary<Range> = fc
      .tuple(
        date,
        fc.integer({ min: 0, max: 40 }),
        fc.option(fc.uniqueArray(fc.constantFrom<string>(...LOG_KINDS))),
        fc.option(fc.uniqueArray(fc.constantFrom(...brandIds))),
        fc.option(fc.stringMatching(/^[abB%_\\]{0,2}$/)),
      )
      .map(([from, days, kinds, brands, search]) => ({
        from,
        to: dayAfter(from, days),
        kinds,
        brandIds: brands,
        search,
      }));

    beforeAll(async () => {
      for (const id of brandIds) {
        await team.planner.sql(
          `insert into brands (id, name, color, created_at) values (?, 'b', '#000', now())`,
          [id],
        );
      }
    });

    /** Determines, without a database, whether the calendar should include an entry. */
    const shows = (entry: Planned & { endDate: string }, { from, to, kinds, brandIds, search }: Range) =>
      entry.shown &&
      entry.startDate <= to &&
      entry.endDate >= from &&
      (kinds?.includes(entry.kind) ?? true) &&
      (brandIds ? entry.brandId !== null && brandIds.includes(entry.brandId) : true) &&
      entry.title.toLowerCase().includes((search ?? '').toLowerCase());

    test('returns all matching entries and no others', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(planned, { maxLength: 25 }),
          fc.array(ranges, { minLength: 1, maxLength: 5 }),
          async (plans, displayed) => {
            const entries = plans.map((plan) => ({
              ...plan,
              id: uuid(),
              endDate: dayAfter(plan.startDate, plan.days),
            }));
            await storeEntries(team.planner, entries);
            for (const range of displayed) {
              const found = (await read(range)).data?.calendar.map(({ id }) => id).sort();
              expect(found).toEqual(
                entries
                  .filter((entry) => shows(entry, range))
                  .map(({ id }) => id)
                  .sort(),
              );
            }
          },
        ),
        { numRuns: runs(15, 160) },
      );
    });
  });

  describe('in any time zone', () => {
    afterEach(() => vi.unstubAllEnvs());

    // Time zones that have caused date bugs, each with dates around a day on which the clocks change, or on which the
    // zone skips midnight or a whole day. Some offsets include a fraction of an hour.
    test.each([
      ['America/Sao_Paulo', ['2018-11-03', '2018-11-04', '2018-11-05', '2018-02-17', '2018-02-18']],
      ['Pacific/Apia', ['2011-12-29', '2011-12-30', '2011-12-31', '2012-01-01']],
      ['Asia/Kathmandu', ['1985-12-31', '1986-01-01', '2026-03-08']],
      ['Europe/Lisbon', ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25']],
    ])('keeps dates unchanged: %s', async (zone, dates) => {
      vi.stubEnv('TZ', zone);
      const { timeZone } = Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
      expect(Intl.DateTimeFormat().resolvedOptions()).toMatchObject({ timeZone });
      for (const { open } of transports) {
        for (const day of dates) {
          const made = await open(team.member).createEntry('event', {
            name: day,
            startDate: day,
            endDate: day,
          });
          expect(made).toMatchObject({ startDate: day, endDate: day });
          const changed = await open(team.member).updateEntry('event', made.id, {
            name: day,
            startDate: day,
            endDate: dayAfter(day, 1),
          });
          expect(changed).toMatchObject({ startDate: day, endDate: dayAfter(day, 1) });
          expect(await titles({ from: day, to: day })).toContain(day);
          expect(await titles({ from: dayAfter(day, 2), to: dayAfter(day, 2) })).not.toContain(day);
          await open(team.member).deleteEntry('event', made.id);
        }
      }
    });

    test('returns the correct timestamps in all responses', async () => {
      vi.stubEnv('TZ', 'Asia/Kathmandu');
      const before = Date.now();
      const { id, createdAt } = await transport().createEntry('blog', smallest('blog'));
      const instant = Date.parse(String(createdAt));
      expect(instant).toBeGreaterThanOrEqual(before);
      expect(instant).toBeLessThanOrEqual(Date.now());
      expect((await transports[0].open(team.member).entry('blog', id)).createdAt).toBe(createdAt);
    });
  });
});
