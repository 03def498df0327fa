import { describe, expect, test, vi } from 'vitest';
import { contractKinds, specifiedKinds } from './contract-kinds.js';
import { databases, useTeam } from './planner.js';
import { smallest } from './samples.js';
import { graphqlTransport, restTransport } from './transport.js';

const ADD = 'mutation { count: addSampleContent(today: "2026-03-08") }';
const REMOVE = 'mutation { count: removeSampleContent }';
const HAS = '{ has: hasSampleContent }';

const platforms = contractKinds.find(({ kind }) => kind === 'social')?.flags ?? [];

describe.each(databases)('sample content on %s', (database) => {
  const team = useTeam(database);
  const run = async (query: string) => {
    const { data, errors } = await team.admin.graphql<{ count: number; has: boolean }>(query);
    expect(errors).toBeUndefined();
    return data as { count: number; has: boolean };
  };
  const everything = async () => ({
    brands: await team.planner.sql('select name, is_sample from brands order by name'),
    entries: await team.planner.sql('select id, version, is_sample from entries order by id'),
  });

  test('contains two brands, and calendar entries of all specified kinds around the current date', async () => {
    expect(await run(HAS)).toEqual({ has: false });
    const { count } = await run(ADD);
    expect(await run(HAS)).toEqual({ has: true });
    expect(await restTransport(team.member).brands()).toHaveLength(2);
    const { data } = await team.member.graphql<{ calendar: { kind: string; startDate: string }[] }>(
      '{ calendar(from: "2026-02-22", to: "2026-03-28") { kind startDate } }',
    );
    expect(data?.calendar).toHaveLength(count);
    expect(new Set(data?.calendar.map(({ kind }) => kind))).toEqual(new Set(specifiedKinds));
    expect(data?.calendar.map(({ startDate }) => startDate)).toContain('2026-03-08');
  });

  test('has a value for every platform, and REST and GraphQL return the same values', async () => {
    await run(ADD);
    const posts = await restTransport(team.member).entries('social');
    expect(posts.map(({ facebook }) => facebook)).toContain(true);
    for (const post of posts) {
      for (const name of platforms) expect([name, post[name]]).toEqual([name, expect.any(Boolean)]);
    }
    expect(await graphqlTransport(team.member).entries('social')).toEqual(posts);
  });

  test('is removed completely without affecting other content', async () => {
    const member = restTransport(team.member);
    const brand = await restTransport(team.admin).createBrand({ name: 'Ours', color: '#123456' });
    await member.createEntry('blog', { ...smallest('blog'), brandId: brand.id });
    const before = await everything();
    const { count } = await run(ADD);
    expect(await run(REMOVE)).toEqual({ count });
    expect(await everything()).toEqual(before);
    expect(await run(HAS)).toEqual({ has: false });
    expect(await run(REMOVE)).toEqual({ count: 0 });
  });

  test('is kept if it was edited or used', async () => {
    const { count } = await run(ADD);
    const [coffee, outdoor] = await restTransport(team.member).brands();
    const [sample] = await graphqlTransport(team.member).entries('blog');
    const edited = await restTransport(team.member).updateEntry('blog', sample?.id ?? '', smallest('blog'));
    const used = await restTransport(team.member).createEntry('other', {
      ...smallest('other'),
      brandId: outdoor?.id,
    });
    await restTransport(team.admin).updateBrand(coffee?.id ?? '', { name: 'Our brand', color: '#123456' });

    expect(await run(REMOVE)).toEqual({ count: count - 1 });
    const kept = await everything();
    expect(kept.entries.map(({ id }) => id)).toEqual([edited.id, used.id]);
    expect(kept.brands).toMatchObject([{ name: outdoor?.name }, { name: 'Our brand' }]);
    expect((await restTransport(team.member).entry('other', used.id)).brandId).toBe(outdoor?.id);
    expect(await run(HAS)).toEqual({ has: false });
  });

  test.each(['0001-01-01', '0001-01-09', '9999-12-31', '9999-12-18'])(
    'cannot be added on %s, which leaves too little room in the calendar',
    async (today) => {
      const { errors } = await team.admin.graphql(
        'mutation ($today: CalendarDate!) { addSampleContent(today: $today) }',
        { today },
      );
      const message = 'today must leave room for the samples between 0001-01-01 and 9999-12-31';
      expect(errors).toMatchObject([
        { message, extensions: { status: 400, type: 'invalid', errors: [{ field: 'today', message }] } },
      ]);
      expect(await everything()).toEqual({ brands: [], entries: [] });
    },
  );

  test.each(['0001-01-10', '9999-12-17'])(
    'can be added on %s, which leaves just enough room in the calendar',
    async (today) => {
      const { errors } = await team.admin.graphql(
        'mutation ($today: CalendarDate!) { addSampleContent(today: $today) }',
        { today },
      );
      expect(errors).toBeUndefined();
    },
  );

  test('is added only once if two requests arrive concurrently', async () => {
    const results = await team.planner.meeting(
      `select key from settings where key = 'sample-content-lock' for update`,
      [1, 2, 3].map(() => () => team.admin.graphql(ADD)),
    );
    const responses = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
    expect(responses.filter((response) => response?.data && !response.errors)).toHaveLength(1);
    const rejected = responses.filter((response) => response?.errors);
    expect(rejected).toHaveLength(2);
    for (const response of rejected) {
      expect(response?.errors?.[0]).toMatchObject({
        message: 'The sample content has already been added.',
        extensions: { status: 409, type: 'conflict' },
      });
    }
    expect(await restTransport(team.member).brands()).toHaveLength(2);
  });

  test.runIf(database === 'postgresql')('is removed without locking entries before brands', async () => {
    await team.admin.graphql(ADD);
    const free = await team.planner.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from brands for update');
      const removal = team.admin.graphql(REMOVE);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await team.planner.sql(waiting)).toHaveLength(1), {
        timeout: 4000,
      });
      const entries = await em.execute('select 1 from entries where is_sample for update nowait');
      return { entries, removal };
    });
    expect(free.entries.length).toBeGreaterThan(0);
    expect((await free.removal).errors).toBeUndefined();
  });

  test('is only available to administrators', async () => {
    for (const query of [ADD, REMOVE, HAS]) {
      expect((await team.member.graphql(query)).errors?.[0]?.extensions).toMatchObject({ status: 403 });
      expect((await team.visitor.graphql(query)).errors?.[0]?.extensions).toMatchObject({ status: 401 });
    }
  });
});
