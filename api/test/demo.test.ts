import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/accounts/passwords.js';
import { demoLogins, seedDemo } from '../src/seed/demo.js';
import { createToken } from './access-tokens.js';
import { createTestPlanner, databases, type TestPlanner } from './planner.js';
import { restTransport } from './transport.js';

describe.each(databases)('the demo on %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterEach(() => planner.clear());
  afterAll(() => planner.close());

  const start = async () => {
    await seedDemo(planner.orm.em.fork());
    return demoLogins(planner.orm.em.fork());
  };

  test('prints working logins, even after a restart', async () => {
    const logins = await start();
    expect(logins).toHaveLength(2);
    expect(await start()).toEqual(logins);
    for (const line of logins) {
      const [, email, password, role] =
        /^(\S+) with the password (\S+)( \(administrator\))?$/.exec(line) ?? [];
      const user = await restTransport(planner.visitor()).login({ email, password });
      expect(user.isAdmin).toBe(role !== undefined);
    }
  });

  test('can be shared with a link', async () => {
    await start();
    const maya = planner.visitor();
    await restTransport(maya).login({ email: 'maya@planner.example', password: 'plan-the-whole-month' });
    expect((await createToken(maya, { kind: 'link' })).secret).toBeTruthy();
  });

  test('omits logins that were changed or revoked', async () => {
    const [maya = ''] = await start();
    await planner.sql(`update users set is_approved = false where email like 'jonas%'`);
    expect(await start()).toEqual([maya]);
    const changed = await hashPassword('a new password');
    await planner.sql(`update users set password_hash = ? where email like 'maya%'`, [changed]);
    expect(await start()).toEqual([]);
  });

  test('adds nothing and prints no logins if users already exist', async () => {
    await planner.register('first@planner.example');
    expect(await start()).toEqual([]);
    expect(await planner.sql('select 1 from entries')).toEqual([]);
  });

  test.each(['2026-11-22', '2026-10-14', '2027-02-28', '2028-02-29'])(
    'has entries on the right weekdays, with statuses that match their dates, on %s',
    async (day) => {
      await planner.clear();
      await seedDemo(planner.orm.em.fork(), new Date(`${day}T12:00:00`));
      const entries = (await planner.sql(
        `select title, start_date::text as date,
           (select options.name from options join fields on fields.id = field_id
           where fields.name = 'status' and options.id = entries.values ->> field_id) as status from entries`,
      )) as { title: string; date: string; status: string | null }[];
      const weekdayOf = (date: string) =>
        new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
      const named = entries.filter(({ title }) => /^(Friday|Saturday|Sunday)/.test(title));
      expect(named.length).toBe(12);
      for (const { title, date } of named) expect(title).toContain(weekdayOf(date));
      const withStatus = entries.filter(({ status }) => status !== null);
      expect(withStatus.length).toBeGreaterThan(20);
      for (const { title, date, status } of withStatus)
        expect(status === 'Published', `${title} on ${date}`).toBe(date < day);
      const titles = entries.filter(({ title }) => /launch$/.test(title)).map(({ title }) => title);
      expect(new Set(titles).size).toBe(4);
      const episodes = entries.flatMap(({ title }) => /^Ep\. \d+/.exec(title)?.[0] ?? []);
      expect(episodes.length).toBeGreaterThan(4);
      expect(new Set(episodes).size).toBe(episodes.length);
    },
  );
});
